// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The locations of a touch between events, and after the last one.
extension UIEvent {
  /// Returns a copy of a touch for each location that the device reported since the last event.
  ///
  /// - Parameter touch: A touch of the event.
  /// - Returns: The copies in order, the last with the touch's present location; `nil` for a touch
  ///   that is not part of the event.
  func coalesced(_ touch: UITouch) -> [UITouch]? {
    guard storedTouches.contains(touch) else { return nil }
    var last = touch.sample
    if let earlier = touch.coalescedSamples.last {
      // The copies follow each other; the touch itself follows the last event.
      (last.previousPoint, last.previousTimestamp) = (earlier.point, earlier.timestamp)
    }
    return (touch.coalescedSamples + [last]).map { UITouch(copyOf: touch, at: $0) }
  }

  /// Returns a copy of a touch for each location at which it is expected until the next frame.
  ///
  /// - Parameter touch: A touch of the event.
  /// - Returns: The copies in order; none for a touch that does not move; `nil` for one that is not
  ///   part of the event.
  func predicted(_ touch: UITouch) -> [UITouch]? {
    guard storedTouches.contains(touch) else { return nil }
    return touch.predictedSamples.map { UITouch(copyOf: touch, at: $0) }
  }
}
