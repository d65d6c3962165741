// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import QuartzCore
@testable import UIKit

/// The ring around the item with the focus.
@MainActor @Suite(.freesControllers) struct FocusRingTests {
  private func makeWorld(
    _ root: UIViewController,
    style: UIUserInterfaceStyle = .light
  ) -> World {
    World(size: CGSize(width: 320, height: 480), scale: 1, style: style, root: root)
  }

  /// The ring's layer in a view.
  private func ringLayer(in view: UIView) -> CALayer? {
    view.layer.sublayers?.first { $0.borderWidth == 3 }
  }

  @Test func `no ring is shown before the first Tab, and none after a touch`() {
    let page = FocusPage("P")
    let world = makeWorld(page)
    #expect(!world.isFocusRingVisible)
    world.press(.tab)
    #expect(world.isFocusRingVisible)
    world.finger.tap(at: CGPoint(x: 300, y: 400))
    #expect(!world.isFocusRingVisible && world.focusedLabel == "P 1")
    // The keys act again from the next Tab on.
    world.press(.down)
    #expect(world.focusedLabel == "P 1")
    #expect(world.tab(1) == ["P 2"])
    #expect(world.isFocusRingVisible)
    world.click(at: CGPoint(x: 300, y: 400))
    #expect(!world.isFocusRingVisible)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `the ring has the tint color, around the item, above its neighbors`(
    style: UIUserInterfaceStyle
  ) throws {
    let page = FocusPage("P")
    let world = makeWorld(page, style: style)
    let cover = UIView(frame: CGRect(x: 0, y: 132, width: 320, height: 10))
    cover.backgroundColor = .red
    page.view.addSubview(cover)
    page.buttons[0].tintColor = .systemGreen
    world.press(.tab)
    let ring = try #require(ringLayer(in: page.view))
    #expect(ring.frame == CGRect(x: 16, y: 96, width: 108, height: 38))
    let color = world.frame.pixel(x: 70, y: 132)
    let tint = UIColor.systemGreen.resolvedColor(with: page.traitCollection).cgColor
    #expect(color == world.frame.pixel(x: 17, y: 115))
    #expect(ring.borderColor == tint)
    world.press(.tab)
    #expect(world.frame.pixel(x: 70, y: 132) != color)
  }

  @Test func `the ring follows the corners, the frame and the transform of its item`() throws {
    let page = FocusPage("P")
    let world = makeWorld(page)
    page.buttons[0].layer.cornerRadius = 8
    world.press(.tab)
    let ring = try #require(ringLayer(in: page.view))
    #expect(ring.cornerRadius == 12)
    page.buttons[0].layer.cornerRadius = 15
    page.buttons[0].frame.origin.x = 60
    world.advance(by: 0)
    #expect(ring.cornerRadius == 19 && ring.frame.minX == 56)
    page.buttons[0].transform = CGAffineTransform(scaleX: 2, y: 2)
    world.advance(by: 0)
    #expect(ring.frame.width == 216)
    UIView.animate(withDuration: 1) { page.buttons[0].transform = .identity }
    world.advance(by: 0.5)
    #expect(ring.frame.width > 120 && ring.frame.width < 200)
  }

  @Test func `the ring moves with its page until the push ends, then to the next page`() throws {
    let page = FocusPage("P")
    let stack = UINavigationController(rootViewController: page)
    let world = makeWorld(stack)
    world.press(.tab)
    let ring = try #require(ringLayer(in: page.view))
    stack.pushViewController(FocusPage("N"), animated: true)
    world.advance(by: 0.25)
    #expect(ring.superlayer === page.view.layer && ring.frame.minX == 16)
    world.settle()
    #expect(ring.superlayer !== page.view.layer && ring.superlayer != nil)
  }

  @Test func `a ring without room is inside its item`() throws {
    let page = FocusPage("P", [CGRect(x: 0, y: 100, width: 320, height: 44)])
    let world = makeWorld(page)
    world.press(.tab)
    #expect(try #require(ringLayer(in: page.view)).frame == page.buttons[0].frame)
  }

  @Test func `the ring of a bar's item lies in the bar`() throws {
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit",
      primaryAction: UIAction { _ in }
    )
    let stack = UINavigationController(rootViewController: page)
    let world = makeWorld(stack)
    world.press(.tab)
    #expect(world.focusedLabel == "Edit")
    let ring = try #require(ringLayer(in: stack.navigationBar))
    #expect(stack.navigationBar.bounds.contains(ring.frame))
  }

  @Test func `an item's effect is its own: another rectangle, another side, or none`() throws {
    let page = FocusPage("P")
    let world = makeWorld(page)
    let halo = UIFocusHaloEffect(rect: CGRect(x: 10, y: 10, width: 20, height: 10))
    page.buttons[0].focusEffect = halo
    world.press(.tab)
    let ring = try #require(ringLayer(in: page.view))
    #expect(ring.frame == CGRect(x: 26, y: 106, width: 28, height: 18))
    halo.position = .inside
    page.view.setNeedsLayout()
    world.advance(by: 0)
    #expect(ring.frame == CGRect(x: 30, y: 110, width: 20, height: 10))
    page.buttons[0].focusEffect = nil
    page.view.setNeedsLayout()
    #expect(!world.isFocusRingVisible && world.focusedLabel == "P 1")
  }

  @Test func `pages, touches and keys without Tab make no use of the focus`() {
    let stack = UINavigationController(rootViewController: FocusPage("P"))
    let world = makeWorld(stack)
    for _ in 0..<3 {
      stack.pushViewController(FocusPage("N"), animated: true)
      world.settle()
    }
    world.finger.tap(at: CGPoint(x: 60, y: 115))
    for key in [Key.down, .return, .escape, "a"] { world.press(key) }
    world.finger.swipeBack()
    world.settle()
    #expect(world.window.windowScene?.focusSearches == nil)
  }

  @Test func `at rest the focus searches nothing and requests no frame`() {
    let page = FocusPage("P")
    let world = makeWorld(page)
    world.press(.tab)
    world.settle()
    let (frames, searches) = (world.shownFrames, world.window.windowScene?.focusSearches)
    world.advance(by: 1)
    #expect(world.isIdle && world.shownFrames == frames)
    page.view.setNeedsLayout()
    world.advance(by: 1)
    #expect(world.window.windowScene?.focusSearches == searches && searches == 1)
  }
}
