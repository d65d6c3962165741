// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import UIKit

/// Views that scroll.
extension SwipeConflict {
  static var scrolling: [SwipeConflict] {
    var all: [SwipeConflict] = []
    all += rows(
      "a plain page",
      [
        .strip: .swipe, .inside: .swipe, .away: .nobody, .up: .nobody, .pad: .swipe,
        .padAway: .nobody, .padUp: .nobody,
      ]
    ) { _ in }
    all += rows(
      "content that scrolls sideways, away from its leading edge",
      [
        .strip: .swipe, .inside: .kept, .away: .otherDirection, .up: .nobody, .pad: .scrolls,
        .padAway: .otherDirection, .padUp: .nobody,
      ]
    ) { $0.addScrollView(columns: 3, at: 1) }
    all += rows(
      "the same at its leading edge",
      [
        .strip: .swipe, .inside: .swipe, .away: .otherDirection, .pad: .swipe,
        .padAway: .otherDirection,
      ]
    ) { $0.addScrollView(columns: 3, at: 0) }
    all += rows(
      "content that scrolls down",
      [
        .strip: .swipe, .inside: .swipe, .up: .otherDirection, .pad: .swipe,
        .padUp: .otherDirection,
      ]
    ) { $0.addScrollView(rows: 3) }
    all += rows(
      "a strip away from its leading edge in content that scrolls down",
      [.strip: .swipe, .inside: .kept, .up: .otherDirection, .pad: .scrolls]
    ) { $0.addScrollView(rows: 3, strip: 1) }
    all += rows(
      "the same strip at its leading edge",
      [.strip: .swipe, .inside: .swipe, .up: .otherDirection]
    ) { $0.addScrollView(rows: 3, strip: 0) }
    all += rows(
      "a strip at its leading edge in content that is away from its own",
      [.strip: .swipe, .inside: .kept, .pad: .scrolls]
    ) { $0.addScrollView(columns: 3, at: 1, strip: 0) }
    all += rows(
      "the second of pages that scroll",
      [.strip: .swipe, .inside: .kept, .pad: .scrolls]
    ) {
      $0.addScrollView(columns: 3, at: 1, isPaging: true)
    }
    all += rows("the first of pages that scroll", [.strip: .swipe, .inside: .swipe, .pad: .swipe]) {
      $0.addScrollView(columns: 3, at: 0, isPaging: true)
    }
    all += rows("the second page of a page view controller", [.strip: .swipe, .inside: .kept]) {
      $0.addPages(at: 1)
    }
    all += rows("its first page", [.strip: .swipe, .inside: .swipe]) { $0.addPages(at: 0) }
    all += rows(
      "a row of a table, without actions",
      [.strip: .swipe, .inside: .swipe, .away: .nobody, .up: .otherDirection]
    ) { $0.addTable(leading: false, trailing: false) }
    all += rows(
      "a row with actions at its trailing side",
      [.strip: .swipe, .inside: .swipe, .away: .otherDirection]
    ) { $0.addTable(leading: false, trailing: true) }
    all += rows(
      "a row with actions at its leading side",
      [.strip: .swipe, .inside: .actions, .away: .nobody, .pad: .swipe]
    ) { $0.addTable(leading: true, trailing: false) }
    all += rows(
      "the index beside the rows of a table",
      [.inside: .swipe, .up: .otherDirection]
    ) { $0.addIndex() }
    return all
  }
}

extension SwipeConflict.Outcome {
  /// Content that can follow fingers on a touchpad takes the scroll before anybody is asked.
  fileprivate static let scrolls = first("UIScrollViewPanGestureRecognizer")
  /// The row uncovers its actions.
  fileprivate static let actions = Self(
    .neighbor,
    "ListSwipeRecognizer had to fail first, and was recognized."
  )
}
