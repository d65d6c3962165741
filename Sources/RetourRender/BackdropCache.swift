// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The blurred images of what lies below backdrops: one that nothing changes below costs nothing.
final class BackdropCache {
  /// The number of images above which only those of this frame and of the one before are kept: the
  /// effects of a screen, and of a page that moves over it (our decision).
  private static let mostCount = 256
  /// The bytes of all images above which no others are kept either (our decision): a blur that
  /// grows leaves an image in each frame.
  private static let mostBytes = 2 << 20

  private struct Kept {
    let image: BackdropImage
    let store: BackingStore
    /// The frame that the image was used in last.
    let frame: Int
  }

  /// The images, the one that was used last at the end.
  private var kept: [Kept] = []
  private var frame = 0

  /// Begins a frame.
  func beginFrame() {
    frame += 1
    trim()
  }

  /// Returns the pixels of an image if what lies below looks the same as then.
  ///
  /// Of one that does not, those of an earlier frame are forgotten; those of this frame may be of
  /// another backdrop in the same place.
  func store(of image: BackdropImage) -> BackingStore? {
    // By index, so that nothing is copied for those of other requests.
    let alike = kept.indices.filter { kept[$0].image.request == image.request }
    let same = alike.first { kept[$0].image.below == image.below }
    guard let index = same ?? alike.first(where: { kept[$0].frame < frame }) else { return nil }
    let entry = kept.remove(at: index)
    guard same != nil || entry.image.looksLike(image) else { return nil }
    kept.append(Kept(image: image, store: entry.store, frame: frame))
    return entry.store
  }

  func keep(_ store: BackingStore, of image: BackdropImage) {
    kept.append(Kept(image: image, store: store, frame: frame))
    trim()
  }

  private func trim() {
    while let oldest = kept.first, oldest.frame < frame - 1,
      kept.count > Self.mostCount || byteCount > Self.mostBytes
    {
      kept.removeFirst()
    }
  }

  private var byteCount: Int { kept.reduce(0) { $0 + $1.store.byteCount } }

  /// Releases all images.
  func removeAll() { if !kept.isEmpty { kept = [] } }
}

extension BackdropImage {
  /// Whether an image of the same request has the same pixels.
  fileprivate func looksLike(_ other: BackdropImage) -> Bool {
    Differences(from: below, to: other.below, in: request.area).boxes.isEmpty
  }
}
