// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The images of a bar for the places where it may lie and the heights that it may have.
struct BarImages {
  private struct Slot: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  private var images: [Slot: UIImage] = [:]

  /// The image set for exactly a place and a height.
  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { images[Slot(position: position, metrics: metrics)] }
    set { images[Slot(position: position, metrics: metrics)] = newValue }
  }

  /// The image that a bar in a place shows.
  func image(at position: UIBarPosition) -> UIImage? {
    self[position, .default] ?? self[.any, .default]
  }
}
