// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The orientation of a device in space.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, its top to the left.
  case landscapeLeft = 3
  /// On its side, its top to the right.
  case landscapeRight = 4
  /// Flat, the screen upward.
  case faceUp = 5
  /// Flat, the screen downward.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have the orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
