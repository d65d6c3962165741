// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The most recently created layouts, limited by number and by size.
struct TextCache {
  private struct Entry {
    var layout: TextLayout
    var lastUse: Int
  }

  /// Our decision: a screen shows tens of texts, a navigation stack hundreds.
  static let maximumCount = 512

  /// Our decision: bytes of text, times Pango's memory for each (see ``TextLayout/cost``).
  static let maximumCost = 4 << 20

  private var entries: [TextRequest: Entry] = [:]
  private var cost = 0
  private var uses = 0

  /// The number of cached layouts.
  var count: Int { entries.count }

  /// Returns the cached layout of a request, if there is one, and marks it as used.
  mutating func layout(for request: TextRequest) -> TextLayout? {
    uses += 1
    guard let place = entries.index(forKey: request) else { return nil }
    entries.values[place].lastUse = uses
    return entries.values[place].layout
  }

  /// Adds a layout, and purges those that were used least recently when there are too many.
  ///
  /// Half of the cache is purged at once, so that a full cache does not sort on every insertion.
  mutating func insert(_ layout: TextLayout, for request: TextRequest) {
    uses += 1
    cost += layout.cost - (entries[request]?.layout.cost ?? 0)
    entries[request] = Entry(layout: layout, lastUse: uses)
    guard entries.count > Self.maximumCount || cost > Self.maximumCost else { return }
    for (request, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard entries.count > Self.maximumCount / 2 || cost > Self.maximumCost / 2 else { return }
      entries[request] = nil
      cost -= entry.layout.cost
    }
  }

  /// Removes all layouts.
  mutating func removeAll() {
    entries = [:]
    cost = 0
  }
}
