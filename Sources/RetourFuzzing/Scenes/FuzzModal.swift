// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// Something that is presented in a scene, and what must become of it.
package struct FuzzModal {
  let content: FuzzStep.Content
  let style: FuzzStep.Style
  /// The page's number; 0 for a stack or an alert.
  let number: Int
  weak var controller: UIViewController?
  /// Whether it was sent away.
  var mustGo = false
  /// Whether a finger may have taken it away.
  var mayGo = false

  /// Whether it is a card over what is below.
  var isCard: Bool { content != .alert && (style == .sheet || style == .auto) }

  /// Whether who presented it is taken out of the window.
  var coversAll: Bool { content != .alert && style == .full }

  /// Whether a finger can take it away: pull a card down, or tap beside an action sheet.
  @MainActor var yieldsToFingers: Bool {
    isCard && controller?.isModalInPresentation == false || content == .alert && style != .over
  }
}
