// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// The bar of the article on the structure of navigation controllers: a standalone one,
/// on which a page pushes items by itself.
@MainActor struct LoginBarTests {
  private final class Delegate: NSObject, UINavigationBarDelegate {
    var lines: [String] = []

    func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      lines.append("shouldPush \(item.title ?? "")")
      return true
    }
    func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
      lines.append("didPush \(item.title ?? "")")
    }
    func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      lines.append("shouldPop \(item.title ?? "")")
      return true
    }
    func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
      lines.append("didPop \(item.title ?? "")")
    }
  }

  @Test(arguments: [false, true])
  func `an item pushed by a button slides in, and the back button pops it`(
    isRightToLeft: Bool
  ) throws {
    let world = BarWorld(width: 320, isRightToLeft: isRightToLeft)
    let delegate = Delegate()
    world.perform {
      world.bar.delegate = delegate
      let login = UINavigationItem(title: "登录")
      login.rightBarButtonItem = UIBarButtonItem(
        title: "注册",
        primaryAction: UIAction { [bar = world.bar] _ in
          bar.pushItem(UINavigationItem(title: "注册"), animated: true)
        }
      )
      world.bar.pushItem(login, animated: true)
    }
    world.advance(by: 1)
    #expect(delegate.lines == ["shouldPush 登录", "didPush 登录"])
    delegate.lines = []
    let login = try #require(world.titleView)
    world.tap(at: CGPoint(x: isRightToLeft ? 30 : 290, y: 22))
    world.advance(by: 0.2)
    #expect(delegate.lines == ["shouldPush 注册"])
    #expect(world.bar.topItem?.title == "注册")
    #expect(world.bar.backItem?.title == "登录")
    // The old title is on its way to the back button.
    #expect(isRightToLeft ? world.seenX(login) > 170 : world.seenX(login) < 150)
    world.advance(by: 1)
    #expect(delegate.lines == ["shouldPush 注册", "didPush 注册"])
    #expect(world.bar.content?.backButton?.shownText == "登录")
    delegate.lines = []
    world.tap(at: CGPoint(x: isRightToLeft ? 300 : 20, y: 22))
    world.advance(by: 1)
    #expect(delegate.lines == ["shouldPop 注册", "didPop 注册"])
    #expect(world.bar.items?.map(\.title) == ["登录"])
    #expect(world.clock.nextWakeUp == nil)
  }
}
