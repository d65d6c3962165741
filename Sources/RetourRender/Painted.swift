// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The opaque and uniform parts of a list that has been painted.
struct Painted {
  /// Pixels that are all opaque, of the list.
  var opaquePart = PixelRect(width: 0, height: 0)
  /// Large parts of one color, of the memory.
  var plainParts: [PlainPart] = []
  /// The pixels of those that are not painted.
  var unpainted: [BackingStore.Unpainted] = []

  /// Creates the parts of a list of which nothing is known.
  init() {}

  /// Finds the parts of a sub-list in the work of painting it.
  ///
  /// - Parameters:
  ///   - pass: The work, joined.
  ///   - list: The sub-list.
  ///   - window: The part of the list that is painted.
  ///   - isCovered: Whether the items cover it opaquely.
  init(_ pass: Pass, of list: SubList, in window: PixelRect, isCovered: Bool) {
    opaquePart = isCovered ? window : pass.largestCover.intersection(window)
    plainParts = pass.plainParts(in: window, leastWidth: PlainPart.leastWidth)
    unpainted = pass.unpainted(plainParts, of: list, in: window)
  }
}
