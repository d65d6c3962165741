// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What a compositor did since its counts were last reset.
///
/// Counts, unlike times, are the same on every machine: they guard the cost of a frame.
package struct Counts: Equatable, Sendable {
  /// Items looked at, those inside sub-lists included.
  package var itemsVisited = 0
  /// Items looked at of which no pixel was needed.
  package var itemsHidden = 0
  /// Plain colours painted.
  package var fills = 0
  /// Pictures copied or blended at whole pixels.
  package var blits = 0
  /// Pictures and colours painted and dimmed in the same pass; they count as blits or fills too.
  package var dims = 0
  /// Colours painted through a mask: rounded corners, borders, shadows.
  package var maskedFills = 0
  /// Pictures scaled or turned.
  package var resamples = 0
  /// Turned outlines drawn by Cairo.
  package var outlines = 0
  /// Masks made, because none of that shape was kept.
  package var masksMade = 0
  /// Pixels written to the buffer and to stores; a pixel painted twice counts twice.
  package var pixelsWritten = 0
  /// Sub-lists painted as one picture or as a part of the list that shows them.
  package var sublistsComposed = 0
  /// Sub-lists flattened into a store.
  package var storesFlattened = 0
  /// The pixels of those stores.
  package var pixelsFlattened = 0
  /// The memory allocated for stores and masks, in bytes.
  package var bytesAllocated = 0

  package init() {}
}
