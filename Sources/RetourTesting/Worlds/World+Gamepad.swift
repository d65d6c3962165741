// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
import RetourHost
import UIKit

extension World {
  /// Moves the left stick of a gamepad, which stays there.
  ///
  /// Its buttons are keys, such as ``Key/remoteDown`` and ``Key/remoteSelect``.
  ///
  /// - Parameter place: The place: right and down, each of -1...1; zero lets go.
  public func moveStick(to place: CGPoint) { report(.stick(place)) }
}
