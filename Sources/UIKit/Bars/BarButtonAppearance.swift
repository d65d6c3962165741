// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The values behind a bar button item's appearance properties, besides the title's attributes.
struct BarButtonAppearance {
  /// The key of an image.
  struct Slot: Hashable {
    let state: UIControl.State
    let metrics: UIBarMetrics
    /// `nil` stands for all styles.
    let style: UIBarButtonItem.Style?

    init(
      _ state: UIControl.State,
      _ metrics: UIBarMetrics,
      _ style: UIBarButtonItem.Style? = nil
    ) {
      (self.state, self.metrics, self.style) = (state, metrics, style)
    }
  }

  var backgrounds: [Slot: UIImage] = [:]
  var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]
  var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backBackgrounds: [Slot: UIImage] = [:]
  var backBackgroundOffsets: [UIBarMetrics: CGFloat] = [:]
  var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]

  /// Whether a button has an image behind it in some state.
  var hasBackground: Bool { !backgrounds.isEmpty }

  /// Returns the image behind a button, and whether it was set for exactly this state.
  func background(
    isBack: Bool,
    state: UIControl.State,
    style: UIBarButtonItem.Style,
    metrics: UIBarMetrics
  ) -> (image: UIImage, isExact: Bool)? {
    let images = isBack ? backBackgrounds : backgrounds
    guard !images.isEmpty else { return nil }
    func image(_ state: UIControl.State) -> UIImage? {
      metrics.fallbacks.lazy.compactMap {
        images[Slot(state, $0, style)] ?? images[Slot(state, $0)]
      }
      .first
    }
    if let exact = image(state) { return (exact, true) }
    return image(.normal).map { ($0, false) }
  }
}
