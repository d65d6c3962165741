// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The kind of interface that a device has.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// That of a phone.
  case phone = 0
  /// That of a tablet.
  case pad = 1
  /// That of a television.
  case tv = 2
  /// That of a car.
  case carPlay = 3
  /// That of a desktop.
  case mac = 5
  /// That of a headset.
  case vision = 6
}
