// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The memory of one run over a list, used again by the next run.
final class Pass {
  /// The pixels for which no opaque item has been found yet.
  let remaining = Region()
  /// The items that show, front to back.
  var works: [Work] = []
  private var regions: [Region] = []
  private var used = 0

  /// Returns a region of unknown pixels to be used until the pass ends.
  func region() -> Region {
    if used == regions.count { regions.append(Region()) }
    used += 1
    return regions[used - 1]
  }

  /// Takes back the region handed out last.
  func takeBack() { used -= 1 }

  /// Forgets the works and what they hold on to.
  func end() {
    works.removeAll(keepingCapacity: true)
    used = 0
  }
}
