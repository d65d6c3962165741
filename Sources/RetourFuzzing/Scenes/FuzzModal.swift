// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A presented view controller of a scene and its expected dismissal.
package struct FuzzModal {
  let content: FuzzStep.Content
  let style: FuzzStep.Style
  /// The page's number; 0 for a stack or an alert.
  let number: Int
  private(set) weak var controller: UIViewController?
  /// Whether the scene dismissed it.
  private(set) var mustGo = false
  /// Whether a finger may have dismissed it.
  private(set) var mayGo = false

  init(
    content: FuzzStep.Content,
    style: FuzzStep.Style,
    number: Int,
    controller: UIViewController
  ) {
    (self.content, self.style, self.number) = (content, style, number)
    self.controller = controller
  }

  /// Whether it is a card over what is below.
  var isCard: Bool { content != .alert && (style == .sheet || style == .auto) }

  /// Whether its presentation removes the presenting view from the window.
  var coversAll: Bool { content != .alert && style == .full }

  /// Whether a finger can dismiss it: by dragging a card, or by a tap beside an action sheet.
  @MainActor var yieldsToFingers: Bool {
    isCard && controller?.isModalInPresentation == false || content == .alert && style != .over
  }

  /// Records that the scene dismissed it.
  mutating func wasDismissed() { mustGo = true }

  /// Records that a finger did something that may dismiss it.
  mutating func wasTouched() { mayGo = true }

  /// Records that it came to rest: no finger dismisses it any more.
  mutating func cameToRest() { mayGo = false }
}
