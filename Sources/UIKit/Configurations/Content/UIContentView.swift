// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A view of a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The content; setting it updates the view.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a content; otherwise another view is made for it.
  ///
  /// - Parameter configuration: The content.
  /// - Returns: Whether the view can show it; by default whether its type is the present one's.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the type of a content is that of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
