// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Behavior of bar appearances that is the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct BarAppearanceParityTests {
  // Apple header: a bar has a standard appearance always, the others and an item's are nil.
  @Test func `only the standard appearance of a bar is there from the start`() {
    let (bar, item, toolbar) = (UINavigationBar(), UINavigationItem(title: "A"), UIToolbar())
    #expect(bar.standardAppearance.backgroundEffect != nil)
    #expect(bar.compactAppearance == nil && bar.scrollEdgeAppearance == nil)
    #expect(bar.compactScrollEdgeAppearance == nil)
    #expect(item.standardAppearance == nil && item.compactAppearance == nil)
    #expect(item.scrollEdgeAppearance == nil && item.compactScrollEdgeAppearance == nil)
    #expect(toolbar.compactAppearance == nil && toolbar.scrollEdgeAppearance == nil)
  }

  // Apple header: the properties are copied.
  @Test func `a bar copies its appearances`() {
    let (bar, appearance) = (UINavigationBar(), UINavigationBarAppearance())
    bar.scrollEdgeAppearance = appearance
    appearance.backgroundColor = .red
    #expect(bar.scrollEdgeAppearance !== appearance)
    #expect(bar.scrollEdgeAppearance?.backgroundColor == nil)
  }

  // Apple header: without an image or without a mask, both are the default ones.
  @Test func `a back indicator is set with its mask, or not at all`() {
    let appearance = UINavigationBarAppearance()
    let image = UIImage(systemName: "xmark")
    appearance.setBackIndicatorImage(image, transitionMaskImage: image)
    #expect(appearance.backIndicatorImage == image)
    appearance.setBackIndicatorImage(nil, transitionMaskImage: image)
    #expect(appearance.backIndicatorImage != image)
    #expect(appearance.backIndicatorTransitionMaskImage != image)
  }

  // Apple header: as bars at the top, with a standard appearance and without one for the edge.
  @Test func `only the standard appearance of a tab bar is there from the start`() {
    let (bar, item) = (UITabBar(), UITabBarItem(title: "A", image: nil, tag: 0))
    #expect(bar.standardAppearance.backgroundEffect != nil && bar.scrollEdgeAppearance == nil)
    #expect(item.standardAppearance == nil && item.scrollEdgeAppearance == nil)
    #expect(UITabBarAppearance().stackedItemPositioning == .automatic)
    #expect(UITabBarItemAppearance.Style.compactInline.rawValue == 2)
  }

  // Apple header: an item is in one group at most; adding it to another one moves it.
  @Test func `an item is in one group at most`() {
    let item = UIBarButtonItem(title: "A")
    let first = item.creatingFixedGroup()
    #expect(item.buttonGroup === first)
    let second = UIBarButtonItemGroup.fixedGroup(items: [item])
    #expect(item.buttonGroup === second && first.barButtonItems == [])
    #expect(!second.isDisplayingRepresentativeItem && !second.isHidden && !item.isHidden)
  }

  // Apple documentation: an item has no prompt by default.
  @Test func `a prompt is a text, or nothing`() {
    let item = UINavigationItem(title: "A")
    #expect(item.prompt == nil)
    item.prompt = "Step 1"
    #expect(item.prompt == "Step 1" && item.title == "A")
  }

  // Apple documentation: large titles are off by default, and items inherit the mode.
  @Test func `large titles are a choice`() {
    #expect(!UINavigationBar().prefersLargeTitles)
    #expect(UINavigationItem(title: "A").largeTitleDisplayMode == .automatic)
  }
}
