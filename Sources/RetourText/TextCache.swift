// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The most recently created layouts, limited by number and by size.
struct TextCache<Request: Hashable, Layout> {
  private struct Entry {
    var layout: Layout
    var cost: Int
    var lastUse: Int
  }

  /// Our decision: a screen shows tens of texts, a navigation stack hundreds.
  static var maximumCount: Int { 512 }

  /// The greatest memory of the layouts in bytes (our decision).
  static var maximumCost: Int { 4 << 20 }

  private var entries: [Request: Entry] = [:]
  private var cost = 0
  private var uses = 0

  /// The number of cached layouts.
  var count: Int { entries.count }

  /// Returns the cached layout of a request, if there is one, and marks it as used.
  mutating func layout(for request: Request) -> Layout? {
    uses += 1
    guard let place = entries.index(forKey: request) else { return nil }
    entries.values[place].lastUse = uses
    return entries.values[place].layout
  }

  /// Adds a layout, and purges those that were used least recently when there are too many.
  ///
  /// Half of the cache is purged at once, so that a full cache does not sort on every insertion.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - cost: Its approximate memory in bytes.
  ///   - request: The request.
  mutating func insert(_ layout: Layout, cost: Int, for request: Request) {
    uses += 1
    self.cost += cost - (entries[request]?.cost ?? 0)
    entries[request] = Entry(layout: layout, cost: cost, lastUse: uses)
    guard entries.count > Self.maximumCount || self.cost > Self.maximumCost else { return }
    for (request, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard entries.count > Self.maximumCount / 2 || self.cost > Self.maximumCost / 2
      else { return }
      entries[request] = nil
      self.cost -= entry.cost
    }
  }

  /// The approximate memory of a layout, in bytes.
  ///
  /// - Parameter count: The number of bytes of text that Pango received.
  /// - Returns: The memory; measured with Pango 1.50 on x86-64: 1,900 bytes for 10 letters, 64,000
  ///   for 1,000.
  static func cost(ofText count: Int) -> Int { 1300 + count * 64 }

  /// Removes all layouts.
  mutating func removeAll() {
    entries = [:]
    cost = 0
  }
}
