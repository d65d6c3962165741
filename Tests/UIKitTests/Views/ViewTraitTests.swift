// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourHost
import RetourTesting
import Testing

import UIKit

@MainActor struct ViewTraitTests {
  private static let dynamic = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .white : .red
  }

  private func red(_ view: UIView) -> [CGFloat]? {
    view.layer.backgroundColor.map { [$0.red, $0.green, $0.blue] }
  }

  @Test func `a dynamic background color follows the view's style`() {
    let world = World(size: CGSize(width: 100, height: 100), scale: 1)
    let (box, view) = (UIView(), UIView())
    box.addSubview(view)
    view.backgroundColor = Self.dynamic
    world.window.addSubview(box)
    #expect(red(view) == [1, 0, 0])
    box.overrideUserInterfaceStyle = .dark
    #expect(red(view) == [1, 1, 1])
    view.overrideUserInterfaceStyle = .light
    #expect(red(view) == [1, 0, 0])
    #expect(view.backgroundColor == Self.dynamic)
    #expect(box.traitCollection.userInterfaceStyle == .dark)
    view.overrideUserInterfaceStyle = .unspecified
    #expect(red(view) == [1, 1, 1])
  }

  @Test func `a dark world has dark views`() {
    let page = UIViewController()
    let world = World(size: CGSize(width: 100, height: 100), scale: 2, style: .dark, root: page)
    #expect(page.traitCollection.userInterfaceStyle == .dark)
    #expect(page.view.traitCollection.displayScale == 2)
    #expect(world.window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a controller's style overrides its view's and notifies both`() {
    final class Page: UIViewController {
      var former: [UIUserInterfaceStyle?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        former.append(previousTraitCollection?.userInterfaceStyle)
      }
    }
    final class Told: UIView {
      var former: [UIUserInterfaceStyle?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        former.append(previousTraitCollection?.userInterfaceStyle)
      }
    }
    let page = Page()
    let view = Told()
    page.view.addSubview(view)
    let world = World(size: CGSize(width: 100, height: 100), scale: 1, root: page)
    (page.former, view.former) = ([], [])
    page.overrideUserInterfaceStyle = .dark
    #expect(page.former == [.light] && view.former == [.light])
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(world.window.traitCollection.userInterfaceStyle == .light)
    page.overrideUserInterfaceStyle = .dark
    #expect(page.former.count == 1)
  }

  @Test func `the tint color is inherited from the nearest superview that has one`() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let world = World(size: CGSize(width: 100, height: 100), scale: 1)
    let (box, view, own) = (UIView(), Tinted(), Tinted())
    box.addSubview(view)
    box.addSubview(own)
    world.window.addSubview(box)
    own.tintColor = .green
    #expect(view.tintColor == .systemBlue)
    (view.changes, own.changes) = (0, 0)
    world.window.tintColor = .red
    #expect(view.tintColor == .red && own.tintColor == .green)
    #expect(view.changes == 1 && own.changes == 0)
    own.tintColor = nil
    #expect(own.tintColor == .red && own.changes == 1)
  }

  @Test(arguments: [
    (UISemanticContentAttribute.unspecified, true, true), (.unspecified, false, false),
    (.playback, true, false), (.spatial, true, false), (.forceLeftToRight, true, false),
    (.forceRightToLeft, false, true),
  ])
  func `a semantic content attribute has a layout direction`(
    _ attribute: UISemanticContentAttribute,
    _ isMirrored: Bool,
    _ expected: Bool
  ) {
    let world = World(
      isMirrored ? .rightToLeft : .leftToRight,
      size: CGSize(width: 100, height: 100),
      scale: 1
    )
    let view = UIView()
    world.window.addSubview(view)
    view.semanticContentAttribute = attribute
    #expect((view.effectiveUserInterfaceLayoutDirection == .rightToLeft) == expected)
    #expect(
      (UIView.userInterfaceLayoutDirection(for: attribute) == .rightToLeft) == expected
    )
  }

  @Test func `a change of the screen's scale redraws views`() {
    final class Painted: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIBezierPath(rect: rect).fill()
      }
    }
    let world = World(size: CGSize(width: 100, height: 100), scale: 1)
    let view = Painted(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    world.window.addSubview(view)
    world.advance(by: 0)
    (world.stage.display as? HeadlessDisplay)?.resize(
      to: CGSize(width: 100, height: 100),
      scale: 2,
      timestamp: world.time
    )
    world.advance(by: 0)
    #expect(view.contentScaleFactor == 2)
    #expect(view.traitCollection.displayScale == 2)
    #expect((view.layer.contents as? CGImage)?.width == 20)
  }

  private nonisolated static let rooms:
    [(CGSize, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)] = [
      (CGSize(width: 390, height: 844), .compact, .regular),
      (CGSize(width: 844, height: 390), .compact, .compact),
      (CGSize(width: 896, height: 414), .regular, .compact),
      (CGSize(width: 820, height: 1180), .regular, .regular),
      (CGSize(width: 200, height: 300), .compact, .regular),
    ]

  @Test(arguments: rooms)
  func `size classes follow the size of the window`(
    _ size: CGSize,
    _ horizontal: UIUserInterfaceSizeClass,
    _ vertical: UIUserInterfaceSizeClass
  ) {
    let world = World(size: size, scale: 1)
    #expect(world.window.traitCollection.horizontalSizeClass == horizontal)
    #expect(world.window.traitCollection.verticalSizeClass == vertical)
    world.resize(to: CGSize(width: 390, height: 844))
    #expect(world.window.traitCollection.horizontalSizeClass == .compact)
    #expect(UITraitCollection().verticalSizeClass == .unspecified)
  }

  @Test
  func
    `views are opaque by default, labels and bars are not, and drawing keeps transparent pixels`()
  {
    #expect(UIView().isOpaque && !UILabel().isOpaque && !UINavigationBar().isOpaque)
    let view = UIView()
    #expect(!view.layer.isOpaque)
    view.isOpaque = false
    #expect(!view.isOpaque)
    view.isOpaque = true
    #expect(view.isOpaque && view.layer.isOpaque)
  }
}
