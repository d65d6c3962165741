// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourHost
import RetourTesting
import Testing

@testable import UIKit

/// The types of touches that recognizers accept.
@MainActor
struct TouchTypeTests {
  private let hand = Hand()
  private let probe = Probe()
  private let view: TouchView
  private let pan: UIPanGestureRecognizer

  init() {
    view = hand.addView()
    pan = UIPanGestureRecognizer(target: probe, action: Probe.action)
    view.addGestureRecognizer(pan)
  }

  private func drag(_ device: Device) {
    hand.touch(.began, 100, 100, finger: device.number, device: device.kind)
    hand.touch(.moved, 150, 100, finger: device.number, device: device.kind)
    hand.touch(.ended, 150, 100, finger: device.number, device: device.kind)
  }

  enum Device: CaseIterable {
    case finger, mouse
    var kind: InputEvent.Touch.Device { self == .finger ? .touch : .mouse }
    var number: Int { self == .finger ? 1 : 0 }
    var type: UITouch.TouchType { self == .finger ? .direct : .indirectPointer }
  }

  @Test(arguments: Device.allCases)
  func `a recognizer receives touches of the allowed types only`(_ device: Device) {
    for allowed in Device.allCases {
      pan.allowedTouchTypes = [NSNumber(value: allowed.type.rawValue)]
      drag(device)
      #expect(probe.take() == (device == allowed ? [.began, .ended] : []))
    }
    pan.allowedTouchTypes = []
    drag(device)
    #expect(probe.take().isEmpty)
    #expect(hand.world.reason(of: pan) == "It did not receive the touch.")
  }

  @Test(arguments: [true, false])
  func `touches of two types are one gesture only where the recognizer says so`(
    _ isExclusive: Bool
  ) {
    pan.requiresExclusiveTouchType = isExclusive
    hand.touch(.began, 100, 100)
    hand.touch(.began, 200, 100, finger: 0, device: .mouse)
    #expect(pan.numberOfTouches == (isExclusive ? 1 : 2))
    hand.touch(.ended, 200, 100, finger: 0, device: .mouse)
    hand.touch(.ended, 100, 100)
    // The next gesture can be of the other type.
    drag(.mouse)
    #expect(probe.take() == [.began, .ended])
  }
}
