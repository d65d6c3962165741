// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The black behind a sheet or an alert, which can receive taps.
@preconcurrency @MainActor
final class UIDimmingView: UIControl {
  /// Creates the view.
  ///
  /// - Parameter color: The color when it is fully visible.
  init(_ color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
  }

  required init?(coder: NSCoder) { nil }

  /// A tap outside is not for keys: they reach the cancel action.
  override var canBecomeFocused: Bool { false }
}
