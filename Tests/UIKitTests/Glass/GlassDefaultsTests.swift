// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The defaults of what iOS 26 added to bars and scroll views, which is newer than the floor of the
/// parity tests; the source of each fact is cited above its test.
@MainActor struct GlassDefaultsTests {
  // Apple header: sharesBackground defaults to YES, hidesSharedBackground to NO.
  @Test func `an item shares a background, and has no identifier and no badge`() {
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    #expect(item.sharesBackground && !item.hidesSharedBackground)
    #expect(item.identifier == nil && item.badge == nil)
  }

  // Apple documentation of UIBarButtonItemBadge: nil is the system's default.
  @Test func `a badge has the system's look until it is given one`() {
    let badge = UIBarButtonItem.Badge.string("A")
    #expect(badge.stringValue == "A")
    #expect(badge.backgroundColor == nil && badge.foregroundColor == nil && badge.font == nil)
  }

  // Apple documentation: an indicator renders the background without content.
  @Test func `an indicator has no text`() {
    #expect(UIBarButtonItem.Badge.indicator().stringValue == nil)
  }

  // Apple documentation of UIScrollEdgeEffect.
  @Test func `the effects of a scroll view are seen, and keep their styles`() {
    let view = UIScrollView()
    #expect(view.bottomEdgeEffect !== view.topEdgeEffect && !view.bottomEdgeEffect.isHidden)
    let effect = view.topEdgeEffect
    #expect(!effect.isHidden && view.topEdgeEffect === effect)
    effect.style = .hard
    #expect(view.topEdgeEffect.style === UIScrollEdgeEffect.Style.hard)
  }
}
