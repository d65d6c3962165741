// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourRender
import RetourTesting
import Testing

@testable import UIKit

/// The backgrounds of two pages during a transition between them.
@MainActor @Suite(.freesControllers) struct NavigationBarBackgroundsTests {
  private let world: World
  private let stack: UINavigationController

  init() {
    let world = World(size: CGSize(width: 320, height: 480), scale: 1)
    self.world = world
    stack = world.perform {
      let stack = UINavigationController(rootViewController: Self.page(.red))
      world.window.rootViewController = stack
      return stack
    }
    world.advance(by: 0)
  }

  /// A page whose bar has a color; `nil` is a bar without a background.
  private static func page(_ color: UIColor?) -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = .white
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.backgroundColor = color
    page.navigationItem.scrollEdgeAppearance = appearance
    return page
  }

  private var bar: UINavigationBar { stack.navigationBar }

  /// The backgrounds on screen as their colors and the interval that shows them, from the back.
  private func seen() -> [String] {
    world.perform {
      bar.subviews.flatMap { panel -> [String] in
        guard let content = panel.subviews.first as? _UINavigationBarBackground,
          content.superview !== bar
        else {
          guard panel === bar.background, !panel.isHidden else { return [] }
          return ["\(name(panel)) 0..320"]
        }
        let place = (panel.layer.presentation() ?? panel.layer).frame
        return ["\(name(content)) \(Int(place.minX.rounded()))..\(Int(place.maxX.rounded()))"]
      }
    }
  }

  private func name(_ view: UIView) -> String {
    switch view.backgroundColor {
    case UIColor.red: "red"
    case UIColor.blue: "blue"
    case UIColor.green: "green"
    default: "none"
    }
  }

  /// The edge of the upper page on screen.
  private func pageEdge(_ page: UIViewController) -> CGFloat {
    world.perform {
      let wrapper = page.view.superview
      return (wrapper?.layer.presentation() ?? wrapper?.layer)?.frame.minX ?? -1
    }
  }

  /// The pixel on screen at an x-coordinate of the bar.
  private func pixel(_ x: CGFloat) -> UInt32 {
    world.frame.pixel(x: Int(x), y: 5)
  }

  @Test func `each background stays with its page through a push`() {
    let upper = world.perform { Self.page(.blue) }
    world.perform { stack.pushViewController(upper, animated: true) }
    for _ in 0..<20 {
      world.advance(by: 0.02)
      let edge = Int(pageEdge(upper).rounded())
      guard bar.background.isHidden else { break }
      #expect(seen() == ["red \(edge - 320)..\(edge)", "blue \(edge)..\(edge + 320)"])
    }
    world.settle()
    #expect(seen() == ["blue 0..320"])
  }

  @Test func `the panels show the pages' own colors on screen`() {
    let upper = world.perform { Self.page(nil) }
    world.perform { stack.pushViewController(upper, animated: true) }
    world.advance(by: 0.12)
    let edge = pageEdge(upper)
    #expect(edge > 20 && edge < 300)
    #expect(pixel(edge - 12) == 0xFF_FF0000)
    #expect(pixel(edge + 12) == 0xFF_FFFFFF)
    world.settle()
    #expect(pixel(10) == 0xFF_FFFFFF)
  }

  @Test(arguments: [false, true])
  func `a swipe scrubs both backgrounds, and a cancelled one restores them`(finishes: Bool) {
    world.perform { stack.pushViewController(Self.page(.blue), animated: false) }
    world.advance(by: 0)
    world.finger.down(at: CGPoint(x: 2, y: 240))
    world.finger.move(to: CGPoint(x: finishes ? 240 : 82, y: 240), during: 0.3)
    world.finger.hold(for: 0.2)
    let edge = finishes ? 228 : 70
    #expect(seen() == ["red \(edge - 320)..\(edge)", "blue \(edge)..\(edge + 320)"])
    world.finger.up()
    world.settle()
    #expect(seen() == [finishes ? "red 0..320" : "blue 0..320"])
  }

  @Test func `equal backgrounds need no panels`() {
    world.perform { stack.pushViewController(Self.page(.red), animated: true) }
    world.advance(by: 0.1)
    #expect(seen() == ["red 0..320"])
    world.settle()
  }

  @Test func `no background jumps when a push is interrupted`() {
    let (second, third) = world.perform { (Self.page(.blue), Self.page(.green)) }
    world.perform { stack.pushViewController(second, animated: true) }
    world.advance(by: 0.1)
    let before = seen()
    world.perform { stack.pushViewController(third, animated: true) }
    world.advance(by: 0)
    let after = seen()
    #expect(before.count == 2 && after.count == 3)
    #expect(Array(after.prefix(2)) == before)
    #expect(after.last == "green 320..640")
    world.settle()
    #expect(seen() == ["green 0..320"])
  }

  @Test func `a push that is undone half way turns back from where it is`() {
    world.perform { stack.pushViewController(Self.page(.blue), animated: true) }
    world.advance(by: 0.1)
    let before = seen()
    world.perform { _ = stack.popViewController(animated: true) }
    world.advance(by: 0)
    #expect(seen() == before)
    world.settle()
    #expect(seen() == ["red 0..320"])
  }

  @Test func `a bar that slides in with its page has that page's background only`() {
    world.perform { stack.setNavigationBarHidden(true, animated: false) }
    final class Page: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
      }
    }
    world.perform {
      let page = Page()
      page.navigationItem.scrollEdgeAppearance =
        Self.page(.blue).navigationItem.scrollEdgeAppearance
      stack.pushViewController(page, animated: true)
    }
    world.advance(by: 0.1)
    #expect(seen() == ["blue 0..320"])
    world.settle()
    #expect(seen() == ["blue 0..320"])
  }

  @Test func `an appearance that is set during the transition shows at once`() {
    let upper = world.perform { Self.page(.blue) }
    world.perform { stack.pushViewController(upper, animated: true) }
    world.advance(by: 0.1)
    world.perform { upper.navigationItem.scrollEdgeAppearance?.backgroundColor = .green }
    #expect(seen().last?.hasPrefix("green") == true)
    world.settle()
    #expect(seen() == ["green 0..320"])
  }

  /// A page with stripes below a blurred bar.
  private static func blurredPage(_ style: UIBlurEffect.Style, _ color: UIColor) -> UIViewController
  {
    let page = page(nil)
    for x in stride(from: 0, to: 320, by: 40) {
      let stripe = UIView(frame: CGRect(x: x, y: 0, width: 20, height: 300))
      stripe.backgroundColor = color
      page.view.addSubview(stripe)
    }
    page.navigationItem.scrollEdgeAppearance?.backgroundEffect = UIBlurEffect(style: style)
    return page
  }

  /// Shows two pages whose bars blur what is below in different ways.
  private func showBlurredPages() {
    world.perform {
      let pages = [
        Self.blurredPage(.systemThinMaterial, .red), Self.blurredPage(.systemChromeMaterial, .blue),
      ]
      stack.setViewControllers(pages, animated: false)
    }
    world.settle()
  }

  /// The pixels of the bar.
  private var barPixels: [UInt32] {
    let frame = world.frame
    return (0..<40).flatMap { y in (0..<320).map { frame.pixel(x: $0, y: y) } }
  }

  @Test func `what is blurred below two bars is blurred once in a swipe that is cancelled`() {
    showBlurredPages()
    let atRest = barPixels
    world.stage.frameUse = .shown
    world.finger.down(at: CGPoint(x: 2, y: 240))
    world.finger.move(to: CGPoint(x: 62, y: 240), during: 0.1)
    world.finger.hold(for: 0.1)
    world.stage.compositor.resetCounts()
    for step in 4...10 {
      world.finger.move(to: CGPoint(x: 2 + 20 * CGFloat(step), y: 240), during: 0.05)
    }
    #expect(world.stage.compositor.counts.backdropsMade == 0)
    #expect(world.stage.compositor.counts.pixelsWritten > 0)
    world.finger.move(to: CGPoint(x: 22, y: 240), during: 0.2)
    world.finger.hold(for: 0.2)
    world.finger.up()
    world.settle()
    #expect(barPixels == atRest)
  }

  @Test func `blurred bars look the same when a transition begins`() {
    showBlurredPages()
    let atRest = barPixels
    world.perform {
      stack.popViewController(animated: true)
      stack.scrubTransition(to: 0)
    }
    world.advance(by: 0.1)
    #expect(bar.background.isHidden)
    #expect(barPixels == atRest)
    world.perform { stack.completeTransition() }
    world.settle()
  }
}
