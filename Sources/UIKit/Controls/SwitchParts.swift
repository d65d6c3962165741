// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The views of a switch: the track and the thumb on it, in a view that fades both as one.
@MainActor
struct SwitchParts {
  let body = UIView(frame: CGRect(origin: .zero, size: SwitchFigures.size))
  let track = UIView(frame: CGRect(origin: .zero, size: SwitchFigures.size))
  let thumb = UIView()

  init() {
    body.isUserInteractionEnabled = false
    body.addSubview(track)
    body.addSubview(thumb)
    track.storedLayer.cornerRadius = SwitchFigures.size.height / 2
    let height = SwitchFigures.size.height - 2 * SwitchFigures.margin
    thumb.showKnob(diameter: height, shadow: SwitchFigures.shadow)
  }

  /// Places the thumb.
  ///
  /// - Parameters:
  ///   - isOn: Whether the thumb lies at the trailing end.
  ///   - isPressed: Whether a finger is on it, which makes it wider.
  ///   - isRightToLeft: Whether the trailing end is on the left.
  func place(isOn: Bool, isPressed: Bool, isRightToLeft: Bool) {
    let (size, margin) = (SwitchFigures.size, SwitchFigures.margin)
    let height = size.height - 2 * margin
    let width = height + (isPressed ? SwitchFigures.pressedGrowth : 0)
    let x = isOn == isRightToLeft ? margin : size.width - margin - width
    thumb.frame = CGRect(x: x, y: margin, width: width, height: height)
  }
}
