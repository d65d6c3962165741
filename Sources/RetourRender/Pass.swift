// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The memory of one run over a list, used again by the next run.
final class Pass {
  /// The pixels for which no opaque item has been found yet.
  let remaining: PixelSet
  /// The items that show, front to back.
  @exclusivity(unchecked) var works: [Work] = []
  @exclusivity(unchecked) private var sets: [PixelSet]
  private var kept: [AnyObject] = []
  @exclusivity(unchecked) private var used = 1

  init() {
    remaining = PixelSet()
    sets = [remaining]
  }

  deinit { for set in sets { set.free() } }

  /// Returns a set of unknown pixels to be used until the pass ends.
  func pixels() -> PixelSet {
    if used == sets.count { sets.append(PixelSet()) }
    used += 1
    return sets[used - 1]
  }

  /// Takes back the set handed out last.
  func takeBack() { used -= 1 }

  /// Keeps what a work refers to until the pass ends.
  func keep<Object: AnyObject>(_ object: Object) -> Object {
    kept.append(object)
    return object
  }

  /// What a mask covers that is stretched over a box.
  func coverage(of mask: Mask, in box: Box) -> Work.Coverage {
    .mask(.passUnretained(keep(mask)), box)
  }

  /// Forgets the works and what they refer to.
  func end() {
    works.removeAll(keepingCapacity: true)
    kept.removeAll(keepingCapacity: true)
    used = 1
  }
}
