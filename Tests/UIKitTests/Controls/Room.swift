// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourHost

@testable import UIKit

/// A headless window with virtual time, for tests of single views.
@MainActor
final class Room {
  let stage: Stage
  let window: UIWindow
  private var serial = 0

  init(
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    style: UIUserInterfaceStyle = .light,
    scale: CGFloat = 2
  ) {
    let session = Session(clock: FrameClock(source: .virtual))
    Session.standard = session
    let display = HeadlessDisplay(size: CGSize(width: 320, height: 240), scale: scale)
    stage = Stage(
      session: session,
      display: display,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style), UITraitCollection(layoutDirection: direction),
      ])
    )
    window = UIWindow(windowScene: stage.scene)
    window.makeKeyAndVisible()
  }

  /// Adds a view to the window and commits.
  func show(_ view: UIView, _ frame: CGRect) {
    view.frame = frame
    window.addSubview(view)
    stage.commit()
  }

  func advance(by seconds: Double) {
    stage.session.clock.advance(to: stage.session.clock.now + seconds)
  }

  /// Returns a touch that begins in the window.
  func touch(_ x: CGFloat, _ y: CGFloat, taps: Int = 1) -> UITouch {
    serial += 1
    let touch = UITouch(
      serial: serial,
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
  /// Delivers a touch with all its phases.
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

/// A log of control events.
@MainActor
final class Diary {
  var lines: [String] = []

  /// Logs each event of a control by name.
  func follow(_ control: UIControl) {
    let names: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("repeat", .touchDownRepeat), ("dragInside", .touchDragInside),
      ("dragOutside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
      ("upInside", .touchUpInside), ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
      ("primary", .primaryActionTriggered),
    ]
    for (name, event) in names {
      control.addAction(UIAction { [unowned self] _ in lines.append(name) }, for: event)
    }
  }
}
