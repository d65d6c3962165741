// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

/// Progress views and activity indicators.
@MainActor struct ProgressTests {
  @Test(arguments: World.Direction.allCases)
  func `progress fills the bar from the leading edge`(_ direction: World.Direction) throws {
    let (page, bar) = (UIViewController(), UIProgressView(progressViewStyle: .default))
    bar.frame = CGRect(x: 10, y: 200, width: 200, height: 4)
    page.view.addSubview(bar)
    let world = World(direction, root: page)
    bar.progress = 0.25
    world.settle()
    let fill = try #require(bar.subviews.last)
    #expect(
      fill.frame == CGRect(x: direction == .leftToRight ? 0 : 150, y: 0, width: 50, height: 4)
    )
    bar.setProgress(0.75, animated: true)
    world.advance(by: 0.1)
    let seen = try #require(fill.layer.presentation()).frame.width
    #expect(seen > 50 && seen < 150)
    #expect(world.settle())
    bar.progress = 7
    #expect(bar.progress == 1 && bar.accessibilityValue == "100%")
    bar.progress = .nan
    #expect(bar.progress == 1)
  }

  @Test func `an indicator is seen while it turns, and comes to rest when it stops`() {
    let (page, spinner) = (UIViewController(), UIActivityIndicatorView(style: .large))
    page.view.addSubview(spinner)
    let world = World(root: page)
    #expect(spinner.isHidden && !spinner.isAnimating)
    #expect(spinner.bounds.size == CGSize(width: 37, height: 37))
    #expect(world.settle())
    spinner.startAnimating()
    #expect(!spinner.isHidden && spinner.isAnimating)
    let glow = spinner.subviews.map { view -> [Float] in
      (0..<8).map { _ in
        world.advance(by: 0.05)
        return view.layer.presentation()?.opacity ?? 0
      }
    }
    #expect(glow.allSatisfy { Set($0).count == 8 }, "each spoke changes in each frame")
    #expect(!world.settle(within: 1))
    spinner.stopAnimating()
    #expect(spinner.isHidden)
    #expect(world.settle())
  }

  @Test func `an indicator goes on after it was out of the window`() {
    let (page, spinner) = (UIViewController(), UIActivityIndicatorView(style: .medium))
    let world = World(root: page)
    spinner.hidesWhenStopped = false
    #expect(!spinner.isHidden)
    spinner.startAnimating()
    #expect(world.settle(), "without a window nothing runs")
    page.view.addSubview(spinner)
    #expect(!world.settle(within: 0.2))
    spinner.removeFromSuperview()
    #expect(world.settle(within: 1))
    page.view.addSubview(spinner)
    #expect(!world.settle(within: 0.2))
  }
}
