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
  /// - Parameters:
  ///   - list: The sub-list.
  ///   - part: The pixels of it that are needed; all are flattened where they are to be kept.
  /// - Returns: The pixels, and which part of the sub-list they are; `nil` where the size is absurd
  ///   or memory is short, and nothing is painted then.
  func store(of list: SubList, showing part: Box) -> (store: Store, part: Box)? {
    counts.sublistsComposed += 1
    let whole = Box(width: list.width, height: list.height)
    if let store = list.store { return (store, whole) }
    let part = list.keepsStore ? whole : part.intersection(whole)
    guard max(list.width, list.height) <= Store.longestSide,
      let store = Store(width: part.width, height: part.height)
    else {
      RetourLog.once(
        "store",
        "a picture of \(list.width) by \(list.height) pixels does not fit and is left out"
      )
      return nil
    }
    counts.storesFlattened += 1
    counts.pixelsFlattened += store.width * store.height
    counts.bytesAllocated += store.byteCount
    let target = Target(store, window: part, of: list)
    store.isOpaque = paint(list.list, into: target, damage: nil, background: 0)
    if list.keepsStore { list.store = store }
    return (store, part)
  }
}
