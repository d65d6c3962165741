// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The values that few layers set.
///
/// On demand in memory apart from the layer: a covered page keeps all its layers, and these would
/// be a twentieth of it (measured).
struct RareValues {
  private final class Storage {
    fileprivate var timing = MediaTiming()
    fileprivate var contentsGravity = CALayerContentsGravity.resize
    fileprivate var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    fileprivate var rasterizationScale: CGFloat = 0
    fileprivate var name: String?
    fileprivate var actions: [String: any CAAction]?
    fileprivate var mask: CALayer?
    fileprivate var maskedCorners = CACornerMask.all
    fileprivate var isDoubleSided = true

    fileprivate init() {}

    fileprivate init(copying other: Storage) {
      (timing, contentsGravity) = (other.timing, other.contentsGravity)
      (contentsCenter, rasterizationScale) = (other.contentsCenter, other.rasterizationScale)
      (name, actions) = (other.name, other.actions)
      (mask, maskedCorners) = (other.mask, other.maskedCorners)
      isDoubleSided = other.isDoubleSided
    }
  }

  /// The values; `nil` while all are the defaults.
  private var storage: Storage?

  /// Returns the values to be changed.
  private mutating func unique() -> Storage {
    if storage == nil {
      storage = Storage()
    } else if !isKnownUniquelyReferenced(&storage) {
      storage = storage.map(Storage.init(copying:))
    }
    return storage ?? Storage()
  }

  /// The layer's time in relation to its superlayer's.
  var timing: MediaTiming {
    get { storage?.timing ?? MediaTiming() }
    set { unique().timing = newValue }
  }

  var contentsGravity: CALayerContentsGravity {
    get { storage?.contentsGravity ?? .resize }
    set { unique().contentsGravity = newValue }
  }

  var contentsCenter: CGRect {
    get { storage?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { unique().contentsCenter = newValue }
  }

  var rasterizationScale: CGFloat {
    get { storage?.rasterizationScale ?? 0 }
    set { unique().rasterizationScale = newValue }
  }

  var name: String? {
    get { storage?.name }
    set { unique().name = newValue }
  }

  var actions: [String: any CAAction]? {
    get { storage?.actions }
    set { unique().actions = newValue }
  }

  var mask: CALayer? {
    get { storage?.mask }
    set { unique().mask = newValue }
  }

  var maskedCorners: CACornerMask {
    get { storage?.maskedCorners ?? .all }
    set { unique().maskedCorners = newValue }
  }

  var isDoubleSided: Bool {
    get { storage?.isDoubleSided ?? true }
    set { unique().isDoubleSided = newValue }
  }
}

extension CALayer {
  /// The layer's time in relation to its superlayer's.
  var timing: MediaTiming { rare.timing }
}
