// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The blurred images of what lies below backdrops: one that nothing changes below costs nothing.
final class BackdropCache {
  /// The number of images that are kept whatever their size: the effects of one screen (our
  /// decision).
  private static let leastCount = 8
  /// The number of images that are kept at most: a page of a dozen effects that moves over another
  /// (our decision).
  private static let mostCount = 32
  /// The bytes of all images above which only the least number is kept (our decision).
  private static let mostBytes = 2 << 20

  private struct Kept {
    let request: BackdropRequest
    let below: DisplayList
    let store: BackingStore
  }

  /// The images, the one that was used last at the end.
  private var kept: [Kept] = []
  private var spare: [Scratch] = []

  /// Returns the image of a request if what lies below looks the same; otherwise forgets it.
  func store(for request: BackdropRequest, below: DisplayList) -> BackingStore? {
    guard let index = kept.firstIndex(where: { $0.request == request }) else { return nil }
    let entry = kept.remove(at: index)
    let differences = Differences(from: entry.below, to: below, in: request.area)
    guard differences.boxes.isEmpty else { return nil }
    kept.append(Kept(request: request, below: below, store: entry.store))
    return entry.store
  }

  func keep(_ store: BackingStore, for request: BackdropRequest, below: DisplayList) {
    kept.append(Kept(request: request, below: below, store: store))
    while kept.count > Self.leastCount, kept.count > Self.mostCount || byteCount > Self.mostBytes {
      kept.removeFirst()
    }
  }

  private var byteCount: Int { kept.reduce(0) { $0 + $1.store.byteCount } }

  /// Lends memory for the pixels of a window; calls may nest.
  func withMemory(_ count: Int, _ body: (UnsafeMutableRawPointer) -> Void) {
    let scratch = spare.popLast() ?? Scratch()
    scratch.withBytes(count) { body(UnsafeMutableRawPointer($0)) }
    spare.append(scratch)
  }

  /// Releases all memory.
  func removeAll() {
    guard !kept.isEmpty || !spare.isEmpty else { return }
    kept = []
    spare = []
  }
}
