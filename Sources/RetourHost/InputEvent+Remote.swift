// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The buttons of gamepads and remotes that navigate, as keys.
///
/// Their usages are on USB's consumer page, which has menu keys for the same purpose; those of
/// keyboards are on another page.
extension InputEvent.Key {
  /// Back; the Back key of other devices is the same one.
  package static let back = 0x0C_0224
  /// Chooses the item with the focus.
  package static let remoteSelect = 0x0C_0041
  /// Up.
  package static let remoteUp = 0x0C_0042
  /// Down.
  package static let remoteDown = 0x0C_0043
  /// Left.
  package static let remoteLeft = 0x0C_0044
  /// Right.
  package static let remoteRight = 0x0C_0045
  /// Plays or pauses.
  package static let playPause = 0x0C_00CD
}
