// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The images of a bar by its position and its metrics.
struct BarImages {
  private struct Slot: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  private var images: [Slot: UIImage] = [:]

  /// The image for exactly a position and metrics.
  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { images[Slot(position: position, metrics: metrics)] }
    set { images[Slot(position: position, metrics: metrics)] = newValue }
  }

  /// The image of a bar in a position.
  func image(at position: UIBarPosition, in metrics: UIBarMetrics) -> UIImage? {
    guard !images.isEmpty else { return nil }
    return metrics.fallbacks.lazy.compactMap { self[position, $0] ?? self[.any, $0] }.first
  }
}
