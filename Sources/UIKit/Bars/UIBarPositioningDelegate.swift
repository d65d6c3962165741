// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The methods that a bar calls to ask for its position.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns the position of a bar.
  ///
  /// A standalone bar calls it when it moves to a window and when its delegate is set; a bar that
  /// its controller manages does not.
  ///
  /// - Parameter bar: The bar.
  /// - Returns: The position; `.any` unless implemented.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `.any`: the bar's own position.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
