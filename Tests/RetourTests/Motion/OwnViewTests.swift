// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// The motion of custom views.
@MainActor struct OwnViewTests {
  /// A button with custom colors, shadow and font.
  private func button(_ context: BackButton.Context) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(context.title ?? "Back", for: .normal)
    button.setTitleColor(.systemGreen, for: .normal)
    button.setTitleColor(.systemRed, for: .highlighted)
    button.setTitleShadowColor(.black, for: .normal)
    button.titleLabel?.shadowOffset = CGSize(width: 0, height: -1)
    button.titleLabel?.font = .boldSystemFont(ofSize: 14)
    context.parts.label = button.titleLabel
    return button
  }

  @Test(arguments: World.Direction.allCases)
  func `a UIButton morphs and is restored afterwards`(_ direction: World.Direction) throws {
    let stage = BackStage(["Inbox", "Letter"], direction) { $0.backButton = .view(button) }
    let own = try #require(
      stage.pages[1].backView?.everything.compactMap { $0 as? UIButton }.last
    )
    let label = try #require(own.titleLabel)
    let (rest, parent) = (label.frame, label.superview)
    stage.world.finger.dragFromLeadingEdge(to: 0.4)
    #expect(stage.offset(of: label) > 20)
    #expect(label.seenAlpha < 0.8)
    stage.world.finger.hold(for: 0.2)
    stage.world.finger.up()
    stage.world.settle()
    #expect(label.frame == rest)
    #expect(label.superview === parent)
    #expect(label.alpha == 1)
    stage.world.finger.down(at: stage.point(24))
    #expect(own.isHighlighted)
    #expect(label.textColor == .systemRed)
    stage.world.finger.up()
    stage.world.settle()
    #expect(stage.titles == ["Inbox"])
  }

  @Test func `a custom alpha and transform are restored`() throws {
    let stage = BackStage(["Inbox"]) {
      $0.backButton = .view { context in
        let view = UIView.plate(width: 60)
        let mark = UIView.plate(.systemBlue, width: 10, height: 10)
        mark.alpha = 0.5
        mark.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.addSubview(mark)
        context.parts.indicator = mark
        return view
      }
    }
    let page = stage.show("Letter")
    stage.show("Answer")
    stage.pop()
    let mark = try #require(page.backView?.everything.first { $0.bounds.width == 10 })
    #expect(mark.alpha == 0.5)
    #expect(mark.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test func `a look that changes during a push is the new one at its end`() throws {
    let stage = BackStage(["Inbox", "Letter"]) { $0.backButton = .background(.pill) }
    let page = stage.push("Answer")
    stage.world.advance(by: 0.1)
    stage.stack.backButton = .view { _ in .plate(width: 77) }
    stage.world.settle()
    #expect(page.backView?.bounds.width == 77)
    #expect(page.backView?.subviews.first?.frame == page.backView?.bounds)
    #expect(stage.bar.everything.filter { $0.bounds.width == 77 }.count == 3)
    stage.pop()
    #expect(stage.stack.topViewController?.backView?.bounds.width == 77)
  }

  @Test func `a resize during a push keeps the button in place`() throws {
    let stage = BackStage(["Inbox", "Letter"]) { $0.backButton = .background(.pill) }
    stage.push("Answer")
    stage.world.advance(by: 0.1)
    stage.world.resize(to: CGSize(width: 300, height: 200))
    stage.world.settle()
    let view = try #require(stage.stack.topViewController?.backView)
    #expect(view.convert(view.bounds, to: stage.bar).minX == 16)
    #expect(view.subviews.first?.frame == view.bounds)
  }
}
