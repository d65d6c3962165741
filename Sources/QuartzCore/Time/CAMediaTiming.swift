// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A time in seconds.
public typealias CFTimeInterval = Double

/// Returns the current time of the animations, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { Session.current.clock.now }

/// How a layer's or an animation's time runs inside its parent's.
///
/// Local time = (parent's time - `beginTime`) x `speed` + `timeOffset`.
public protocol CAMediaTiming {
  /// When the object's time begins, in the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// How long one pass lasts, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast time runs compared with the parent's; 0 stops it at `timeOffset`.
  var speed: Float { get set }
  /// What is added to the local time.
  var timeOffset: CFTimeInterval { get set }
  /// How often it plays; 0 means once.
  var repeatCount: Float { get set }
  /// For how many seconds it plays over and over; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each pass is followed by one backwards.
  var autoreverses: Bool { get set }
  /// What shows before it begins and after it ends.
  var fillMode: CAMediaTimingFillMode { get set }
}
