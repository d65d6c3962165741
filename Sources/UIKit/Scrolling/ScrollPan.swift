// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// One scroll by a touchpad or a wheel as a gesture of pan recognizers, from its first event until
/// a pause.
///
/// The recognizers compete as if they shared a touch. When one has begun, the scroll is that
/// gesture's, also after its end: what the device sends before the next pause, such as the inertia
/// of a touchpad, has no effect.
@MainActor
final class ScrollPan {
  private let recognizers: [WeakRecognizer]
  private let delivery: TouchDelivery
  /// Whether a gesture has begun.
  private(set) var hasBegun = false
  private var isOver = false
  private var pause: FrameClock.Entry?

  /// Offers a scroll to recognizers, which are asked whether they receive it.
  ///
  /// - Parameters:
  ///   - pans: The recognizers, the innermost first.
  ///   - event: The event with which the direction is known.
  ///   - view: The view below the pointer.
  ///   - delivery: The delivery of the window's touches.
  init(
    _ pans: [UIPanGestureRecognizer],
    _ event: UIScrollEvent,
    over view: UIView,
    _ delivery: TouchDelivery
  ) {
    self.delivery = delivery
    var joined: [WeakRecognizer] = []
    delivery.perform {
      let competition = delivery.competition
      for pan in pans where !pan.engine.isParticipating {
        pan.engine.place(pointer: event.pointer, over: view, of: event)
        guard pan.receives(event), pan.engine.view?.storedWindow != nil else { continue }
        competition.scrollBegan(for: pan)
        joined.append(WeakRecognizer(recognizer: pan))
      }
    }
    recognizers = joined
  }

  isolated deinit { pause?.cancel() }

  /// The recognizers whose gesture may begin or goes on.
  private var pans: [UIPanGestureRecognizer] {
    // After its end, they can have touches.
    guard !isOver else { return [] }
    return recognizers.compactMap { $0.recognizer as? UIPanGestureRecognizer }
      .filter { $0.engine.isParticipating && !$0.engine.isTerminal }
  }

  /// Whether the scroll is for the recognizers, and not for scroll views.
  var takesEvents: Bool { hasBegun || !pans.isEmpty }

  /// Whether a gesture has begun that goes on.
  var isActive: Bool { hasBegun && !pans.isEmpty }

  /// The content is requested to move on.
  ///
  /// - Parameters:
  ///   - movement: The movement of the content, in points.
  ///   - event: The event.
  func move(by movement: CGPoint, of event: UIScrollEvent) {
    delivery.perform {
      for pan in pans { pan.scrolled(by: movement, of: event) }
      if pans.contains(where: \.engine.isActive) { hasBegun = true }
    }
    guard !pans.isEmpty else { return end() }
    pause?.cancel()
    let patience = hasBegun ? ScrollFigures.swipePause : ScrollFigures.wheelLatch
    pause = delivery.schedule(after: patience) { [weak self] in self?.end() }
  }

  /// Ends the gesture: the fingers have left the touchpad.
  func end() { leave { $0.scrollEnded() } }

  /// Cancels the gesture.
  func cancel() { leave { $0.engine.interrupt() } }

  private func leave(_ body: (UIPanGestureRecognizer) -> Void) {
    let pans = pans
    guard !isOver else { return }
    isOver = true
    pause?.cancel()
    delivery.perform {
      for pan in pans { body(pan) }
      // Recognizers that have failed wait for it, too, before they are reset.
      delivery.competition.scrollEnded()
    }
  }
}
