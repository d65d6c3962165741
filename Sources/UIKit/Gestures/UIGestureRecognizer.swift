// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuartzCore
import RetourDecisions

/// The base class of objects that recognize a gesture in the touches of a view and its subviews.
///
/// A subclass overrides the `touches…` methods and sets ``state``. The recognizer retains neither
/// its view nor its targets nor its delegate.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociationOwner {
  /// The state of a gesture.
  ///
  /// ```
  ///   possible ──┬──▶ began ──▶ changed (again and again) ──┬──▶ ended     ──┐
  ///      ▲       │      └───────────────┴───────────────────┴──▶ cancelled ──┤
  ///      │       ├──▶ ended (also called recognized)  ───────────────────────┤
  ///      │       └──▶ failed ────────────────────────────────────────────────┤
  ///      └────────── reset, when no touch is down any more ──────────────────┘
  /// ```
  public enum State: Int, Sendable {
    /// The gesture is not recognized yet.
    case possible = 0
    /// A continuous gesture began.
    case began = 1
    /// A continuous gesture changed.
    case changed = 2
    /// The gesture is complete.
    case ended = 3
    /// A continuous gesture was cancelled.
    case cancelled = 4
    /// The touches are not this gesture.
    case failed = 5

    /// A discrete gesture is complete; the same as ``ended``.
    public static let recognized = State.ended
  }

  private nonisolated(unsafe) var associations: AssociationBox?
  /// The recognizer's state, targets, touches and part in a competition.
  private(set) lazy var engine = RecognizerEngine(self)
  /// The effects of the recognizer on the delivery of its touches to views.
  private(set) var touchHandling: TouchHandlingOptions = [.cancelsTouches, .delaysEnded]
  private(set) weak var storedDelegate: (any UIGestureRecognizerDelegate)?

  // MARK: Creating a gesture recognizer

  /// Creates a gesture recognizer with a target.
  ///
  /// - Parameters:
  ///   - target: The target, which is not retained.
  ///   - action: The method to call, with the recognizer as its argument.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { engine.addTarget(target, action: action) }
  }

  /// Creates a gesture recognizer without targets.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  // MARK: Managing gesture-related interactions

  /// The delegate of the recognizer.
  ///
  /// Without a delegate, every decision is the default of the protocol.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  // MARK: Adding and removing targets and actions

  /// Adds a target and a method to call when the gesture is recognized.
  ///
  /// Methods are called at the end of the event, after its touches were delivered to views, in the
  /// order in which their targets were added; for every state except `.possible` and `.failed`, and
  /// once for several changes of one event.
  ///
  /// - Parameters:
  ///   - target: The target, which is not retained.
  ///   - action: The method to call, with the recognizer as its argument.
  open func addTarget(_ target: Any, action: Selector) {
    engine.addTarget(target, action: action)
  }

  /// Removes a target and its method.
  ///
  /// - Parameters:
  ///   - target: The target; `nil` matches every target.
  ///   - action: The method; `nil` matches every method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    engine.removeTarget(target, action: action)
  }

  // MARK: Getting the touches and location of a gesture

  /// Returns the centroid of the gesture's touches.
  ///
  /// It moves when a finger joins or leaves the gesture; the translation of a pan gesture does not.
  ///
  /// - Parameter view: The view of the coordinate system; `nil` for the window's.
  /// - Returns: The centroid in points; the last one if no touch is down.
  open func location(in view: UIView?) -> CGPoint { convert(engine.centroid, to: view) }

  /// Returns the location of one of the gesture's touches.
  ///
  /// - Parameters:
  ///   - touchIndex: The touch, from 0 to ``numberOfTouches`` - 1.
  ///   - view: The view of the coordinate system; `nil` for the window's.
  /// - Returns: The location in points.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    locationOfTouch(touchIndex, in: view)
  }

  /// The number of touches in the gesture.
  open var numberOfTouches: Int { engine.points.count }

  // MARK: Getting the recognizer's state and view

  /// The state of the gesture.
  ///
  /// Only subclasses set it. A state that cannot follow the present one has no effect, and a
  /// request to leave `.possible` is granted only if delegates, views and other recognizers agree;
  /// until a recognizer that must fail first has failed, the state stays `.possible`. While a
  /// target is notified, the state is that of the notification, even if the gesture is further
  /// along.
  open var state: State {
    get { engine.visibleState }
    set { engine.setState(newValue) }
  }

  /// The view that the recognizer is attached to.
  open var view: UIView? { engine.view }

  /// Whether the recognizer receives touches.
  ///
  /// Disabling cancels a gesture in progress.
  open var isEnabled: Bool {
    get { engine.isEnabled }
    set { engine.setEnabled(newValue) }
  }

  /// A name for debugging.
  open var name: String?

  // MARK: Specifying the types of touches and presses

  private var storedTouchTypes: [NSNumber]?
  private var storedPressTypes: [NSNumber]?

  /// The types of touches that can be part of the gesture, as raw values of ``UITouch/TouchType``.
  ///
  /// The default contains all types. A change takes effect with the next touch.
  open var allowedTouchTypes: [NSNumber] {
    get { storedTouchTypes ?? UITouch.TouchType.all }
    set { storedTouchTypes = newValue }
  }

  /// Whether touches of one type only are part of one gesture: that of the first touch.
  ///
  /// The default is `true`.
  open var requiresExclusiveTouchType: Bool = true

  /// Returns whether touches of a type can be part of the gesture.
  func allows(_ type: UITouch.TouchType) -> Bool {
    storedTouchTypes?.contains { $0.intValue == type.rawValue } ?? true
  }

  /// The types of presses that can be part of the gesture, as raw values of ``UIPress/PressType``.
  ///
  /// The default is `.select`. Presses come from the focused item or the first responder in the
  /// recognizer's view.
  open var allowedPressTypes: [NSNumber] {
    get { storedPressTypes ?? [NSNumber(value: UIPress.PressType.select.rawValue)] }
    set { storedPressTypes = newValue }
  }

  /// Returns whether presses of a type can be part of the gesture.
  func allows(_ type: UIPress.PressType) -> Bool {
    storedPressTypes?.contains { $0.intValue == type.rawValue } ?? (type == .select)
  }

  // MARK: Canceling and delaying touches

  /// Whether recognition cancels the gesture's touches in their views.
  ///
  /// Views then receive `touchesCancelled(_:with:)` in place of the end. The default is `true`.
  open var cancelsTouchesInView: Bool {
    get { touchHandling.contains(.cancelsTouches) }
    set { setTouchHandling(.cancelsTouches, newValue) }
  }

  /// Whether views receive the beginning of touches only after the gesture failed.
  ///
  /// Touches of a gesture that is recognized are then never delivered to views. The default is
  /// `false`.
  open var delaysTouchesBegan: Bool {
    get { touchHandling.contains(.delaysBegan) }
    set { setTouchHandling(.delaysBegan, newValue) }
  }

  /// Whether views receive the end of touches only after the gesture failed.
  ///
  /// The default is `true`.
  open var delaysTouchesEnded: Bool {
    get { touchHandling.contains(.delaysEnded) }
    set { setTouchHandling(.delaysEnded, newValue) }
  }

  private func setTouchHandling(_ option: TouchHandlingOptions, _ isOn: Bool) {
    if isOn { touchHandling.insert(option) } else { touchHandling.remove(option) }
  }

  // MARK: Specifying dependencies between gesture recognizers

  /// Makes the recognizer wait until another one has failed.
  ///
  /// If the other recognizer succeeds, this one fails. The requirement lasts for all later
  /// gestures.
  ///
  /// - Parameter otherGestureRecognizer: The other recognizer, which is not retained.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    engine.require(toFail: otherGestureRecognizer)
  }

  // MARK: Overriding in a subclass: touches

  /// Called when touches began.
  ///
  /// It is called before the touches are delivered to views.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event with all touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches moved.
  ///
  /// It is not called after the gesture has ended or failed.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event with all touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches ended.
  ///
  /// It is not called after the gesture has ended or failed.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event with all touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the system cancelled touches.
  ///
  /// A recognizer that is still possible or active after its last touch was cancelled fails or is
  /// cancelled.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event with all touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Ignores a touch until it ends.
  ///
  /// - Parameters:
  ///   - touch: The touch; its delivery to views is not affected.
  ///   - event: The event with the touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) { engine.ignore(touch) }

  /// Called when presses began, before the responder receives them.
  ///
  /// - Parameters:
  ///   - presses: The presses.
  ///   - event: The event with all presses.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when the force of presses changed; keys have none.
  ///
  /// - Parameters:
  ///   - presses: The presses.
  ///   - event: The event with all presses.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when presses ended; not after the gesture has ended or failed.
  ///
  /// - Parameters:
  ///   - presses: The presses.
  ///   - event: The event with all presses.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when the system cancelled presses.
  ///
  /// - Parameters:
  ///   - presses: The presses.
  ///   - event: The event with all presses.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Ignores a press until it ends.
  ///
  /// - Parameters:
  ///   - button: The press; its delivery to responders is not affected.
  ///   - event: The event with the press.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) { engine.ignore(button) }

  /// Called when the gesture is over and all its touches have ended.
  ///
  /// The state is still that of the end; it becomes `.possible` afterwards.
  open func reset() {}

  // MARK: Overriding in a subclass: other recognizers

  /// Returns whether the recognition of this gesture makes another one fail.
  ///
  /// - Parameter preventedGestureRecognizer: The other recognizer.
  /// - Returns: `true` unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether the recognition of another gesture makes this one fail.
  ///
  /// - Parameter preventingGestureRecognizer: The other recognizer.
  /// - Returns: `true` unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer waits for another one to fail.
  ///
  /// - Parameter otherGestureRecognizer: The other recognizer.
  /// - Returns: `false` unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer waits for this one to fail.
  ///
  /// - Parameter otherGestureRecognizer: The other recognizer.
  /// - Returns: `false` unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recognizer receives the touches of an event.
  ///
  /// - Parameter event: The event.
  /// - Returns: `true` unless overridden.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Getting the buttons and modifiers of a gesture

  /// The buttons of the pointer that were down in the gesture's last event.
  open var buttonMask: UIEvent.ButtonMask { engine.buttonMask }

  /// The modifier keys that were down in the gesture's last event.
  open var modifierFlags: UIKeyModifierFlags { engine.modifierFlags }

  // MARK: Overriding in this module

  /// Returns whether the gesture can be made with the pointer's buttons of an event.
  ///
  /// The recognizers of this module require the primary button (our decision, see Parity).
  func acceptsButtons(of event: UIEvent) -> Bool { true }
  /// Whether the gesture is one tap of one finger, which controls handle themselves.
  var isSingleTap: Bool { false }

  /// Called when the engine's deadline expires.
  func deadlineExpired() { engine.setState(.failed) }

  nonisolated func associationBox(creating: Bool) -> AssociationBox? {
    associations.box(creating: creating)
  }
}
