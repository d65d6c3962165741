// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The blurred images of what lies below backdrops: one that nothing changes below costs nothing.
final class BackdropCache {
  /// The number of images that are kept: the effects of a screen, and of a page that moves over it
  /// (our decision).
  private static let mostCount = 32
  /// The bytes of all images above which only those of this frame and of the one before are kept
  /// (our decision): a blur that grows leaves an image in each frame.
  private static let mostBytes = 2 << 20

  private struct Kept {
    let request: BackdropRequest
    let below: DisplayList
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

  /// Returns the image of a request if what lies below looks the same; otherwise forgets it.
  func store(for request: BackdropRequest, below: DisplayList) -> BackingStore? {
    guard let index = kept.firstIndex(where: { $0.request == request }) else { return nil }
    let entry = kept.remove(at: index)
    let differences = Differences(from: entry.below, to: below, in: request.area)
    guard differences.boxes.isEmpty else { return nil }
    kept.append(Kept(request: request, below: below, store: entry.store, frame: frame))
    return entry.store
  }

  func keep(_ store: BackingStore, for request: BackdropRequest, below: DisplayList) {
    kept.append(Kept(request: request, below: below, store: store, frame: frame))
    trim()
  }

  private func trim() {
    while let oldest = kept.first,
      kept.count > Self.mostCount || oldest.frame < frame - 1 && byteCount > Self.mostBytes
    {
      kept.removeFirst()
    }
  }

  private var byteCount: Int { kept.reduce(0) { $0 + $1.store.byteCount } }

  /// Releases all images.
  func removeAll() { if !kept.isEmpty { kept = [] } }
}
