// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A timer that calls a method in every frame.
///
/// It retains its target until it is invalidated. The frames are those of the
/// session that is current when it is added to a run loop.
///
/// While a display link is added and not paused, every frame is rendered, even if nothing changes.
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var observer: FrameClock.FrameObserver?
  private var interval = 1.0 / 60
  private var last = -Double.infinity

  /// Creates a display link without calls until it is added to a run loop.
  ///
  /// - Parameters:
  ///   - target: The object to call the method on.
  ///   - sel: The method; its argument is the display link.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// The time of the frame before the current one.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame.
  open var targetTimestamp: CFTimeInterval { timestamp + interval * Double(framesPerCall) }
  /// The time between two frames of the display.
  open var duration: CFTimeInterval { interval }
  /// Whether calls are paused.
  ///
  /// A paused display link requests no frames.
  open var isPaused = false {
    didSet { onMainActor((observer, isPaused)) { $0?.isPaused = $1 } }
  }
  /// The preferred number of calls per second; 0 for one in every frame.
  ///
  /// Setting it sets `preferredFrameRateRange` to that rate alone, and the other way round.
  open var preferredFramesPerSecond: Int {
    get { Int((preferredFrameRateRange.wanted ?? 0).rounded()) }
    set {
      let rate = Float(max(newValue, 0))
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }
  /// The range of the number of calls per second.
  ///
  /// The calls come in every nth frame, so that their rate is nearest to the preferred one, without
  /// leaving the range if a rate within it is possible.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Starts the calls.
  ///
  /// A display link that was added or invalidated is not added again.
  ///
  /// - Parameters:
  ///   - runloop: Ignored: the calls come with the frames of the session, on the main thread.
  ///   - mode: Ignored: frames come in every mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    onMainActor(self) { $0.start(with: Session.current.clock) }
  }

  @MainActor
  private func start(with clock: FrameClock) {
    guard observer == nil, target != nil else { return }
    interval = clock.frameInterval
    observer = clock.addFrameObserver { [self, unowned clock] time in
      tick(time, interval: clock.frameInterval)
    }
    observer?.isPaused = isPaused
  }

  /// Stops the calls; the display link may be added again.
  ///
  /// - Parameters:
  ///   - runloop: The run loop.
  ///   - mode: Its mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

  /// Stops the calls for good and releases the target.
  ///
  /// The display link cannot be added again.
  open func invalidate() {
    stop()
    target = nil
  }

  private func stop() {
    onMainActor(observer) { $0?.cancel() }
    observer = nil
  }

  /// The number of frames per call.
  private var framesPerCall: Int {
    preferredFrameRateRange.framesPerCall(onScreenWith: Float(1 / interval))
  }

  private func tick(_ time: Double, interval: Double) {
    self.interval = interval
    // Half an interval of slack: frames of a live clock are not exact to the microsecond.
    guard time - last > (Double(framesPerCall) - 0.5) * interval else { return }
    last = time
    timestamp = time
    guard let target else { return }
    selector.perform(on: target, with: self)
  }
}
