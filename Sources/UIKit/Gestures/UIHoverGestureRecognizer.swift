// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A gesture recognizer for a pointer that moves over a view without a button.
///
/// The gesture begins when the pointer enters the view, changes with its movements, and ends when
/// it leaves the view or the window. Views inside count as the view, and several recognizers are
/// below one pointer. While a button is down, the gesture stays as it is.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  // MARK: Overridden

  /// The pointer is no touch: a press of its button is none of this gesture.
  override func acceptsButtons(of event: UIEvent) -> Bool { false }

  // MARK: The pointer

  /// Handles a pointer over the view.
  ///
  /// - Parameters:
  ///   - point: The location in the window's coordinates.
  ///   - event: The event.
  func pointerMoved(to point: CGPoint, of event: UIEvent) {
    engine.place(at: point, of: event)
    engine.setState(engine.isActive ? .changed : .began)
  }

  /// Handles a pointer that left the view or the window.
  ///
  /// - Parameters:
  ///   - point: The location in the window's coordinates; `nil` outside of it.
  ///   - event: The event.
  func pointerLeft(to point: CGPoint?, of event: UIEvent) {
    guard engine.isActive else { return }
    point.map { engine.place(at: $0, of: event) }
    engine.setState(.ended)
  }
}
