// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A view that responds to touches with actions.
///
/// It tracks one touch at a time. Methods and actions are called in the order in which they were
/// added, while the touch is delivered.
@preconcurrency @MainActor
open class UIControl: UIView {
  // MARK: Stored state; UIKit does not read the overridable properties below for its own purposes

  private(set) final var condition = State.normal
  private var handlers = ControlHandlers()
  /// The tracking of touches; `nil` before the first one.
  private var tracker: ControlTracker?

  /// The event that handlers are called for.
  var presentEvent: UIEvent? { tracker?.event }

  // MARK: Creating a control

  /// Creates a control with a frame.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control of zero size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with an action.
  ///
  /// - Parameters:
  ///   - frame: The frame in points.
  ///   - primaryAction: The action for `.primaryActionTriggered`; controls that display a title
  ///     and an image use the action's.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { adopt(primaryAction) }
  }

  // MARK: Managing the control's state

  /// The present state, a combination of flags.
  open var state: State { condition }
  /// Whether the control responds to touches.
  ///
  /// Disabling cancels tracking without an event.
  open var isEnabled: Bool {
    get { !condition.contains(.disabled) }
    set { setCondition(.disabled, !newValue) }
  }
  /// Whether the control is selected.
  open var isSelected: Bool {
    get { condition.contains(.selected) }
    set { setCondition(.selected, newValue) }
  }
  /// Whether the control is highlighted, for example because it is pressed.
  open var isHighlighted: Bool {
    get { condition.contains(.highlighted) }
    set { setCondition(.highlighted, newValue) }
  }

  // MARK: Setting and getting control alignment

  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The horizontal alignment of the content, with leading and trailing resolved.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.resolved(for: layoutDirection)
  }

  // MARK: Tracking touches and redrawing controls

  /// Called when a touch begins; `.touchDown` follows.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The touch's event.
  /// - Returns: Whether the control tracks the touch; `true` unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch moves; the drag events follow.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The touch's event.
  /// - Returns: Whether the control continues to track the touch; `false` ends tracking without an
  ///   event.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch ends; `.touchUpInside` or `.touchUpOutside` follows.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The touch's event.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when tracking is cancelled; `.touchCancel` follows unless the control was disabled.
  ///
  /// - Parameter event: The event with the cancelled touch, if any.
  open func cancelTracking(with event: UIEvent?) {}
  /// Whether the control tracks a touch.
  open var isTracking: Bool { tracker?.isTracking ?? false }
  /// Whether the tracked touch is inside, or at most 70 points outside, of the bounds.
  open var isTouchInside: Bool { tracker?.isTouchInside ?? false }

  // MARK: Accessing the control's targets and actions

  /// Adds a target and a method to call for events.
  ///
  /// - Parameters:
  ///   - target: The target, which is not retained; `nil` means the first responder in the chain
  ///     that has the method.
  ///   - action: The method, without arguments, with the sender, or with the sender and the event.
  ///   - controlEvents: The events, which are added to those of the same target and method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(target, action, controlEvents)
  }
  /// Removes events from targets and methods.
  ///
  /// - Parameters:
  ///   - target: The target; `nil` matches every target.
  ///   - action: The method; `nil` matches every method.
  ///   - controlEvents: The events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.remove(target, action, controlEvents)
  }
  /// Adds an action for events, in place of one with the same identifier.
  ///
  /// - Parameters:
  ///   - action: The action, which is retained.
  ///   - controlEvents: The events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.add(action, controlEvents)
  }
  /// Removes events from an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - controlEvents: The events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.remove(action.identifier, controlEvents)
  }
  /// Removes events from an action.
  ///
  /// - Parameters:
  ///   - actionIdentifier: The action's identifier.
  ///   - controlEvents: The events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) { handlers.remove(actionIdentifier, controlEvents) }
  /// Returns the names of a target's methods for an event.
  ///
  /// - Parameters:
  ///   - target: The target; `nil` means the responder chain.
  ///   - controlEvent: The event.
  /// - Returns: The names, or `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    handlers.methodNames(of: target, for: controlEvent)
  }
  /// The events with a method or an action.
  open var allControlEvents: Event { handlers.events }
  /// The targets; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> { handlers.targets }

  // MARK: Showing a menu

  /// Whether the control's menu opens when a finger comes down, in place of a long press.
  ///
  /// Only controls with a menu, such as buttons, use it.
  open var showsMenuAsPrimaryAction = false

  // MARK: Triggering actions

  /// Calls a method; every call of a target's method goes through here.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The target; `nil` means the first responder in the chain that has the method.
  ///   - event: The present event, if any.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    call(action, on: target, event)
  }
  /// Runs an action; every action goes through here.
  ///
  /// - Parameter action: The action.
  open func sendAction(_ action: UIAction) { run(action) }
  /// Calls the methods and actions for events.
  ///
  /// - Parameter controlEvents: The events.
  open func sendActions(for controlEvents: Event) { runHandlers(for: controlEvents) }
  /// Calls the methods and actions for `.primaryActionTriggered`.
  open func performPrimaryAction() { runHandlers(for: .primaryActionTriggered) }

  // MARK: Overriding in this module

  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(traits: stateTraits)
  }

  /// Called after the state changed, to update the appearance.
  func stateDidChange() {}
  /// Adds the primary action; controls with a title and an image display it.
  func adopt(_ primaryAction: UIAction) { addAction(primaryAction, for: .primaryActionTriggered) }
  /// Called when the tracked touch ended inside, after `.touchUpInside`.
  func touchDidEndInside() {}

  // MARK: UIView

  /// Whether the control is enabled.
  ///
  /// Keys reach every control, as with full keyboard access (our decision, see Parity).
  open override var canBecomeFocused: Bool { !condition.contains(.disabled) }
  /// Returns whether a recognizer can begin; a single tap is left to the control.
  ///
  /// - Parameter gestureRecognizer: The recognizer that is about to begin.
  /// - Returns: `false` for single taps of the views around an enabled control (Apple
  ///   documentation).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  )
    -> Bool
  {
    condition.contains(.disabled) || gestureRecognizer.engine.view === self
      || !gestureRecognizer.isSingleTap
  }

  // MARK: UIResponder

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackerOnDemand.touchesBegan(touches, event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracker?.touchesMoved(touches, event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracker?.touchesEnded(touches, event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracker?.touchesCancelled(touches, event)
  }
}

extension UIControl {
  /// Sets or clears a part of the state; disabling cancels tracking.
  private func setCondition(_ part: State, _ isOn: Bool) {
    guard condition.contains(part) != isOn else { return }
    if isOn { condition.insert(part) } else { condition.remove(part) }
    if part == .disabled, isOn { tracker?.controlWasDisabled() }
    stateDidChange()
    setNeedsLayout()
  }

  private func runHandlers(for events: Event) {
    for handler in handlers.matching(events) { run(handler) }
  }

  private var trackerOnDemand: ControlTracker {
    if let tracker { return tracker }
    let tracker = ControlTracker(self)
    self.tracker = tracker
    return tracker
  }
}
