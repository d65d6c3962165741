// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
import Foundation
import RetourHost
import UIKit

extension World {
  /// Turns the wheel of the mouse.
  ///
  /// The content scrolls within the next 0.2 seconds.
  ///
  /// - Parameters:
  ///   - notches: The notches; positive ones scroll down.
  ///   - point: The point of the screen below the pointer.
  public func turnWheel(by notches: Int = 1, at point: CGPoint) {
    report(wheel(CGPoint(x: 0, y: notches), at: point, isContinuous: false))
  }

  /// Moves fingers on a touchpad, at a constant speed.
  ///
  /// The touchpad sends 60 events per second; the content decelerates afterwards.
  ///
  /// - Parameters:
  ///   - distance: The change of the content offset that they request, in points.
  ///   - point: The point of the screen below the pointer.
  ///   - duration: The duration, in seconds.
  public func scroll(by distance: CGVector, at point: CGPoint, during duration: TimeInterval) {
    let steps = InputTimes.events(during: duration)
    let part = CGPoint(x: distance.dx / CGFloat(steps), y: distance.dy / CGFloat(steps))
    for _ in 0..<steps {
      advance(by: duration / Double(steps))
      moveTouchpad(by: part, at: point)
    }
  }

  /// Reports one movement of fingers on a touchpad.
  ///
  /// - Parameters:
  ///   - distance: The change of the content offset that it requests, in points.
  ///   - point: The point of the screen below the pointer.
  func moveTouchpad(by distance: CGPoint, at point: CGPoint) {
    // Ten points to the unit, as on Wayland.
    let turns = CGPoint(x: distance.x / 10, y: distance.y / 10)
    report(wheel(turns, at: point, isContinuous: true))
  }

  private func wheel(
    _ turns: CGPoint,
    at point: CGPoint,
    isContinuous: Bool
  ) -> InputEvent.Kind {
    .wheel(.init(location: point, turns: turns, isContinuous: isContinuous))
  }
}
