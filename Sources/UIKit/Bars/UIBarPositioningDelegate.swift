// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Says where a bar lies.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns where a bar lies; asked when the bar moves to a window.
  ///
  /// - Parameter bar: The bar.
  /// - Returns: The position; `.any` unless implemented.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Leaves the position to the bar.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
