// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The blurred images of what lies below backdrops: one that nothing changes below costs nothing.
final class BackdropCache {
  /// The number of images that are kept: the effects of one screen (our decision).
  private static let most = 8

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
    if kept.count >= Self.most { kept.removeFirst() }
    kept.append(Kept(request: request, below: below, store: store))
  }

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
