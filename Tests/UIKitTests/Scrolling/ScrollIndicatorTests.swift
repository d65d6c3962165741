// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourTesting
import Testing
import UIKit

@MainActor
struct ScrollIndicatorTests {
  /// The layers of a scroll view that are no views.
  private func indicators(_ view: UIScrollView) -> [CALayer] {
    let own = (view.layer.sublayers ?? []).filter { layer in
      !view.subviews.contains { $0.layer === layer }
    }
    return own.filter { $0.opacity > 0 }
  }

  @Test(arguments: World.Direction.allCases)
  func `an indicator appears while the content moves, at the trailing edge`(
    _ direction: World.Direction
  ) throws {
    let stage = ScrollStage(direction)
    #expect(indicators(stage.view).isEmpty && stage.view.subviews.isEmpty)
    stage.drag(0, -410)
    stage.world.advance(by: 0.01)
    let bar = try #require(indicators(stage.view).first)
    #expect(indicators(stage.view).count == 1 && stage.view.subviews.isEmpty)
    // A fifth of the content is visible; an eighth of the way is scrolled.
    let track = 800.0 - 6
    #expect(abs(bar.frame.height - track / 5) < 0.01)
    #expect(abs(bar.frame.minY - stage.offset.y - 3 - track * 0.8 / 8) < 0.01)
    #expect(bar.frame.minX == (direction == .rightToLeft ? 3 : 394) && bar.frame.width == 3)
    stage.finger.hold(for: 1)
    #expect(indicators(stage.view).count == 1)
    stage.finger.up()
    stage.world.settle()
    #expect(indicators(stage.view).isEmpty)
  }

  /// A scroll view that counts its layouts.
  private final class CountedView: UIScrollView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test func `a frame of a drag along both axes lays its view out twice at most`() {
    let world = World(scale: 1)
    let view = CountedView(frame: world.window.bounds)
    view.contentSize = CGSize(width: 4000, height: 4000)
    world.window.addSubview(view)
    world.settle()
    world.finger.down(at: CGPoint(x: 300, y: 600))
    world.finger.move(to: CGPoint(x: 200, y: 400), during: 0.2)
    #expect(indicators(view).count == 2)
    view.layouts = 0
    world.finger.move(to: CGPoint(x: 190, y: 390))
    world.advance(by: 1.0 / 60)
    #expect(view.contentOffset != .zero && view.layouts <= 2)
  }

  @Test func `both axes have indicators, which can be hidden and flashed`() {
    let stage = ScrollStage(content: CGSize(width: 4000, height: 4000))
    stage.view.showsHorizontalScrollIndicator = false
    stage.view.flashScrollIndicators()
    stage.world.advance(by: 0.01)
    #expect(indicators(stage.view).count == 1)
    stage.view.showsHorizontalScrollIndicator = true
    stage.world.advance(by: 0.01)
    #expect(indicators(stage.view).count == 2)
    stage.world.settle()
    #expect(indicators(stage.view).isEmpty)
  }

  @Test func `styles, insets and the safe area`() throws {
    let stage = ScrollStage(
      safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    )
    stage.view.indicatorStyle = .white
    stage.view.scrollIndicatorInsets = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 5)
    stage.view.flashScrollIndicators()
    stage.world.advance(by: 0.01)
    let bar = try #require(indicators(stage.view).first)
    #expect(bar.backgroundColor == UIColor(white: 1, alpha: 0.5).cgColor)
    #expect(abs(bar.frame.minY - (-50 + 50 + 7 + 3)) < 0.01 && bar.frame.maxX == 392)
    #expect(stage.view.horizontalScrollIndicatorInsets.right == 5)
    stage.view.automaticallyAdjustsScrollIndicatorInsets = false
    stage.world.advance(by: 0.01)
    #expect(abs(bar.frame.minY - (-50 + 7 + 3)) < 0.01)
  }

  @Test func `indicators stay above content that is added later`() {
    let stage = ScrollStage()
    stage.drag(0, -100)
    stage.addContent(UIView())
    stage.finger.move(to: CGPoint(x: 200, y: 200))
    stage.world.advance(by: 0.01)
    #expect(stage.view.layer.sublayers?.last === indicators(stage.view).first)
    #expect(stage.view.subviews.count == 1)
    stage.finger.up()
    stage.world.settle()
  }
}
