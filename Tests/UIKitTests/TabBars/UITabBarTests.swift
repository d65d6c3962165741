// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// A bar of tabs by itself.
@MainActor
@Suite(.freesControllers) struct UITabBarTests {
  final class Listener: NSObject, UITabBarDelegate {
    var heard: [String] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      heard.append(item.title ?? "")
    }
  }

  /// Keeps a world alive that a test does not use.
  final class Kept { var world: World? }

  let kept = Kept()
  let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 300, height: 49))
  let items = ["one", "two", "three"].enumerated().map {
    UITabBarItem(title: $1, image: UIImage(systemName: "plus"), tag: $0)
  }

  func show(_ direction: World.Direction = .leftToRight) -> World {
    let root = UIViewController()
    let world = World(direction, size: CGSize(width: 300, height: 400), root: root)
    root.view.addSubview(bar)
    bar.items = items
    world.settle()
    kept.world = world
    return world
  }

  @Test(arguments: World.Direction.allCases)
  func `buttons share the width in reading order`(_ direction: World.Direction) {
    _ = show(direction)
    let places = bar.buttons.map(\.frame.minX)
    #expect(places == (direction == .leftToRight ? [0, 100, 200] : [200, 100, 0]))
    #expect(bar.buttons.allSatisfy { $0.frame.width == 100 })
  }

  @Test func `a tap selects and calls the delegate, setting selectedItem does not call it`() {
    let world = show()
    let listener = Listener()
    bar.delegate = listener
    world.finger.tap(at: CGPoint(x: 150, y: 120))
    #expect(bar.selectedItem === items[1])
    #expect(listener.heard == ["two"])
    bar.selectedItem = items[2]
    #expect(listener.heard == ["two"])
    #expect(bar.buttons.map(\.isSelected) == [false, false, true])
    bar.selectedItem = UITabBarItem(title: "foreign", image: nil, tag: 9)
    #expect(bar.selectedItem == nil)
  }

  @Test func `a tap on a disabled item has no effect`() {
    let world = show()
    items[1].isEnabled = false
    world.finger.tap(at: CGPoint(x: 150, y: 120))
    #expect(bar.selectedItem == nil)
  }

  @Test func `the selected item has the tint color, the others do not`() {
    _ = show()
    bar.selectedItem = items[0]
    #expect(bar.buttons[0].textLabel.textColor == .systemBlue)
    #expect(bar.buttons[1].textLabel.textColor == .secondaryLabel)
    bar.tintColor = .systemRed
    bar.unselectedItemTintColor = .black
    #expect(bar.buttons[0].textLabel.textColor == .systemRed)
    #expect(bar.buttons[0].imageView.tintColor == .systemRed)
    #expect(bar.buttons[1].textLabel.textColor == .black)
  }

  @Test func `buttons follow their items`() {
    _ = show()
    let other = UIImage(systemName: "xmark")
    items[0].title = "changed"
    items[0].selectedImage = other
    #expect(bar.buttons[0].textLabel.text == "changed")
    bar.selectedItem = items[0]
    #expect(bar.buttons[0].imageView.image?.size == other?.size)
    #expect(items[1].selectedImage == items[1].image)
    bar.items = [items[0]]
    #expect(bar.buttons.count == 1)
    #expect(bar.selectedItem === items[0])
  }

  @Test func `a bar is 49 points high plus the safe area`() {
    let world = World(
      safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0),
      root: UITabBarController()
    )
    let bar = (world.window.rootViewController as? UITabBarController)?.tabBar
    #expect(bar?.frame == CGRect(x: 0, y: 844 - 83, width: 390, height: 83))
    #expect(UITabBar().sizeThatFits(CGSize(width: 10, height: 10)).height == 49)
  }

  @Test func `a bar is deallocated with its buttons`() {
    weak var freed: UITabBar?
    let item = UITabBarItem(title: "one", image: nil, tag: 0)
    do {
      let bar = UITabBar()
      bar.items = [item]
      freed = bar
    }
    #expect(freed == nil)
  }

  @Test func `setting the items of a managed bar stops the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let tabs = UITabBarController()
      tabs.tabBar.items = [UITabBarItem(title: tabs.title, image: nil, tag: 0)]
    }
  }
}
