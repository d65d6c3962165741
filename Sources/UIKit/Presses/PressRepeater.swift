// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RetourDecisions

/// The repetition of the direction that is held on a gamepad or a remote.
///
/// The newest one repeats, as on a keyboard. Repetitions have effects, and are not presses.
@MainActor
final class PressRepeater {
  private weak var press: UIPress?
  private var entry: FrameClock.Entry?

  isolated deinit { entry?.cancel() }

  /// Begins the repetition of a press, if it is a direction.
  ///
  /// - Parameters:
  ///   - press: A press that began.
  ///   - clock: The clock of its window.
  ///   - onRepeat: Repeats the effect of the press.
  func begin(_ press: UIPress, _ clock: FrameClock, onRepeat: @escaping (UIPress) -> Void) {
    guard press.isOnRemote, press.type.direction != nil else { return }
    end()
    self.press = press
    schedule(PressRepetition(since: clock.now), clock, onRepeat)
  }

  /// Ends the repetition of a press.
  func end(_ press: UIPress) { if self.press === press { end() } }

  private func end() {
    entry?.cancel()
    (press, entry) = (nil, nil)
  }

  private func schedule(
    _ repetition: PressRepetition,
    _ clock: FrameClock,
    _ onRepeat: @escaping (UIPress) -> Void
  ) {
    entry = clock.schedule(at: repetition.next) { [weak self, unowned clock] in
      guard let self, let press else { return }
      var repetition = repetition
      repetition.repeated(at: clock.now)
      schedule(repetition, clock, onRepeat)
      onRepeat(press)
    }
  }
}

extension UIPress.PressType {
  /// The direction of an arrow.
  var direction: FocusDirection? {
    switch self {
    case .upArrow: .up
    case .downArrow: .down
    case .leftArrow: .left
    case .rightArrow: .right
    default: nil
    }
  }
}
