// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RetourTesting
import Testing
import UIKit

@MainActor
@Suite(.freesControllers) struct TraitOverrideTests {
  private enum Theme: Int { case standard, monochrome }
  private struct ThemeTrait: UITraitDefinition {
    static let defaultValue = Theme.standard
    static let affectsColorAppearance = true
  }
  private struct SettingsTrait: UITraitDefinition { static let defaultValue = false }
  /// A value that cannot be compared.
  private struct Closure { let run: () -> Void }
  private struct ClosureTrait: UITraitDefinition {
    static var defaultValue: Closure { Closure {} }
  }

  private final class Page: UIViewController {
    var calls: [String] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      calls.append("traitCollectionDidChange")
    }
    func themeChanged(_ sender: Page, _ former: UITraitCollection) {
      calls.append("\(former[ThemeTrait.self]) to \(sender.traitCollection[ThemeTrait.self])")
    }
  }

  @Test func `own traits flow from the scene through windows and controllers to views`() throws {
    let page = Page()
    let navigation = UINavigationController(rootViewController: page)
    let world = World(root: navigation)
    let view = UIView()
    page.view.addSubview(view)
    let scene = try #require(world.window.windowScene)
    func values() -> [Theme] {
      [scene.traitCollection, world.window.traitCollection, page.traitCollection]
        .map { $0[ThemeTrait.self] } + [view.traitCollection[ThemeTrait.self]]
    }
    #expect(values() == [.standard, .standard, .standard, .standard])
    scene.traitOverrides[ThemeTrait.self] = .monochrome
    #expect(values() == [.monochrome, .monochrome, .monochrome, .monochrome])
    page.traitOverrides[ThemeTrait.self] = .standard
    #expect(values() == [.monochrome, .monochrome, .standard, .standard])
    view.traitOverrides[ThemeTrait.self] = .monochrome
    #expect(values() == [.monochrome, .monochrome, .standard, .monochrome])
    page.traitOverrides.remove(ThemeTrait.self)
    scene.traitOverrides.remove(ThemeTrait.self)
    #expect(values() == [.standard, .standard, .standard, .monochrome])
    #expect(view.traitOverrides.contains(ThemeTrait.self))
    #expect(!page.traitOverrides.contains(ThemeTrait.self))
  }

  @Test func `traits of the system are overridden for a view and what is in it`() {
    let world = World()
    let (box, view, beside) = (UIView(), UIView(), UIView())
    box.addSubview(view)
    for one in [box, beside] { world.window.addSubview(one) }
    box.traitOverrides.layoutDirection = .rightToLeft
    box.traitOverrides.preferredContentSizeCategory = .extraLarge
    box.traitOverrides.userInterfaceStyle = .dark
    box.traitOverrides.userInterfaceIdiom = .pad
    box.traitOverrides.horizontalSizeClass = .regular
    let traits = view.traitCollection
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .extraLarge)
    #expect(traits.userInterfaceStyle == .dark && traits.userInterfaceIdiom == .pad)
    #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
    #expect(beside.traitCollection == world.window.traitCollection)
    box.overrideUserInterfaceStyle = .light
    #expect(view.traitCollection.userInterfaceStyle == .light, "our decision")
  }

  @Test func `overrides of a controller hold before its view is loaded`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.traitOverrides.horizontalSizeClass = .regular
    child.traitOverrides[SettingsTrait.self] = true
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection[SettingsTrait.self])
    #expect(!child.isViewLoaded)
    parent.view.addSubview(child.view)
    #expect(child.view.traitCollection[SettingsTrait.self])
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `a subclass overrides the style without setting it`() {
    final class DarkPage: UIViewController {
      override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { .dark }
        set {}
      }
    }
    let page = DarkPage()
    let world = World(root: page)
    #expect(page.view.traitCollection.userInterfaceStyle == .dark)
    #expect(world.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `colors that depend on an own trait follow it`() {
    let color = UIColor { $0[ThemeTrait.self] == .monochrome ? .white : .red }
    let world = World()
    let view = UIView()
    view.backgroundColor = color
    world.window.addSubview(view)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    world.window.traitOverrides[ThemeTrait.self] = .monochrome
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    let (plain, mono) = (
      UITraitCollection(), UITraitCollection(ThemeTrait.self, value: .monochrome)
    )
    #expect(plain.hasDifferentColorAppearance(comparedTo: mono))
    let settings = UITraitCollection(SettingsTrait.self, value: true)
    #expect(!plain.hasDifferentColorAppearance(comparedTo: settings))
  }

  // MARK: Observers

  @Test func `observers hear of their traits only, after the controller itself`() {
    let page = Page()
    let world = World(root: page)
    page.calls = []
    page.registerForTraitChanges([ThemeTrait.self]) { (page: Page, former: UITraitCollection) in
      page.calls.append("\(former[ThemeTrait.self]) to \(page.traitCollection[ThemeTrait.self])")
    }
    world.window.traitOverrides[SettingsTrait.self] = true
    #expect(page.calls == ["traitCollectionDidChange"])
    world.window.traitOverrides[ThemeTrait.self] = .monochrome
    #expect(page.calls.dropFirst() == ["traitCollectionDidChange", "standard to monochrome"])
    world.window.traitOverrides[ThemeTrait.self] = .monochrome
    #expect(page.calls.count == 3)
  }

  @Test func `methods of the object and of others are called`() {
    let (page, other) = (Page(), Page())
    let world = World(root: page)
    let changed = Selector("themeChanged::", Page.themeChanged(_:_:))
    page.registerForTraitChanges([ThemeTrait.self], action: changed)
    page.registerForTraitChanges([ThemeTrait.self], target: other, action: changed)
    (page.calls, other.calls) = ([], [])
    world.window.traitOverrides[ThemeTrait.self] = .monochrome
    #expect(page.calls == ["traitCollectionDidChange", "standard to monochrome"])
    #expect(other.calls == ["standard to monochrome"])
  }

  @Test func `observers hear of overrides that were set outside of a window`() {
    let view = UIView()
    var heard: [Theme] = []
    view.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, _) in
      heard.append(view.traitCollection[ThemeTrait.self])
    }
    view.traitOverrides[ThemeTrait.self] = .monochrome
    #expect(heard == [.monochrome])
    let world = World()
    world.window.addSubview(view)
    #expect(heard == [.monochrome])
    view.removeFromSuperview()
    view.traitOverrides.remove(ThemeTrait.self)
    #expect(heard == [.monochrome, .standard])
  }

  @Test func `a registration ends, also while others are called`() {
    let world = World()
    var heard: [String] = []
    var second: (any UITraitChangeRegistration)?
    world.window.registerForTraitChanges([ThemeTrait.self]) { (window: UIWindow, _) in
      heard.append("first")
      if let second { window.unregisterForTraitChanges(second) }
    }
    second = world.window.registerForTraitChanges([ThemeTrait.self]) { (_: UIWindow, _) in
      heard.append("second")
    }
    world.window.traitOverrides[ThemeTrait.self] = .monochrome
    world.window.traitOverrides[ThemeTrait.self] = .standard
    #expect(heard == ["first", "first"])
  }

  @Test func `a value that cannot be compared always differs`() {
    let world = World()
    var heard = 0
    world.window.registerForTraitChanges([ClosureTrait.self]) { (_: UIWindow, _) in heard += 1 }
    for _ in 0..<2 { world.window.traitOverrides[ClosureTrait.self] = Closure {} }
    #expect(heard == 2)
  }

  @Test func `a scene's observers hear of the size of text and of the window's size`() throws {
    let world = World()
    let scene = try #require(world.window.windowScene)
    var heard: [String] = []
    scene.registerForTraitChanges([
      UITraitPreferredContentSizeCategory.self, UITraitVerticalSizeClass.self,
    ]) { (scene: UIWindowScene, former: UITraitCollection) in
      heard.append("\(former.verticalSizeClass.rawValue)")
      heard.append(scene.traitCollection.preferredContentSizeCategory.rawValue)
    }
    world.perform { world.stage.setContentSizeCategory(.extraLarge) }
    world.resize(to: CGSize(width: 844, height: 390))
    #expect(heard == ["2", "UICTContentSizeCategoryXL", "2", "UICTContentSizeCategoryXL"])
  }
}
