// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourHost

/// Runs an interface on the main run loop.
///
/// The loop waits for the displays, which share a connection, for the clock and for the app's own
/// work there (`Task`, `DispatchQueue.main`, `Timer`), and sleeps while there is none.
@MainActor
final class MainLoop {
  /// The interval at which a display without a descriptor is polled for events, in seconds (our
  /// decision: one frame).
  private static let pollInterval = 1.0 / 60

  private let interface: UserInterface
  private var readable: (any DispatchSourceRead)?
  private let alarm = DispatchSource.makeTimerSource(queue: .main)
  private var alarmTime: Double?
  private var isTurning = false
  private(set) var isClosed = false

  init(_ interface: UserInterface) {
    self.interface = interface
    alarm.setEventHandler { MainActor.assumeIsolated { [weak self] in self?.alarmRang() } }
    alarm.resume()
    interface.onClose = { [weak self] in self?.isClosed = true }
    interface.session.clock.onEarlierWakeUp = { [weak self] in
      MainActor.assumeIsolated { self?.setAlarm() }
    }
    if let descriptor = interface.front.display.descriptor {
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { [weak self] in self?.turn() } }
      source.resume()
      readable = source
    }
    setAlarm()
  }

  /// Runs until the user closes the last window.
  func run() {
    turn()
    // After the first frame: SDL looks at each device.
    Controllers.watch { [weak self] in MainActor.assumeIsolated { self?.turn() } }
    while !isClosed {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
    readable?.cancel()
    alarm.cancel()
  }

  /// Handles the waiting events, advances the clock to now and shows frames if they are due.
  private func turn() {
    guard !isTurning else { return }
    isTurning = true
    interface.session.perform {
      interface.handleWaitingEvents()
      let frames = interface.presentedFrames
      interface.session.clock.advance(to: interface.session.clock.now)
      // Presenting may have read events from the connection: it is not readable for them again.
      if interface.presentedFrames != frames { interface.handleWaitingEvents() }
    }
    isTurning = false
    setAlarm()
  }

  private func alarmRang() {
    alarmTime = nil
    turn()
  }

  /// Turns on the main queue at once: a timer would fire after a detour through another thread.
  private func turnSoon(dueAt time: Double) {
    alarm.schedule(deadline: .distantFuture)
    DispatchQueue.main.async { [weak self] in
      guard let self, alarmTime == time else { return }
      alarmRang()
    }
  }

  private func setAlarm() {
    guard !isTurning else { return }
    let clock = interface.session.clock
    var time = clock.nextWakeUp
    if readable == nil, interface.front.display is SDLDisplay {
      time = min(time ?? .infinity, clock.now + Self.pollInterval)
    }
    guard time != alarmTime else { return }
    alarmTime = time
    guard let time else {
      alarm.schedule(deadline: .distantFuture)
      return
    }
    let delay = time - clock.now
    guard delay > 0 else { return turnSoon(dueAt: time) }
    alarm.schedule(deadline: .now() + delay, leeway: .nanoseconds(0))
  }
}
