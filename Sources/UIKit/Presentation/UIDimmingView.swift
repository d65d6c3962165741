// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The black that fades in over what lies below a sheet or an alert; a finger can tap it.
@preconcurrency @MainActor
final class UIDimmingView: UIControl {
  /// Creates the view.
  ///
  /// - Parameter color: The black, as strong as it gets.
  init(_ color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
  }

  required init?(coder: NSCoder) { nil }
}
