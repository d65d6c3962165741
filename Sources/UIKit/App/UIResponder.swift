// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An object that responds to events: touches, and actions along the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationOwner {
  private nonisolated(unsafe) var associations: AssociationBox?
  /// The accessibility properties that the app set; `nil` while there are none.
  private nonisolated(unsafe) var accessibilityValues: AccessibilityValues?

  /// Creates a responder that is not part of a chain.
  public override init() { super.init() }

  // MARK: Managing the responder chain

  /// The next responder in the chain; `nil` at its end.
  open var next: UIResponder? { nil }
  /// Whether this object is the first responder of its window.
  open var isFirstResponder: Bool {
    responderWindow.map { $0.pressDelivery.firstResponder === self } ?? false
  }
  /// Whether this object may become the first responder; `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether this object may resign as the first responder; `true` unless overridden.
  open var canResignFirstResponder: Bool { true }
  /// Makes this object the first responder of its window, which receives presses first.
  ///
  /// The present first responder resigns before; if it refuses, it stays the first. A view resigns
  /// when it leaves its window, and a view controller with its view.
  ///
  /// - Returns: Whether this object is the first responder now; `false` for objects that are in no
  ///   window.
  @discardableResult
  open func becomeFirstResponder() -> Bool { becomeFirst() }
  /// Gives up the status of first responder.
  ///
  /// - Returns: Whether this object is not the first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool { resignFirst() }

  // MARK: Responding to touch events

  /// Called when fingers touched the view.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event of the touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers moved.
  ///
  /// - Parameters:
  ///   - touches: The touches that moved.
  ///   - event: The event of the touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers lifted.
  ///
  /// - Parameters:
  ///   - touches: The touches that ended.
  ///   - event: The event of the touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches are cancelled: a recognizer or the system took them over.
  ///
  /// - Parameters:
  ///   - touches: The touches that were cancelled.
  ///   - event: The event of the touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Responding to press events

  /// Called when keys were pressed; calls the next responder unless overridden.
  ///
  /// - Parameters:
  ///   - presses: The presses that began.
  ///   - event: The event of the presses.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when the force of presses changed; keys have none.
  ///
  /// - Parameters:
  ///   - presses: The presses that changed.
  ///   - event: The event of the presses.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys were released; calls the next responder unless overridden.
  ///
  /// - Parameters:
  ///   - presses: The presses that ended.
  ///   - event: The event of the presses.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when presses are cancelled, as when the window loses the focus.
  ///
  /// - Parameters:
  ///   - presses: The presses that were cancelled.
  ///   - event: The event of the presses.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Managing input views

  /// The view that is shown in place of the screen keyboard while this object is the first
  /// responder; `nil` asks the next responder.
  open var inputView: UIView? { nil }
  /// The view that is shown above the screen keyboard while this object is the first responder;
  /// `nil` asks the next responder.
  open var inputAccessoryView: UIView? { nil }
  /// Shows the present input view and accessory view, if this object is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { responderWindow?.storedScene?.stage?.textInput.reloadInputViews() }
  }

  // MARK: Accessing the available key commands

  /// The key commands of this object.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Validating commands

  /// Returns whether this object performs an action.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - sender: The object that sends it, such as a key command.
  /// - Returns: Whether this object has the method, unless overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }

  /// Returns the object that performs an action.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - sender: The object that sends it, such as a key command.
  /// - Returns: This object if `canPerformAction(_:withSender:)` returns `true`, else that of the
  ///   next responder.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Called before a command calls a method of this object; an override can disable the command.
  ///
  /// - Parameter command: The command.
  open func validate(_ command: UICommand) {}

  // MARK: Accessibility

  /// Whether this object is an element for assistive technologies; containers are not.
  open var isAccessibilityElement: Bool {
    get { accessibilityValues?.isElement ?? automaticAccessibility.isElement }
    set { ownAccessibility.isElement = newValue }
  }
  /// A short text that names the element.
  open var accessibilityLabel: String? {
    get { accessibilityValues?.label ?? automaticAccessibility.label }
    set { ownAccessibility.label = .some(newValue) }
  }
  /// The value of the element, such as the number of a badge.
  open var accessibilityValue: String? {
    get { accessibilityValues?.value ?? automaticAccessibility.value }
    set { ownAccessibility.value = .some(newValue) }
  }
  /// A text that describes what happens when the element is activated.
  open var accessibilityHint: String? {
    get { accessibilityValues?.hint ?? automaticAccessibility.hint }
    set { ownAccessibility.hint = .some(newValue) }
  }
  /// The behavior of the element.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues?.traits ?? automaticAccessibility.traits }
    set { ownAccessibility.traits = newValue }
  }
  /// A name for tests, which is not spoken.
  open var accessibilityIdentifier: String? {
    get { accessibilityValues?.identifier ?? automaticAccessibility.identifier }
    set { ownAccessibility.identifier = newValue }
  }
  /// The frame of the element in the screen's coordinates, in points.
  open var accessibilityFrame: CGRect {
    get { accessibilityValues?.frame ?? automaticAccessibilityFrame }
    set { ownAccessibility.frame = newValue }
  }
  /// Whether the elements inside are hidden from assistive technologies.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityValues?.areElementsHidden ?? false }
    set { ownAccessibility.areElementsHidden = newValue }
  }
  /// Whether the elements inside siblings are hidden from assistive technologies.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityValues?.isModal ?? automaticAccessibility.isModal }
    set { ownAccessibility.isModal = newValue }
  }
  /// The elements of a container, in reading order; `nil` takes those of its subviews.
  open var accessibilityElements: [Any]? {
    get { accessibilityValues?.elements }
    set { ownAccessibility.elements = newValue }
  }
  /// Activates the element in its own way.
  ///
  /// - Returns: Whether it did; with `false`, it is activated as by a tap.
  open func accessibilityActivate() -> Bool { false }
  /// Increments the value of an adjustable element.
  open func accessibilityIncrement() {}
  /// Decrements the value of an adjustable element.
  open func accessibilityDecrement() {}
  /// Leaves a modal view or a page; called along the responder chain until one returns `true`.
  ///
  /// - Returns: Whether it did.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action of the app; called along the responder chain until one
  /// returns `true`.
  ///
  /// - Returns: Whether it did.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Overriding in this module

  /// The accessibility properties that the app has not set.
  var automaticAccessibility: AutomaticAccessibility { .container }
  /// The frame on the screen, unless the app has set it.
  var automaticAccessibilityFrame: CGRect { .zero }

  /// The window in which this object can be the first responder.
  var responderWindow: UIWindow? { responderView?.storedWindow }
  /// The view with which this object is in a window.
  var responderView: UIView? { nil }

  private var ownAccessibility: AccessibilityValues {
    if let accessibilityValues { return accessibilityValues }
    let values = AccessibilityValues()
    accessibilityValues = values
    return values
  }

  nonisolated func associationBox(creating: Bool) -> AssociationBox? {
    associations.box(creating: creating)
  }
}
