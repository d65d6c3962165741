// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// The drag of content by fingers on a touchpad, which moves no further than the content's edges.
///
/// Devices report movements, and no end: a pause is the end, and the content decelerates.
@MainActor
final class TouchpadDrag {
  private unowned let engine: ScrollEngine
  private var isActive = false
  private var start = CGPoint.zero
  private var translation = CGPoint.zero
  private var estimator = VelocityEstimator()
  private var pause: FrameClock.Entry?

  init(_ engine: ScrollEngine) { self.engine = engine }

  isolated deinit { pause?.cancel() }

  /// The fingers moved.
  ///
  /// - Parameters:
  ///   - distance: The change of the offset that they request.
  ///   - offset: The present offset.
  ///   - space: The ranges of the offset.
  ///   - time: The time of the event, in seconds.
  ///   - clock: The clock that measures the pause.
  func moved(
    by distance: CGPoint,
    from offset: CGPoint,
    in space: ScrollSpace,
    at time: TimeInterval,
    _ clock: FrameClock
  ) {
    if !isActive {
      engine.beginDrag(by: distance, isByFinger: false)
      guard engine.isDragging else { return }
      (isActive, start, translation) = (true, offset, .zero)
      estimator = VelocityEstimator()
      estimator.add(.zero, at: time - ScrollFigures.touchpadInterval)
    }
    // Within the range: nobody lets go of content beyond an edge.
    let target = space.clamped(
      CGPoint(x: start.x - translation.x + distance.x, y: start.y - translation.y + distance.y)
    )
    translation = CGPoint(x: start.x - target.x, y: start.y - target.y)
    estimator.add(translation, at: time)
    engine.drag(by: translation)
    pause?.cancel()
    pause = clock.schedule(at: clock.now + ScrollFigures.touchpadPause) { [weak self] in
      self?.end(velocity: self?.estimator.velocity ?? .zero)
    }
  }

  /// Something else moves the content.
  func interrupt() { end(velocity: .zero) }

  private func end(velocity: CGPoint) {
    guard isActive else { return }
    isActive = false
    pause?.cancel()
    pause = nil
    engine.endDrag(velocity: velocity)
  }
}
