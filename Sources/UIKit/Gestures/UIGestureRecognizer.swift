// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuartzCore

/// Recognizes a gesture in the touches of a view and its subviews, and tells targets about it.
///
/// A subclass overrides the `touches…` methods and sets ``state``. The recognizer holds neither its
/// view nor its targets nor its delegate.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociationOwner {
  /// How far a gesture is.
  ///
  /// ```
  ///   possible ──┬──▶ began ──▶ changed (again and again) ──┬──▶ ended     ──┐
  ///      ▲       │      └───────────────┴───────────────────┴──▶ cancelled ──┤
  ///      │       ├──▶ ended (also called recognized)  ───────────────────────┤
  ///      │       └──▶ failed ────────────────────────────────────────────────┤
  ///      └────────── reset, when no touch is down any more ──────────────────┘
  /// ```
  public enum State: Int, Sendable {
    /// It is not clear yet whether this is the gesture.
    case possible = 0
    /// A continuous gesture began.
    case began = 1
    /// A continuous gesture went on.
    case changed = 2
    /// The gesture is complete.
    case ended = 3
    /// A continuous gesture was broken off.
    case cancelled = 4
    /// This is not the gesture.
    case failed = 5

    /// A discrete gesture is complete; the same as ``ended``.
    public static let recognized = State.ended
  }

  private nonisolated(unsafe) var associations: AssociationBox?
  var storedState = State.possible
  /// What a target sees while it is told about an earlier state.
  var shownState: State?
  var storedIsEnabled = true
  var storedTargets: [RecognizerTarget] = []
  weak var storedDelegate: (any UIGestureRecognizerDelegate)?
  weak var storedView: UIView?
  var failureRequirements: [WeakRecognizer] = []
  var storedCancelsTouchesInView = true
  var storedDelaysTouchesBegan = false
  var storedDelaysTouchesEnded = true
  /// The part that the recognizer takes in its window's gestures.
  var participation: Participation?
  /// The touches that it looks at and that are down, in the order in which they came down.
  var touches: [UITouch] = []
  /// Where the gesture's first touch came down.
  weak var hitView: UIView?
  /// Where the touches were that made a discrete gesture, in the window's coordinates.
  var restingPoints: [CGPoint] = []
  /// Where the gesture was last, in the window's coordinates.
  var lastPoint = CGPoint.zero
  var deadline: FrameClock.Entry?

  // MARK: Creating a gesture recognizer

  /// Makes a gesture recognizer.
  ///
  /// - Parameters:
  ///   - target: Who is told about the gesture; it is not held.
  ///   - action: What it is told; the recognizer is the argument.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { storeTarget(target, action: action) }
  }

  /// Makes a gesture recognizer that tells nobody.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  // MARK: Managing gesture-related interactions

  /// Who has a say in what the recognizer does.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  // MARK: Adding and removing targets and actions

  /// Adds somebody who is told about the gesture.
  ///
  /// - Parameters:
  ///   - target: Who is told; it is not held.
  ///   - action: What it is told; the recognizer is the argument.
  open func addTarget(_ target: Any, action: Selector) { storeTarget(target, action: action) }

  /// Removes somebody who is told about the gesture.
  ///
  /// - Parameters:
  ///   - target: Who is told; `nil` for everybody.
  ///   - action: What it is told; `nil` for everything.
  open func removeTarget(_ target: Any?, action: Selector?) {
    removeStoredTargets(target, action: action)
  }

  // MARK: Getting the touches and location of a gesture

  /// Returns the middle of the gesture's touches.
  ///
  /// - Parameter view: The view in whose coordinates it is given; `nil` for the window's.
  /// - Returns: The middle, in points; where it was last, if no touch is down.
  open func location(in view: UIView?) -> CGPoint { convert(middle, to: view) }

  /// Returns where one of the gesture's touches is.
  ///
  /// - Parameters:
  ///   - touchIndex: The touch, from 0 to ``numberOfTouches`` - 1.
  ///   - view: The view in whose coordinates it is given; `nil` for the window's.
  /// - Returns: The place, in points.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    locationOfTouch(touchIndex, in: view)
  }

  /// How many touches make the gesture now.
  open var numberOfTouches: Int { points.count }

  // MARK: Getting the recognizer's state and view

  /// How far the gesture is; only subclasses set it.
  open var state: State {
    get { shownState ?? storedState }
    set { go(to: newValue) }
  }

  /// The view that the recognizer is attached to.
  open var view: UIView? { storedView }

  /// Whether the recognizer looks at touches; `false` also breaks off a gesture.
  open var isEnabled: Bool {
    get { storedIsEnabled }
    set { setEnabled(newValue) }
  }

  /// A name for finding the recognizer while debugging.
  open var name: String?

  // MARK: Canceling and delaying touches

  /// Whether the view's touches are cancelled when the gesture is recognized.
  open var cancelsTouchesInView: Bool {
    get { storedCancelsTouchesInView }
    set { storedCancelsTouchesInView = newValue }
  }

  /// Whether the view sees touches only after the gesture failed.
  open var delaysTouchesBegan: Bool {
    get { storedDelaysTouchesBegan }
    set { storedDelaysTouchesBegan = newValue }
  }

  /// Whether the view sees the end of touches only after the gesture failed.
  open var delaysTouchesEnded: Bool {
    get { storedDelaysTouchesEnded }
    set { storedDelaysTouchesEnded = newValue }
  }

  // MARK: Specifying dependencies between gesture recognizers

  /// Makes the recognizer wait until another one has failed.
  ///
  /// - Parameter otherGestureRecognizer: The other recognizer; if it succeeds, this one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    storeRequirement(otherGestureRecognizer)
  }

  // MARK: Overriding in a subclass: touches

  /// Tells a subclass that touches came down.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event with all touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells a subclass that touches moved.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event with all touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells a subclass that touches were lifted.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event with all touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells a subclass that the system stopped to follow touches.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event with all touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Makes the recognizer look away from a touch for good.
  ///
  /// - Parameters:
  ///   - touch: The touch; the view's own handling of it is left alone.
  ///   - event: The event with the touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) { ignoreTouch(touch) }

  /// Tells a subclass that the gesture is over and the next one may come.
  open func reset() {}

  // MARK: Overriding in a subclass: other recognizers

  /// Tells whether this recognizer, when it recognizes, makes another one fail.
  ///
  /// - Parameter preventedGestureRecognizer: The other recognizer.
  /// - Returns: `true` unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Tells whether another recognizer, when it recognizes, makes this one fail.
  ///
  /// - Parameter preventingGestureRecognizer: The other recognizer.
  /// - Returns: `true` unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Tells whether this recognizer waits for another one to fail.
  ///
  /// - Parameter otherGestureRecognizer: The other recognizer.
  /// - Returns: `false` unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Tells whether another recognizer waits for this one to fail.
  ///
  /// - Parameter otherGestureRecognizer: The other recognizer.
  /// - Returns: `false` unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Tells whether the recognizer looks at an event's touches at all.
  ///
  /// - Parameter event: The event.
  /// - Returns: `true` unless overridden.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: What the recognizers of this module decide

  /// Whether the gesture is one tap of one finger, which yields to a control's own handling.
  var isSingleTap: Bool { false }

  /// Called when the time that ``setDeadline(after:)`` gave is over.
  func deadlinePassed() { go(to: .failed) }

  nonisolated func associationBox(creating: Bool) -> AssociationBox? {
    associations.box(creating: creating)
  }
}
