// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourHost

/// The buttons of a gamepad or a remote, whose presses have no `UIPress.key`.
///
/// The button that goes back is ``Key/back``.
extension Key {
  /// The direction up of a gamepad or a remote.
  public static let remoteUp = Key(usage: InputEvent.Key.remoteUp)
  /// The direction down of a gamepad or a remote.
  public static let remoteDown = Key(usage: InputEvent.Key.remoteDown)
  /// The direction left of a gamepad or a remote.
  public static let remoteLeft = Key(usage: InputEvent.Key.remoteLeft)
  /// The direction right of a gamepad or a remote.
  public static let remoteRight = Key(usage: InputEvent.Key.remoteRight)
  /// The button of a gamepad or a remote that chooses the item with the focus.
  public static let remoteSelect = Key(usage: InputEvent.Key.remoteSelect)
  /// The button that plays and pauses.
  public static let playPause = Key(usage: InputEvent.Key.playPause)

  /// The buttons of a gamepad or a remote, with the one that goes back.
  static let buttons = [
    remoteUp, remoteDown, remoteLeft, remoteRight, remoteSelect, playPause, back,
  ]
}
