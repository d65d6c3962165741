// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Insets and offsets that are the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct InsetsParityTests {
  // Apple documentation of `zero` of each type, and of the initializers without arguments.
  @Test func `insets and offsets are zero unless set`() {
    #expect(UIEdgeInsets() == .zero && NSDirectionalEdgeInsets() == .zero)
    #expect(UIOffset() == .zero && CGVector() == .zero)
    #expect(UIEdgeInsets.zero.left == 0 && NSDirectionalEdgeInsets.zero.leading == 0)
  }

  // Apple documentation of UIEdgeInsets: values are compared side by side.
  @Test func `insets are equal if all their sides are`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect((insets.top, insets.left, insets.bottom, insets.right) == (1, 2, 3, 4))
    #expect(insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets != UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  // Apple documentation of `inset(by:)`: positive insets shrink the rectangle.
  @Test func `positive insets move the sides of a rectangle inwards`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
  }

  // Apple documentation of `inset(by:)`: negative insets make the rectangle larger.
  @Test func `negative insets move the sides of a rectangle outwards`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let insets = UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4)
    #expect(rect.inset(by: insets) == CGRect(x: 8, y: 19, width: 106, height: 54))
  }

  // Apple header UIGeometry.h: the bits of UIRectEdge and NSDirectionalRectEdge.
  @Test func `edges have the bits of the header`() {
    #expect(UIRectEdge.top.rawValue == 1 && UIRectEdge.left.rawValue == 2)
    #expect(UIRectEdge.bottom.rawValue == 4 && UIRectEdge.right.rawValue == 8)
    #expect(NSDirectionalRectEdge.top.rawValue == 1 && NSDirectionalRectEdge.leading.rawValue == 2)
    #expect(NSDirectionalRectEdge.bottom.rawValue == 4)
    #expect(NSDirectionalRectEdge.trailing.rawValue == 8)
    #expect(UIRectEdge.all.isSuperset(of: [.top, .left, .bottom, .right]))
    #expect(NSDirectionalRectEdge.all == [.top, .leading, .bottom, .trailing])
  }
}
