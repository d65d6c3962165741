// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RetourDecisions

/// A caret that blinks.
@preconcurrency @MainActor
final class CaretView: UIView {
  /// The width of a caret in points (UIKit).
  static let width: CGFloat = 2

  private var blink: CaretBlink?
  private var nextBlink: FrameClock.Entry?
  /// Whether the caret is shown in the phases in which it is on.
  private var isWanted = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { nextBlink?.cancel() }

  /// Places the caret.
  func show(at frame: CGRect, in color: UIColor?) {
    isWanted = true
    backgroundColor = color
    self.frame = frame
    showPhase()
  }

  /// Hides the caret until it is placed again.
  func hide() {
    isWanted = false
    isHidden = true
  }

  func beginBlinking() {
    guard let clock = storedWindow?.session.clock else { return }
    blink = CaretBlink(at: clock.now)
    schedule(after: clock.now, clock)
  }

  func restartBlinking() { if blink != nil { beginBlinking() } }

  func endBlinking() {
    blink = nil
    nextBlink?.cancel()
    nextBlink = nil
  }

  private func schedule(after time: Double, _ clock: FrameClock) {
    nextBlink?.cancel()
    nextBlink = blink?.nextChange(after: time).map { next in
      clock.schedule(at: next) { [weak self] in
        guard let self else { return }
        storedWindow?.inSession { self.showPhase() }
        schedule(after: next, clock)
      }
    }
  }

  private func showPhase() {
    guard isWanted, let blink, let clock = storedWindow?.session.clock else {
      isHidden = true
      return
    }
    isHidden = !blink.isOn(at: clock.now)
  }
}
