// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

// MARK: What is kept from frame to frame

extension Compositor {
  /// How much memory masks may take before all are forgotten, in bytes: a few dozen of the largest
  /// common ones, a 3x page's shadow taking 60 KB.
  private static let mostBytesOfMasks = 2 << 20

  /// Returns the mask of a shape, made once.
  func mask(_ shape: Mask.Shape) -> Mask {
    if let mask = masks[shape] { return mask }
    let mask = Mask(shape)
    counts.masksMade += 1
    counts.bytesAllocated += mask.byteCount
    if bytesOfMasks + mask.byteCount > Self.mostBytesOfMasks {
      masks.removeAll()
      bytesOfMasks = 0
    }
    bytesOfMasks += mask.byteCount
    masks[shape] = mask
    return mask
  }

  /// Returns the pixels of a sub-list: those kept for it, or newly flattened ones.
  ///
  /// - Returns: `nil` where the size is absurd or memory is short; nothing is painted then.
  func store(of list: SubList) -> Store? {
    counts.sublistsComposed += 1
    if let store = list.store { return store }
    guard let store = Store(width: list.width, height: list.height) else {
      RetourLog.once(
        "store",
        "a picture of \(list.width) by \(list.height) pixels does not fit and is left out"
      )
      return nil
    }
    counts.storesFlattened += 1
    counts.pixelsFlattened += store.width * store.height
    counts.bytesAllocated += store.byteCount
    store.isOpaque = paint(list.list, into: store.buffer, damage: nil, background: 0)
    if list.keepsStore { list.store = store }
    return store
  }
}
