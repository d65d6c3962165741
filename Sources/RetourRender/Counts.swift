// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The work of a compositor since its counts were reset.
///
/// Counts, unlike times, are the same on every machine, so tests can limit the cost of a frame.
package struct Counts: Equatable, Sendable {
  /// Visited items, including those inside sub-lists.
  package var itemsVisited = 0
  /// Visited items without a visible pixel.
  package var itemsHidden = 0
  /// Plain colors painted.
  package var fills = 0
  /// Images copied or blended at whole pixels.
  package var blits = 0
  /// Images and colors painted and dimmed in the same pass; they count as blits or fills too.
  package var dims = 0
  /// Colors painted through a mask: rounded corners, borders, shadows.
  package var maskedFills = 0
  /// Images scaled or rotated, where no copy of the same size is kept.
  package var resamples = 0
  /// Images of which a scaled copy was made.
  package var imagesScaled = 0
  /// Rotated outlines drawn by Cairo.
  package var outlines = 0
  /// Masks that were not in the cache.
  package var masksMade = 0
  /// Pixels written to the buffer and to stores; a pixel painted twice counts twice.
  package var pixelsWritten = 0
  /// Sub-lists painted as one image or as a part of the list that shows them.
  package var sublistsComposed = 0
  /// Sub-lists flattened into a store.
  package var storesFlattened = 0
  /// The pixels of those stores.
  package var pixelsFlattened = 0
  /// The pixels of those that were copied from the frame before.
  package var pixelsCopied = 0
  /// Blurred images made of what lies below backdrops.
  package var backdropsMade = 0
  /// The pixels that those images were made of.
  package var pixelsBlurred = 0
  /// The memory allocated for stores and masks, in bytes.
  package var bytesAllocated = 0

  package init() {}
  /// Adds the counts of another piece of work.
  mutating func add(_ other: Counts) {
    itemsVisited += other.itemsVisited
    itemsHidden += other.itemsHidden
    fills += other.fills
    blits += other.blits
    dims += other.dims
    maskedFills += other.maskedFills
    resamples += other.resamples
    imagesScaled += other.imagesScaled
    outlines += other.outlines
    masksMade += other.masksMade
    pixelsWritten += other.pixelsWritten
    sublistsComposed += other.sublistsComposed
    storesFlattened += other.storesFlattened
    pixelsFlattened += other.pixelsFlattened
    pixelsCopied += other.pixelsCopied
    backdropsMade += other.backdropsMade
    pixelsBlurred += other.pixelsBlurred
    bytesAllocated += other.bytesAllocated
  }
}
