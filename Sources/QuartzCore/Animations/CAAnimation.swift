// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Changes what a layer shows over time, without changing the layer.
///
/// A layer runs a copy: what is set after it was added has no effect.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  var timing = MediaTiming()

  /// Makes an animation of one pass that takes its duration from the transaction.
  public required override init() { super.init() }

  /// The pacing; nil takes the transaction's, and without one is even.
  open var timingFunction: CAMediaTimingFunction?
  /// Who hears of its beginning and its end; kept alive, as at Apple.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer lets go of it at its end.
  open var isRemovedOnCompletion = true

  /// When it begins, in the layer's time; 0 begins it when it is added.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// How long one pass lasts in seconds; 0 takes the transaction's duration.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// How fast it plays.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// What is added to its time.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// How many passes it plays; 0 means one.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// For how many seconds it plays over and over; 0 leaves it to `repeatCount`.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each pass is followed by one backwards.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// What shows before it begins and after it ends.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Adds the animation to a layer, under the name of the event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - anObject: The layer.
  ///   - dict: What else belongs to the event.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns a copy.
  ///
  /// - Parameter zone: Means nothing.
  /// - Returns: The copy.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// A copy of the same class.
  func duplicate() -> CAAnimation {
    let copy = type(of: self).init()
    copyState(to: copy)
    return copy
  }

  func copyState(to copy: CAAnimation) {
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
  }

  /// What it does to the values of a layer; nil when it only takes time.
  func makeEffect() -> AnimationEffect? { nil }

  /// Whether its pace is its own and a transaction's has no say.
  var pacesItself: Bool { false }
}
