// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

extension World {
  /// Returns the reason for which a recognizer began or did not, in words.
  ///
  /// ```swift
  /// world.finger.dragFromLeadingEdge(to: 0.5)
  /// #expect(world.reason(of: pan) == "UIPanGestureRecognizer was first.")
  /// ```
  ///
  /// - Parameter recognizer: The recognizer.
  /// - Returns: The reason, in the gesture that goes on or in the last one.
  public func reason(of recognizer: UIGestureRecognizer) -> String {
    perform { recognizer.recognitionReason }
  }
}
