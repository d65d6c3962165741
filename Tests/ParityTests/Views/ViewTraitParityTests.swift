// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Tint, direction and traits of views that are the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct ViewTraitParityTests {
  /// A view that counts the changes of its tint.
  private final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  // Apple documentation of `tintColor`: the nearest superview that has one.
  @Test func `a tint is inherited until a view has its own`() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.tintColor = .red
    #expect(leaf.tintColor == .red)
    middle.tintColor = .green
    #expect(leaf.tintColor == .green && root.tintColor == .red)
    middle.tintColor = nil
    #expect(leaf.tintColor == .red)
  }

  // Apple documentation of `tintColorDidChange()`: the views below are told.
  @Test func `views are told about a tint that they inherit`() {
    let (root, view) = (UIView(), Tinted())
    root.addSubview(view)
    let changes = view.changes
    root.tintColor = .red
    #expect(view.changes == changes + 1)
  }

  // Apple documentation of `tintColorDidChange()`: views with a tint of their own are not.
  @Test func `a view with its own tint is not told about others`() {
    let (root, view) = (UIView(), Tinted())
    root.addSubview(view)
    view.tintColor = .green
    let changes = view.changes
    root.tintColor = .red
    #expect(view.changes == changes && view.tintColor == .green)
  }

  // Apple documentation of `semanticContentAttribute`: which way the content is laid out.
  @Test func `a view can be forced into a direction`() {
    let view = UIView()
    #expect(view.semanticContentAttribute == .unspecified)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  // Apple documentation of `userInterfaceLayoutDirection(for:relativeTo:)`: playback and spatial
  // content is never mirrored.
  @Test func `playback and spatial content keep their direction`() {
    func direction(_ attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
      UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
    }
    #expect(direction(.unspecified) == .rightToLeft && direction(.playback) == .leftToRight)
    #expect(direction(.spatial) == .leftToRight && direction(.forceLeftToRight) == .leftToRight)
    #expect(direction(.forceRightToLeft) == .rightToLeft)
  }

  // Apple documentation of `overrideUserInterfaceStyle`: the view and its subviews.
  @Test func `a style is overridden for a view and its subviews`() throws {
    let page = UIViewController()
    let window = try makeWindow(page)
    let (middle, leaf) = (UIView(), UIView())
    page.view.addSubview(middle)
    middle.addSubview(leaf)
    #expect(middle.overrideUserInterfaceStyle == .unspecified)
    middle.overrideUserInterfaceStyle = .dark
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    leaf.overrideUserInterfaceStyle = .light
    #expect(leaf.traitCollection.userInterfaceStyle == .light)
    #expect(middle.traitCollection.userInterfaceStyle == .dark)
    window.isHidden = true
  }

  // Apple header UIView.h and UIInterface.h: the values of the constants.
  @Test func `constants have the values of the headers`() {
    #expect(UISemanticContentAttribute.playback.rawValue == 1)
    #expect(UISemanticContentAttribute.spatial.rawValue == 2)
    #expect(UISemanticContentAttribute.forceLeftToRight.rawValue == 3)
    #expect(UISemanticContentAttribute.forceRightToLeft.rawValue == 4)
    #expect(UIUserInterfaceStyle.light.rawValue == 1 && UIUserInterfaceStyle.dark.rawValue == 2)
    #expect(UIUserInterfaceSizeClass.compact.rawValue == 1)
    #expect(UIUserInterfaceSizeClass.regular.rawValue == 2)
    #expect(UITraitEnvironmentLayoutDirection.unspecified.rawValue == -1)
    #expect(UITraitEnvironmentLayoutDirection.rightToLeft.rawValue == 1)
    #expect(UIUserInterfaceLayoutDirection.rightToLeft.rawValue == 1)
    #expect(UIUserInterfaceIdiom.unspecified.rawValue == -1)
    #expect(UIUserInterfaceIdiom.pad.rawValue == 1 && UIUserInterfaceIdiom.mac.rawValue == 5)
  }
}
