// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Retour
import RetourTesting
import Testing

@testable import UIKit
@testable import gallery

/// The structure of UINavigationController, on the pages of the gallery.
@MainActor struct NavigationStructureTests {
  /// A page of the gallery on a screen.
  @MainActor private struct Screen {
    let world: World
    let page: StructureController

    init(_ name: String, _ direction: World.Direction = .leftToRight) throws {
      world = World(direction, size: CGSize(width: 320, height: 480), scale: 1)
      let made = world.perform { Catalog.page(named: "structure-\(name)")?.make() }
      page = try #require(made as? StructureController)
      world.window.rootViewController = page
      world.settle()
    }

    var live: UIViewController { page.children[0] }

    func stack() throws -> UINavigationController {
      try #require(live as? UINavigationController)
    }

    /// Taps a point of the running controller, from the leading edge.
    func tap(_ leading: CGFloat, _ y: CGFloat) {
      let view: UIView = live.view
      let x = world.direction == .rightToLeft ? view.bounds.width - leading : leading
      world.finger.tap(at: view.convert(CGPoint(x: x, y: y), to: nil))
    }

    /// Taps the button with a title.
    func tap(_ title: String) throws {
      let button = try #require(
        live.view.everything.compactMap { $0 as? UIButton }.first { $0.currentTitle == title }
      )
      let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
      world.finger.tap(at: button.convert(middle, to: nil))
      world.settle()
    }

    /// Removes the page from the screen.
    ///
    /// - Returns: The objects that must be freed.
    func close() -> [AnyObject] {
      let all = [page, live] + ((live as? UINavigationController)?.viewControllers ?? [])
      world.window.rootViewController = nil
      world.settle()
      return all
    }
  }

  // MARK: Controller 1:1 bar 1:n item 1:n bar button item 1:1 custom view

  @Test(arguments: World.Direction.allCases)
  func `the printed model follows the running stack`(
    _ direction: World.Direction
  ) throws {
    try expectFreed {
      let screen = try Screen("model", direction)
      let two = """
        UINavigationController
        ├ 1:1 UINavigationBar
        │     ├ 1:n UINavigationItem “Inbox”
        │     │     └ 1:n UIBarButtonItem “Done”
        │     └ 1:n UINavigationItem “Letter”
        │           ├ 1:n UIBarButtonItem
        │           │     └ 1:1 Badge
        │           └ 1:n UIBarButtonItem “Done”
        ├ 1:n SamplePage → 1:1 UINavigationItem “Inbox”
        └ 1:n SamplePage → 1:1 UINavigationItem “Letter”
        """
      #expect(screen.page.text == two)
      try screen.tap("Push")
      #expect(
        screen.page.text.hasSuffix("“Letter”\n└ 1:n SamplePage → 1:1 UINavigationItem “Letter”")
      )
      screen.tap(20, 22)
      screen.world.settle()
      #expect(screen.page.text == two)
      expectGolden(of: screen.world, named: "\(direction)")
      return screen.close()
    }
  }

  @Test func `each page's item is the bar's, and a custom view is in the bar once`() throws {
    try expectFreed {
      let screen = try Screen("model")
      let stack = try screen.stack()
      let items = try #require(stack.navigationBar.items)
      #expect(items.count == 2)
      for (page, item) in zip(stack.viewControllers, items) {
        #expect(page.navigationItem === item)
      }
      let badge = try #require(items[1].rightBarButtonItems?.first?.customView)
      #expect(badge.isDescendant(of: stack.navigationBar))
      return screen.close()
    }
  }

  @Test func `a page creates its item on demand, without its view, and keeps it`() {
    expectFreed {
      let page = UIViewController()
      #expect(page.storedNavigationItem == nil)
      page.title = "Letter"
      #expect(page.storedNavigationItem == nil)
      let item = page.navigationItem
      #expect(item.title == "Letter")
      #expect(!page.isViewLoaded)
      #expect(page.navigationItem === item)
      let stack = UINavigationController(rootViewController: page)
      let world = World(root: stack)
      #expect(stack.navigationBar.topItem === item)
      world.window.rootViewController = nil
      return [page, stack]
    }
  }

  @Test func `the gallery runs the same steps`() throws {
    try expectFreed {
      let screen = try Screen("lazy-item")
      #expect(
        screen.page.text == """
          page.isViewLoaded
            false
          let item = page.navigationItem
            “Letter”
          page.isViewLoaded
            false
          page.navigationItem === item
            true
          stack.navigationBar.topItem === item
            true
          """
      )
      try screen.tap("Push")
      #expect(screen.page.text.hasSuffix("topItem === item\n  false"))
      return screen.close()
    }
  }

  // MARK: The login bar

  @Test(arguments: World.Direction.allCases)
  func `a standalone bar pushes and pops with the native animation and calls its delegate`(
    _ direction: World.Direction
  ) throws {
    try expectFreed {
      let screen = try Screen("login-bar", direction)
      let bar = try #require(screen.live.view.subviews.first as? UINavigationBar)
      #expect(Set(bar.shownTexts) == ["登录", "注册"])
      let questions = ["shouldPush", "didPush", "shouldPop", "didPop"].map { question in
        "navigationBar(_:\(question):)"
      }
      var heard = ["items: “登录”", "\(questions[0]) “登录”", "\(questions[1]) “登录”"]
      #expect(screen.page.text == heard.joined(separator: "\n"))
      expectGolden(of: screen.world, named: "\(direction)-1")

      screen.tap(295, 22)
      #expect(bar.topItem?.title == "注册" && bar.backItem?.title == "登录")
      screen.world.advance(by: 0.15)
      let old = try #require(
        bar.everything.compactMap { $0 as? UILabel }.filter { $0.text == "登录" }
          .min { $0.seenAlpha > $1.seenAlpha }
      )
      let sign: CGFloat = direction == .rightToLeft ? -1 : 1
      #expect((160 - old.seenX) * sign > 20, "the title moves to the back button")
      expectGolden(of: screen.world, named: "\(direction)-2")
      screen.world.settle()
      heard[0] = "items: “登录”, “注册”"
      heard += ["\(questions[0]) “注册”", "\(questions[1]) “注册”"]
      #expect(screen.page.text == heard.joined(separator: "\n"))
      #expect(Set(bar.shownTexts) == ["登录", "注册"])
      expectGolden(of: screen.world, named: "\(direction)-3")

      screen.tap(20, 22)
      screen.world.settle()
      heard[0] = "items: “登录”"
      heard += ["\(questions[2]) “注册”", "\(questions[3]) “注册”"]
      #expect(screen.page.text == heard.joined(separator: "\n"))
      return screen.close() + [bar]
    }
  }

  // MARK: A managed bar

  @Test func `the page shows UIKit's messages for changes that a managed bar rejects`() throws {
    try expectFreed {
      let screen = try Screen("managed-bar")
      let bar = try screen.stack().navigationBar
      let texts = UINavigationBar.ManagedOperation.allCases.map { bar.refusal(of: $0) ?? "" }
      #expect(
        texts == [
          "pushNavigationItem:animated:", "popNavigationItemAnimated:", "setItems:animated:",
        ]
        .map { "Cannot call \($0) directly on a UINavigationBar managed by a controller." }
          + ["Cannot manually set the delegate on a UINavigationBar managed by a controller."]
      )
      for text in texts { #expect(screen.page.text.contains(text)) }
      for operation in UINavigationBar.ManagedOperation.allCases {
        #expect(UINavigationBar().refusal(of: operation) == nil)
      }
      expectGolden(of: screen.world, named: "rest")
      return screen.close()
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `the standalone bar beside it accepts the same changes`(_ direction: World.Direction) throws
  {
    try expectFreed {
      let screen = try Screen("managed-bar", direction)
      let managed = try screen.stack().navigationBar
      let own = try #require(
        screen.live.view.everything.compactMap { $0 as? UINavigationBar }.first { $0 !== managed }
      )
      try screen.tap("pushItem")
      try screen.tap("pushItem")
      #expect(own.items?.map(\.title) == ["Standalone bar", "Item 2", "Item 3"])
      try screen.tap("popItem")
      #expect(own.topItem?.title == "Item 2")
      try screen.tap("pushItem")
      try screen.tap("setItems")
      #expect(own.items?.map(\.title) == ["Standalone bar"])
      try screen.tap("popItem")
      #expect(own.items?.count == 1)
      #expect(managed.items?.count == 1)
      return screen.close()
    }
  }

  // MARK: Classes and the toolbar

  @Test(arguments: World.Direction.allCases)
  func `the bars have the classes passed to the initializer, and the swipe works`(
    _ direction: World.Direction
  ) throws {
    try expectFreed {
      let screen = try Screen("bar-classes", direction)
      let stack = try screen.stack()
      #expect(stack.navigationBar is StripedBar && stack.navigationBar.bounds.height == 56)
      #expect(stack.toolbar is StripedToolbar)
      for word in ["  StripedBar", "  56.0", "  StripedToolbar"] {
        #expect(screen.page.text.contains(word))
      }
      expectGolden(of: screen.world, named: "\(direction)")
      let pages = stack.viewControllers
      stack.popViewController(animated: true)
      screen.world.settle()
      #expect(stack.navigationBar.items?.count == 1)
      return screen.close() + pages
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `the toolbar shows the items of the top page and hides`(
    _ direction: World.Direction
  ) throws {
    try expectFreed {
      let screen = try Screen("toolbar", direction)
      let stack = try screen.stack()
      #expect(stack.toolbar.titles == ["Reply", "Forward", "Archive"])
      #expect(stack.toolbar.frame.maxY == stack.view.bounds.height)
      expectGolden(of: screen.world, named: "\(direction)")
      screen.tap(20, 22)
      screen.world.settle()
      #expect(stack.toolbar.titles == ["Sort", "Compose"])
      #expect(screen.page.text.contains("Sort, –, Compose"))
      screen.tap(290, 22)
      screen.world.settle()
      #expect(stack.isToolbarHidden)
      screen.tap(290, 22)
      screen.world.settle()
      #expect(!stack.isToolbarHidden)
      return screen.close()
    }
  }

  // MARK: The views

  @Test func `every view has its UIKit class name`() throws {
    try expectFreed {
      let screen = try Screen("hierarchy")
      let window = screen.world.window.recursiveDescription()
      for name in [
        "UIWindow", "UILayoutContainerView", "UINavigationTransitionView",
        "UIViewControllerWrapperView", "UIView", "UINavigationBar", "_UINavigationBarBackground",
        "UIImageView", "UINavigationItemView", "UILabel", "UINavigationItemButtonView",
        "_UINavigationBarBackIndicatorView",
      ] {
        #expect(window.contains(try Regex("<\(name): 0x[0-9a-f]+; frame = \\(")), "\(name)")
        guard name != "UIWindow" else { continue }
        #expect(screen.page.text.contains("<\(name); frame = ("), "\(name)")
      }
      #expect(screen.page.text.contains("text = 'A Story'"))
      #expect(screen.page.text.contains("text = 'Fish'"))
      let lines = screen.page.text.split(separator: "\n").map(String.init)
      #expect(lines.first?.hasPrefix("<UILayoutContainerView") == true)
      #expect(lines.contains { $0.hasPrefix("   | <UINavigationBar;") })
      #expect(lines.contains { $0.hasPrefix("   |    | <UINavigationItemButtonView;") })
      expectGolden(of: screen.world, named: "rest")
      return screen.close()
    }
  }

  @Test func `every page is localized in both languages`() throws {
    defer { Language.current = .english }
    for page in Catalog.structure + Catalog.dc {
      Language.current = .english
      let english = [page.title, page.summary, page.readMe] + page.moments.map(\.caption)
      Language.current = .simplifiedChinese
      let chinese = [page.title, page.summary, page.readMe] + page.moments.map(\.caption)
      #expect(english.count == chinese.count)
      for (one, other) in zip(english, chinese) {
        #expect(!one.isEmpty && one != other, "\(page.name)")
        #expect(other.contains(try Regex("\\p{Han}")), "\(page.name): \(other)")
      }
    }
  }
}

extension UINavigationBar {
  /// The visible texts.
  fileprivate var shownTexts: [String] {
    everything.compactMap { $0 as? UILabel }.filter { $0.seenAlpha > 0.01 }.compactMap(\.text)
  }
}

extension UIToolbar {
  fileprivate var titles: [String] { (items ?? []).compactMap(\.title) }
}
