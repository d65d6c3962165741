// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
import RetourHost
import UIKit

extension World {
  /// A button of the mouse.
  public enum MouseButton: Sendable, CaseIterable {
    /// The left button.
    case primary
    /// The right button.
    case secondary
    /// The wheel.
    case middle
    /// The button for back, which X11 numbers 8.
    case back
    /// The button for forward, which X11 numbers 9.
    case forward
  }

  /// Clicks with the mouse.
  ///
  /// The button is down for 50 milliseconds.
  ///
  /// - Parameters:
  ///   - button: The button.
  ///   - point: The point of the screen.
  public func click(button: MouseButton = .primary, at point: CGPoint) {
    report(.began, button, at: point)
    advance(by: InputTimes.press)
    report(.ended, button, at: point)
    advance(by: 0)
  }

  /// Moves the mouse without a button.
  ///
  /// - Parameter point: The point of the screen; `nil` if the pointer leaves the window.
  public func movePointer(to point: CGPoint?) { report(.pointer(point)) }

  /// Drags with the left button of the mouse.
  ///
  /// - Parameters:
  ///   - start: The point of the screen at which the button is pressed.
  ///   - end: The point at which it is released.
  public func dragMouse(from start: CGPoint, to end: CGPoint) {
    report(.began, .primary, at: start)
    advance(by: InputTimes.press)
    report(.moved, .primary, at: end)
    advance(by: InputTimes.press)
    report(.ended, .primary, at: end)
    advance(by: 0)
  }

  private func report(_ phase: InputEvent.Touch.Phase, _ button: MouseButton, at point: CGPoint) {
    let buttons: MouseButtons =
      switch button {
      case .primary: .left
      case .secondary: .right
      case .middle: .middle
      case .back: .back
      case .forward: .forward
      }
    report(
      .touch(
        .init(
          id: InputEvent.Touch.mouseID,
          phase: phase,
          location: point,
          device: .mouse,
          buttons: buttons
        )
      )
    )
  }
}
