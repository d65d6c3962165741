// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A time in seconds.
public typealias CFTimeInterval = Double

/// Returns the current time of the animations, in seconds; any thread may call it.
public func CACurrentMediaTime() -> CFTimeInterval { Session.onAnyThread?.clock.now ?? 0 }

/// The time of a layer or an animation in relation to its parent's.
///
/// Local time = (parent's time - `beginTime`) x `speed` + `timeOffset`.
public protocol CAMediaTiming {
  /// The start of the object's time, in the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one pass, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed of time in relation to the parent's; 0 stops it at `timeOffset`.
  var speed: Float { get set }
  /// The offset that is added to the local time.
  var timeOffset: CFTimeInterval { get set }
  /// The number of passes; 0 means one.
  var repeatCount: Float { get set }
  /// The duration of all passes in seconds; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each pass is followed by one in reverse.
  var autoreverses: Bool { get set }
  /// The appearance before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}
