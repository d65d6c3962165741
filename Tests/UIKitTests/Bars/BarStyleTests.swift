// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

@MainActor
@Suite(.freesControllers) struct BarStyleTests {
  @Test(arguments: [UIBarStyle.black, .blackTranslucent])
  func `black bars look as in a dark interface, and the pages do not`(_ style: UIBarStyle) throws {
    let page = UIViewController()
    page.title = "Page"
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let world = World(root: tabs)
    let scene = try #require(world.window.windowScene)
    let bars: [UIView] = [navigation.navigationBar, navigation.toolbar, tabs.tabBar]
    func styles() -> [UIUserInterfaceStyle] { bars.map(\.traitCollection.userInterfaceStyle) }
    #expect(styles() == [.light, .light, .light])
    #expect(scene.statusBarManager?.statusBarStyle == .default)
    navigation.navigationBar.barStyle = style
    navigation.toolbar.barStyle = style
    tabs.tabBar.barStyle = style
    #expect(styles() == [.dark, .dark, .dark])
    #expect(page.view.traitCollection.userInterfaceStyle == .light)
    #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
    navigation.navigationBar.barStyle = .default
    #expect(styles() == [.light, .dark, .dark])
    #expect(scene.statusBarManager?.statusBarStyle == .default)
  }

  @Test func `the title of a black bar is light`() throws {
    let page = UIViewController()
    page.title = "Page"
    let navigation = UINavigationController(rootViewController: page)
    let world = World(root: navigation)
    let before = FrameHash(of: world.frame)
    navigation.navigationBar.barStyle = .black
    world.settle()
    let black = FrameHash(of: world.frame)
    navigation.navigationBar.barStyle = .default
    navigation.navigationBar.overrideUserInterfaceStyle = .dark
    world.settle()
    #expect(black == FrameHash(of: world.frame) && black != before)
  }

  @Test func `proxies set the style of bars`() {
    let world = World()
    world.perform {
      UINavigationBar.appearance().barStyle = .black
      world.window.rootViewController = UINavigationController(
        rootViewController: UIViewController()
      )
    }
    world.settle()
    let bar = (world.window.rootViewController as? UINavigationController)?.navigationBar
    #expect(bar?.barStyle == .black && bar?.traitCollection.userInterfaceStyle == .dark)
    world.window.rootViewController = nil
  }
}
