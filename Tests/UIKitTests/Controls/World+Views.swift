// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting

@testable import UIKit

extension World {
  private static var touchCount = 0

  /// Adds a view to the window and commits its layers.
  func show(_ view: UIView, _ frame: CGRect) {
    view.frame = frame
    window.addSubview(view)
    stage.commit()
  }

  /// Returns a touch in the window that is not delivered to any view.
  func touch(_ x: CGFloat, _ y: CGFloat, taps: Int = 1) -> UITouch {
    Self.touchCount += 1
    let touch = UITouch(
      serial: Self.touchCount,
      type: .direct,
      tapCount: taps,
      at: CGPoint(x: x, y: y),
      time: 0
    )
    touch.hit(nil, in: window)
    return touch
  }
}

extension UIControl {
  /// Delivers a touch that moves from point to point, from its beginning to its end.
  func drag(_ touch: UITouch, to places: [(CGFloat, CGFloat)], lift: Bool = true) {
    let event = UIEvent(touches: [touch], timestamp: 0)
    touchesBegan([touch], with: event)
    for (x, y) in places {
      touch.change(to: .moved, at: CGPoint(x: x, y: y), time: 0)
      touchesMoved([touch], with: event)
    }
    touch.change(to: lift ? .ended : .cancelled, at: nil, time: 0)
    if lift { touchesEnded([touch], with: event) } else { touchesCancelled([touch], with: event) }
  }
}

extension CallbackLog {
  /// Records each event of a control.
  func record(_ control: UIControl) {
    let names: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("repeat", .touchDownRepeat), ("dragInside", .touchDragInside),
      ("dragOutside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
      ("upInside", .touchUpInside), ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
      ("primary", .primaryActionTriggered),
    ]
    for (name, event) in names {
      control.addAction(UIAction { [unowned self] _ in add(name) }, for: event)
    }
  }
}
