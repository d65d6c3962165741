// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RetourHost
import UIKit

/// A screen in memory with virtual time: `World` of RetourTesting without the
/// library for tests, which a static program cannot link.
@MainActor
final class Desk {
  let stage: Stage
  let window: UIWindow
  private let display: HeadlessDisplay

  init(
    scale: CGFloat,
    size: CGSize = CGSize(width: 390, height: 844),
    frameUse: FrameUse = .shown,
    hasGlass: Bool = false
  ) {
    let session = Session(clock: FrameClock(source: .virtual))
    Session.standard = session
    display = HeadlessDisplay(size: size, scale: scale)
    stage = Stage(session: session, display: display, hasGlass: hasGlass)
    stage.frameUse = frameUse
    window = UIWindow(windowScene: stage.scene)
    window.makeKeyAndVisible()
    advance(by: 0)
  }

  /// The current time in seconds.
  var time: Double { stage.session.clock.now }

  /// Advances the time, with the frames that are due on the way.
  func advance(by seconds: Double) {
    perform {
      stage.session.clock.advance(to: time + seconds)
      stage.commit()
    }
  }

  /// Advances the time to the next frame, if one is wanted.
  func showFrame() {
    if let next = stage.session.clock.nextWakeUp { advance(by: next - time) }
  }

  /// The width of the screen in pixels.
  var pixelWidth: Int { display.pixelWidth }
  /// The height of the screen in pixels.
  var pixelHeight: Int { display.pixelHeight }

  /// A copy of the pixels on the screen, row by row.
  var pixels: [UInt32] {
    display.withBytes { bytes in bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) } }
      ?? []
  }

  /// Puts a finger down, moves it, or lifts it.
  ///
  /// - Parameters:
  ///   - finger: The number of the finger, from 1.
  ///   - phase: The change.
  ///   - point: The place, in points.
  func touch(_ finger: Int, _ phase: InputEvent.Touch.Phase, at point: CGPoint) {
    let touch = InputEvent.Touch(id: finger, phase: phase, location: point, device: .touch)
    display.post(InputEvent(timestamp: time, kind: .touch(touch)))
    perform { stage.interface.handleWaitingEvents() }
  }

  /// Advances the time until everything is at rest.
  func settle() {
    advance(by: 0)
    while stage.session.clock.nextWakeUp != nil { showFrame() }
  }

  /// Runs code with this screen's session.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    Session.standard = stage.session
    return try stage.perform(body)
  }
}
