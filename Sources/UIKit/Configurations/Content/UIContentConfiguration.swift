// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The content of a view: a value that makes a view and keeps it up to date.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a view of the content.
  ///
  /// - Returns: The view.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the content in a state.
  ///
  /// - Parameter state: The state of the view around the content.
  /// - Returns: The content.
  func updated(for state: any UIConfigurationState) -> Self
}
