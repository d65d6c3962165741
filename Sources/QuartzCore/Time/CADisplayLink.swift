// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Calls a method in every frame.
///
/// It keeps its target alive until it is invalidated, as at Apple. The frames are those of the
/// session that is current when it is added to a run loop.
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var observer: FrameClock.FrameObserver?
  private var interval = 1.0 / 60
  private var last = -Double.infinity

  /// Makes a display link that calls nothing until it is added to a run loop.
  ///
  /// - Parameters:
  ///   - target: Whose method it calls.
  ///   - sel: The method; its argument is the display link.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// The time of the frame before the one that is being made.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame.
  open var targetTimestamp: CFTimeInterval { timestamp + interval * Double(framesPerCall) }
  /// The time between two frames of the display.
  open var duration: CFTimeInterval { interval }
  /// Whether the calls are left out for now.
  open var isPaused = false {
    didSet { observer?.isPaused = isPaused }
  }
  /// How many calls a second are wanted; 0 for one in every frame.
  open var preferredFramesPerSecond = 0

  /// Begins the calls.
  ///
  /// - Parameters:
  ///   - runloop: The run loop; the calls come with the frames of the session, on its thread.
  ///   - mode: Its mode; frames come in every mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard observer == nil, target != nil else { return }
    let clock = Session.current.clock
    interval = clock.frameInterval
    observer = clock.addFrameObserver { [self] time in tick(time) }
    observer?.isPaused = isPaused
  }

  /// Ends the calls; the display link may be added again.
  ///
  /// - Parameters:
  ///   - runloop: The run loop.
  ///   - mode: Its mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

  /// Ends the calls for good and lets go of the target.
  open func invalidate() {
    stop()
    target = nil
  }

  private func stop() {
    observer?.cancel()
    observer = nil
  }

  /// How many frames there are to a call.
  private var framesPerCall: Int {
    guard preferredFramesPerSecond > 0 else { return 1 }
    return max(1, Int((1 / interval / Double(preferredFramesPerSecond)).rounded()))
  }

  private func tick(_ time: Double) {
    // Half an interval of slack: the frames of a live clock do not come to the microsecond.
    guard time - last > (Double(framesPerCall) - 0.5) * interval else { return }
    last = time
    timestamp = time
    guard let target else { return }
    selector.perform(on: target, with: self)
  }
}
