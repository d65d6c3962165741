// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// The motion of custom back buttons in transitions.
@MainActor struct BackMotionTests {
  private func stage(
    _ titles: [String],
    _ direction: World.Direction,
    _ motion: BackButton.Motion
  ) -> BackStage {
    BackStage(titles, direction) {
      $0.backButton = BackButton.background(.pill).withMotion(motion)
    }
  }

  /// The view that moves: the content of a page's button.
  private func mover(_ page: UIViewController) throws -> UIView {
    try #require(page.backView?.subviews.first)
  }

  private func expectNothingIsLeft(_ stage: BackStage) throws {
    stage.world.settle()
    for page in stage.pages.dropFirst() {
      let (view, mover) = (try #require(page.backView), try mover(page))
      for part in mover.everything {
        #expect(part.transform == .identity)
        #expect(part.alpha == 1)
      }
      #expect(mover.frame == view.bounds)
      #expect(mover.isUserInteractionEnabled)
    }
    let top = try #require(stage.pages.last?.backView)
    #expect(top.convert(top.bounds, to: stage.bar).minX * stage.sign > (stage.sign < 0 ? -390 : 0))
    #expect(stage.world.isIdle)
  }

  @Test(arguments: World.Direction.allCases)
  func `a slide moves in from the trailing side and out to the leading side`(
    _ direction: World.Direction
  ) throws {
    let stage = stage(["Inbox", "Letter"], direction, .slide())
    let (old, page) = (try mover(stage.pages[1]), stage.push("Answer"))
    stage.world.advance(by: 0)
    let new = try #require(page.backView)
    let newMover = try #require(stage.bar.subviews.last)
    #expect(!newMover.isDescendant(of: new))
    var former: (CGFloat, CGFloat) = (1000, 1000)
    for _ in 0..<10 {
      let now = (stage.offset(of: old), stage.offset(of: newMover))
      #expect(now.0 <= 0 && now.0 >= -80 && now.0 < former.0)
      #expect(now.1 <= 80 && now.1 >= 0 && now.1 < former.1)
      #expect(abs(now.1 - now.0 - 80) < 0.01)
      #expect(abs(old.seenAlpha + newMover.seenAlpha - 1) < 0.01)
      former = now
      stage.world.advance(by: 0.03)
    }
    try expectNothingIsLeft(stage)
    stage.stack.popViewController(animated: true)
    stage.world.advance(by: 0.1)
    #expect(stage.offset(of: newMover) > 0)
    #expect(stage.offset(of: old) < 0)
    try expectNothingIsLeft(stage)
  }

  @Test(arguments: World.Direction.allCases)
  func `a swipe drives the slide, and a cancelled swipe reverses it`(
    _ direction: World.Direction
  ) throws {
    let stage = stage(["Inbox", "Letter", "Answer"], direction, .slide(distance: 100))
    let (lower, upper) = (try mover(stage.pages[1]), try mover(stage.pages[2]))
    stage.world.finger.dragFromLeadingEdge(to: 0.5)
    let held = stage.offset(of: upper)
    #expect(held > 40 && held < 60)
    #expect(abs(stage.offset(of: lower) - (held - 100)) < 0.01)
    stage.world.finger.hold(for: 0.5)
    #expect(stage.offset(of: upper) == held)
    stage.world.finger.move(
      to: CGPoint(x: direction == .leftToRight ? 40 : 350, y: 100),
      during: 0.2
    )
    #expect(stage.offset(of: upper) < 20)
    stage.world.finger.hold(for: 0.2)
    stage.world.finger.up()
    try expectNothingIsLeft(stage)
    #expect(stage.titles.count == 3)
    stage.world.finger.dragFromLeadingEdge(to: 0.8)
    stage.world.finger.up()
    try expectNothingIsLeft(stage)
    #expect(stage.titles.count == 2)
  }

  @Test(arguments: World.Direction.allCases)
  func `a morph moves the label from the title and fades the rest`(
    _ direction: World.Direction
  ) throws {
    let stage = stage(["Inbox"], direction, .morph)
    let page = stage.push("Letter")
    stage.world.advance(by: 0)
    let view = try #require(page.backView)
    let parts = try #require(stage.bar.subviews.last).everything
    let label = try #require(parts.compactMap { $0 as? UILabel }.first)
    let back = try #require(parts.compactMap { $0 as? UIImageView }.first)
    func middle() -> CGFloat {
      let rest = view.convert(CGPoint(x: view.bounds.midX, y: 0), to: stage.bar).x
      return rest + stage.offset(of: label) * stage.sign
    }
    #expect(abs(middle() - 195) < 1, "in the place of the title")
    #expect(label.seenAlpha == 0 && back.seenAlpha == 0)
    stage.world.advance(by: 0.1)
    let share = label.seenAlpha
    #expect(share > 0.4 && share < 0.7)
    #expect(abs(back.seenAlpha - share) < 0.01)
    #expect(stage.offset(of: back) == 0)
    #expect(
      abs(abs(middle() - 195) - share * abs(195 - (16 + view.bounds.midX))) < 1.5
        || direction == .rightToLeft
    )
    try expectNothingIsLeft(stage)
  }

  @Test(arguments: World.Direction.allCases)
  func `a label moves from the title, out to the leading side, and back`(
    _ direction: World.Direction
  ) throws {
    let stage = stage(["Inbox"], direction, .morph)
    /// The center of a button's label on screen, from the leading edge.
    func middle(_ text: String) throws -> CGFloat {
      let label = try #require(
        stage.bar.everything.compactMap { $0 as? UILabel }.first {
          $0.text == text && $0.font.pointSize == 17 && $0.textColor == stage.bar.tintColor
        }
      )
      let shown = sequence(first: label as UIView, next: \.superview)
        .prefix { $0 !== stage.bar }
        .reduce(CGPoint(x: label.bounds.midX, y: 0)) { point, view in
          let layer = view.layer.presentation() ?? view.layer
          return CGPoint(
            x: point.x - layer.bounds.midX + layer.position.x + layer.affineTransform().tx,
            y: 0
          )
        }
      return direction == .leftToRight ? shown.x : 390 - shown.x
    }
    let page = stage.push("Letter")
    stage.world.advance(by: 0)
    #expect(abs(try middle("Inbox") - 195) < 1)
    stage.world.settle()
    let rest = try middle("Inbox")
    #expect(abs(rest - (16 + (page.backView?.bounds.midX ?? 0))) < 1)
    stage.push("Answer")
    stage.world.advance(by: 0)
    #expect(abs(try middle("Inbox") - rest) < 0.01)
    #expect(abs(try middle("Letter") - 195) < 1)
    var former = rest
    for _ in 0..<5 {
      stage.world.advance(by: 0.04)
      #expect(try middle("Inbox") < former)
      former = try middle("Inbox")
    }
    stage.world.settle()
    let letterRest = try middle("Letter")
    stage.world.finger.dragFromLeadingEdge(to: 0.5)
    #expect(try middle("Letter") > letterRest + 40)
    #expect(try middle("Inbox") < rest - 40)
    stage.world.finger.hold(for: 0.2)
    stage.world.finger.move(
      to: CGPoint(x: direction == .leftToRight ? 5 : 385, y: 100),
      during: 0.2
    )
    stage.world.finger.up()
    stage.world.settle()
    #expect(abs(try middle("Letter") - letterRest) < 0.01)
    stage.pop()
    #expect(abs(try middle("Inbox") - rest) < 0.01)
    try expectNothingIsLeft(stage)
  }

  @Test func `parts that are equal on both pages stay in place`() throws {
    let stage = BackStage(["Inbox", "Letter"]) { $0.backButton = .image(.disc()) }
    let page = stage.push("Answer")
    stage.world.advance(by: 0.1)
    let discs = [stage.pages[1], page].compactMap { page in
      stage.bar.everything.compactMap { $0 as? UIImageView }
        .first { $0.image?.size.width == 24 && $0.seenAlpha == 1 && page === page }
    }
    #expect(discs.first != nil)
    #expect(stage.offset(of: discs[0]) == 0)
    try expectNothingIsLeft(stage)
  }

  @Test(arguments: World.Direction.allCases)
  func `a label slides under its arrow`(_ direction: World.Direction) throws {
    let arrow = try #require(UIImage(systemName: "chevron.backward"))
    let stage = BackStage(["Inbox", "Letter"], direction) {
      $0.backButton = .image(arrow, title: .automatic)
    }
    let view = try #require(stage.pages[1].backView)
    let image = try #require(view.everything.first { $0 is UIImageView })
    let place = image.convert(image.bounds, to: nil).integral
    func picture() throws -> Data? {
      try UIImage(cgImage: #require(stage.world.frame.cropping(to: place))).pngData()
    }
    let atRest = try picture()
    stage.push("Answer")
    for _ in 0..<8 {
      stage.world.advance(by: 0.04)
      #expect(try picture() == atRest)
    }
    try expectNothingIsLeft(stage)
    #expect(!stage.bar.everything.contains { $0 !== stage.bar && $0.clipsToBounds })
  }

  @Test func `declared parts morph, and a view without parts cross-fades`() throws {
    for isDeclared in [true, false] {
      var label: UILabel?
      let stage = BackStage(["Inbox"]) {
        $0.backButton = .view { context in
          let view = UIView.plate(width: 80)
          let text = UILabel(frame: view.bounds)
          text.text = context.title
          view.addSubview(text)
          if isDeclared { context.parts.label = text }
          label = text
          return view
        }
      }
      stage.push("Letter")
      stage.world.advance(by: 0.1)
      let text = try #require(label)
      #expect((stage.offset(of: text) > 20) == isDeclared)
      #expect((text.seenAlpha > 0.3) == isDeclared)
      try expectNothingIsLeft(stage)
    }
  }

  @Test func `a look without motion replaces the button at once`() throws {
    let stage = stage(["Inbox", "Letter"], .leftToRight, .none)
    let old = try mover(stage.pages[1])
    stage.push("Answer")
    stage.world.advance(by: 0.05)
    #expect(old.seenAlpha == 0)
    #expect(stage.bar.subviews.last?.seenAlpha == 1)
    try expectNothingIsLeft(stage)
  }

  @Test(arguments: [BackButton.Motion.morph, .slide()])
  func `nothing moves without animation`(_ motion: BackButton.Motion) throws {
    let stage = stage(["Inbox", "Letter"], .leftToRight, motion)
    let page = stage.push("Answer", animated: false)
    stage.world.advance(by: 0)
    #expect(try mover(page).superview === page.backView)
    stage.stack.popViewController(animated: false)
    try expectNothingIsLeft(stage)
  }

  @Test func `nothing moves under a hidden bar`() throws {
    let stage = stage(["Inbox", "Letter"], .leftToRight, .slide())
    stage.stack.setNavigationBarHidden(true, animated: false)
    let page = stage.push("Answer")
    stage.world.advance(by: 0.1)
    #expect(try mover(page).superview === page.backView)
    stage.stack.setNavigationBarHidden(false, animated: false)
    try expectNothingIsLeft(stage)
  }

  @Test(arguments: World.Direction.allCases, [BackButton.Motion.morph, .slide()])
  func `a pop during a push continues from the poses on screen`(
    _ direction: World.Direction,
    _ motion: BackButton.Motion
  ) throws {
    let stage = stage(["Inbox", "Letter"], direction, motion)
    stage.push("Answer")
    stage.world.advance(by: 0.1)
    func seen() -> [String] {
      stage.bar.everything.compactMap { $0 as? UILabel }
        .filter { $0.seenAlpha > 0.01 && $0.isDescendant(of: stage.bar) }
        .map { label in
          let moved = sequence(first: label as UIView, next: \.superview)
            .map { stage.offset(of: $0) }.reduce(0, +)
          return
            "\(label.text ?? "") \(Int(moved.rounded())) \(Int((label.seenAlpha * 20).rounded()))"
        }.sorted()
    }
    let before = seen().filter { $0.contains("Letter") || $0.contains("Inbox") }
    stage.stack.popViewController(animated: true)
    stage.world.advance(by: 0)
    let after = seen().filter { $0.contains("Letter") || $0.contains("Inbox") }
    #expect(before == after)
    try expectNothingIsLeft(stage)
    #expect(stage.titles.count == 2)
  }
}
