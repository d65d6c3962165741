// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Bars that are the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct BarParityTests {
  // Apple documentation of UINavigationBar: the defaults.
  @Test func `a navigation bar has no items`() {
    let bar = UINavigationBar()
    #expect(bar.items?.isEmpty != false && bar.topItem == nil && bar.backItem == nil)
    #expect(bar.delegate == nil && bar.barTintColor == nil && bar.isTranslucent)
    #expect(bar.shadowImage == nil && bar.titleTextAttributes == nil)
  }

  // Apple documentation of `pushItem(_:animated:)` and `popItem(animated:)`.
  @Test func `items of a navigation bar are a stack`() {
    let bar = UINavigationBar()
    let (first, second) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"))
    bar.pushItem(first, animated: false)
    #expect(bar.topItem === first && bar.backItem == nil)
    bar.pushItem(second, animated: false)
    #expect(bar.topItem === second && bar.backItem === first && bar.items == [first, second])
    #expect(bar.popItem(animated: false) === second && bar.topItem === first)
  }

  // Apple documentation of `setItems(_:animated:)`.
  @Test func `the items of a navigation bar can be set at once`() {
    let bar = UINavigationBar()
    let (first, second) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"))
    bar.setItems([first, second], animated: false)
    #expect(bar.topItem === second && bar.backItem === first)
    bar.items = [first]
    #expect(bar.topItem === first && bar.backItem == nil)
  }

  private final class BarDelegate: NSObject, UINavigationBarDelegate {
    var calls: [String] = []
    var pops = true
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      calls.append("shouldPop")
      return pops
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      calls.append("didPop")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    {
      calls.append("shouldPush")
      return true
    }
  }

  // Apple documentation of UINavigationBarDelegate: asked before an item is pushed or popped.
  @Test func `the delegate of a bar is asked before a push and a pop`() {
    let (bar, delegate) = (UINavigationBar(), BarDelegate())
    bar.delegate = delegate
    bar.pushItem(UINavigationItem(title: "A"), animated: false)
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    #expect(delegate.calls == ["shouldPush", "shouldPush"])
    delegate.calls = []
    delegate.pops = false
    bar.popItem(animated: false)
    #expect(delegate.calls == ["shouldPop"] && bar.topItem?.title == "B")
  }

  // Apple documentation of UIToolbar: the defaults.
  @Test func `a toolbar keeps its items`() {
    let bar = UIToolbar()
    #expect(bar.items?.isEmpty != false && bar.delegate == nil && bar.isTranslucent)
    let items = [UIBarButtonItem(), UIBarButtonItem.flexibleSpace()]
    bar.setItems(items, animated: false)
    #expect(bar.items == items)
  }

  // Apple documentation of UITabBar: the defaults and `selectedItem`.
  @Test func `a tab bar selects nothing by itself`() {
    let bar = UITabBar()
    #expect(bar.selectedItem == nil && bar.delegate == nil && bar.unselectedItemTintColor == nil)
    let items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items = items
    #expect(bar.items == items && bar.selectedItem == nil)
    bar.selectedItem = items[1]
    #expect(bar.selectedItem === items[1])
  }

  // Apple documentation of `appearance()`: it applies when a view enters a window.
  @Test func `an appearance applies to views that enter a window`() throws {
    final class Special: UIView {}
    Special.appearance().tintColor = .magenta
    let window = try makeWindow(UIViewController())
    let (special, plain) = (Special(), UIView())
    window.addSubview(special)
    window.addSubview(plain)
    #expect(special.tintColor == .magenta && plain.tintColor != .magenta)
    window.isHidden = true
  }

  // Apple documentation of `appearance()`: a value that was set is not replaced.
  @Test func `an appearance does not replace what a view was given`() throws {
    final class Special: UIView {}
    Special.appearance().backgroundColor = .magenta
    let window = try makeWindow(UIViewController())
    let view = Special()
    view.backgroundColor = .green
    window.addSubview(view)
    #expect(view.backgroundColor == .green)
    window.isHidden = true
  }

  // Apple documentation of `appearance(whenContainedInInstancesOf:)`.
  @Test func `an appearance can be limited to a container`() throws {
    final class Special: UIView {}
    final class Container: UIView {}
    Special.appearance(whenContainedInInstancesOf: [Container.self]).tintColor = .magenta
    let window = try makeWindow(UIViewController())
    let (container, inside, outside) = (Container(), Special(), Special())
    container.addSubview(inside)
    window.addSubview(container)
    window.addSubview(outside)
    #expect(inside.tintColor == .magenta && outside.tintColor != .magenta)
    window.isHidden = true
  }
}
