// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension Counts {
  /// Counts the painting of an item.
  mutating func add(_ work: Work) {
    let dimmed = work.dim?.pixels.area ?? 0
    let pixels = work.visible.area
    pixelsWritten += pixels + dimmed
    if dimmed > 0 { dims += 1 }
    // A tint replaces the coverage.
    if case .outline = work.coverage, work.tint == nil { outlines += 1 }
    switch (work.paint, work.coverage) {
    case (.solid, .full): fills += (pixels > 0 ? 1 : 0) + (dimmed > 0 ? 1 : 0)
    case (.solid, _): maskedFills += 1
    case (.bitmap, _), (.stripes, _): blits += 1
    case (.scaled, _), (.averaged, _), (.resampled, _), (.projected, _): resamples += 1
    }
  }
}
