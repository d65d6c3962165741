// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A view that answers touches by running actions.
@preconcurrency @MainActor
open class UIControl: UIView {
  // MARK: Stored state; nothing in UIKit reads the overridable properties below for its own needs

  var condition = State.normal
  var handlers: [ControlHandler] = []
  /// The finger that the control follows.
  weak var trackedTouch: UITouch?
  var storedIsTracking = false
  var storedIsTouchInside = false
  /// The event that is being answered.
  var presentEvent: UIEvent?

  // MARK: Creating a control

  /// Creates a control.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control of no size.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control that runs an action.
  ///
  /// - Parameters:
  ///   - frame: The frame in points.
  ///   - primaryAction: The action for `.primaryActionTriggered`; controls that show a title and
  ///     an image take the action's.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { adopt(primaryAction) }
  }

  // MARK: Managing the control's state

  /// Everything that is true of the control now.
  open var state: State { condition }
  /// Whether the control answers touches.
  open var isEnabled: Bool {
    get { !condition.contains(.disabled) }
    set { setCondition(.disabled, !newValue) }
  }
  /// Whether the control is selected.
  open var isSelected: Bool {
    get { condition.contains(.selected) }
    set { setCondition(.selected, newValue) }
  }
  /// Whether the control is drawn as pressed.
  open var isHighlighted: Bool {
    get { condition.contains(.highlighted) }
    set { setCondition(.highlighted, newValue) }
  }

  // MARK: Setting and getting control alignment

  /// Where the content lies from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  /// Where the content lies from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// Where the content lies from left to right, with leading and trailing told apart.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.resolved(for: layoutDirection)
  }

  // MARK: Tracking touches and redrawing controls

  /// Tells the control that a finger came down; a subclass says whether to follow it.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: The event that it belongs to.
  /// - Returns: Whether to follow the finger.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Tells the control that the finger moved; a subclass says whether to go on.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: The event that it belongs to.
  /// - Returns: Whether to follow the finger further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Tells the control that the finger was lifted.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: The event that it belongs to.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Tells the control that the finger was taken away from it.
  ///
  /// - Parameter event: The event that took it.
  open func cancelTracking(with event: UIEvent?) {}
  /// Whether the control follows a finger.
  open var isTracking: Bool { storedIsTracking }
  /// Whether the finger is inside, or at most 70 points outside, of the bounds.
  open var isTouchInside: Bool { storedIsTouchInside }

  // MARK: Accessing the control's targets and actions

  /// Calls a method when something happens.
  ///
  /// - Parameters:
  ///   - target: Whose method it is, not kept alive; `nil` asks the responder chain.
  ///   - action: The method, without arguments, with the sender, or with the sender and the event.
  ///   - controlEvents: What happens.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    addHandler(target, action, controlEvents)
  }
  /// No longer calls a method when something happens.
  ///
  /// - Parameters:
  ///   - target: Whose method it is; `nil` is everyone's.
  ///   - action: The method; `nil` is every one.
  ///   - controlEvents: What happens.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeHandlers(target, action, controlEvents)
  }
  /// Runs an action when something happens; one of the same identifier is replaced.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - controlEvents: What happens.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    addHandler(action, controlEvents)
  }
  /// No longer runs an action when something happens.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - controlEvents: What happens.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeHandlers(action.identifier, controlEvents)
  }
  /// No longer runs an action when something happens.
  ///
  /// - Parameters:
  ///   - actionIdentifier: The action's identifier.
  ///   - controlEvents: What happens.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) { removeHandlers(actionIdentifier, controlEvents) }
  /// Returns the names of a target's methods that are called for an event.
  ///
  /// - Parameters:
  ///   - target: Whose methods.
  ///   - controlEvent: What happens.
  /// - Returns: The names, or `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    methodNames(of: target, for: controlEvent)
  }
  /// Everything that something is done about.
  open var allControlEvents: Event { handlers.reduce([]) { $0.union($1.events) } }
  /// Everyone whose methods are called; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> { targets }

  // MARK: Triggering actions

  /// Calls a method; subclasses see every call here.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: Whose method it is; `nil` asks the responder chain.
  ///   - event: The event that is answered.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    call(action, on: target, event)
  }
  /// Runs an action; subclasses see every one here.
  ///
  /// - Parameter action: The action.
  open func sendAction(_ action: UIAction) { run(action) }
  /// Does what is to be done when something happens.
  ///
  /// - Parameter controlEvents: What happens.
  open func sendActions(for controlEvents: Event) { answer(controlEvents) }
  /// Does what is to be done for the control's main purpose.
  open func performPrimaryAction() { answer(.primaryActionTriggered) }

  // MARK: For the controls of this module

  /// Brings what is shown in line with the state.
  func stateDidChange() {}
  /// Runs an action for the control's main purpose, and shows it where the control can.
  func adopt(_ primaryAction: UIAction) { addAction(primaryAction, for: .primaryActionTriggered) }
  /// Tells the control that a finger was lifted inside, after the handlers of that.
  func touchWentUpInside() {}

  // MARK: UIView

  /// Keeps one tap of one finger from the recognizers of the views around the control.
  ///
  /// - Parameter gestureRecognizer: The recognizer that is about to begin.
  /// - Returns: `false` for a single tap's recognizer of another view.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  )
    -> Bool
  {
    leavesTouch(to: gestureRecognizer)
  }

  // MARK: UIResponder

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackBegan(touches, event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackMoved(touches, event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackEnded(touches, event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackCancelled(touches, event)
  }
}
