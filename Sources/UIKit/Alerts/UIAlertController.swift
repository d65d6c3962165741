// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Asks the user a question: a title, a message, and actions to choose from.
///
/// Nothing in it scrolls: where there is not enough room, texts are truncated and rows get lower
/// (our decision, see Documentation/Parity.md).
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Sendable {
    /// An action sheet at the bottom of the window; a tap outside it chooses the cancel action.
    case actionSheet = 0
    /// An alert in the middle of the window.
    case alert = 1
  }

  // MARK: Stored state; nothing in UIKit reads the overridable properties below for its own needs

  private(set) var storedMessage: String?
  private(set) var storedActions: [UIAlertAction] = []
  private var storedPreferredAction: UIAlertAction?
  private(set) var storedStyle = Style.actionSheet
  private(set) var fields: [UITextField] = []

  // MARK: Creating an alert controller

  /// Creates an action sheet without content.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored: archives of Interface Builder are not supported.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates an action sheet without content.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
  /// Creates an alert or action sheet.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below the title.
  ///   - preferredStyle: The style.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    setStoredTitle(title)
    (storedMessage, storedStyle) = (message, preferredStyle)
  }

  // MARK: Configuring the alert

  /// The title.
  open override var title: String? {
    get { storedTitle }
    set {
      super.title = newValue
      contentDidChange()
    }
  }
  /// The text below the title.
  open var message: String? {
    get { storedMessage }
    set {
      storedMessage = newValue
      contentDidChange()
    }
  }
  /// The style.
  open var preferredStyle: Style { storedStyle }

  // MARK: Configuring the user actions

  /// Adds an action.
  ///
  /// - Parameter action: The action. At most one has the style `.cancel`.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil {
      misuse(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      )
    }
    action.attach(to: self)
    storedActions.append(action)
    contentDidChange()
  }
  /// The actions, in the order in which they were added.
  open var actions: [UIAlertAction] { storedActions }
  /// The action that an alert highlights in place of the cancel action.
  ///
  /// It must be one of the alert's actions; an action sheet ignores it.
  open var preferredAction: UIAlertAction? {
    get { storedPreferredAction }
    set {
      if let newValue, !storedActions.contains(where: { $0 === newValue }) {
        misuse("The preferredAction of \(self) must be one of its actions")
      }
      storedPreferredAction = newValue
      contentDidChange()
    }
  }

  // MARK: UIViewController

  open override func loadView() { setStoredView(AlertView(of: self)) }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if storedTitle == nil, storedMessage == nil, storedActions.isEmpty, fields.isEmpty {
      misuse("UIAlertController must have a title, a message or an action to display")
    }
  }
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if !fields.contains(where: \.isFirstResponder) { fields.first?.becomeFirstResponder() }
    presentationAround?.stage.container.setNeedsLayout()
  }
  /// The row of the preferred action, if there is one.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    let row = storedPreferredAction.flatMap { alertView?.row(of: $0) }
    return row.map { [$0] } ?? super.preferredFocusEnvironments
  }
  /// Chooses the cancel action, if there is one.
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancelAction else { return false }
    choose(cancelAction)
    return true
  }
  /// Esc, which chooses the cancel action, if there is one (our decision, see Parity).
  open override var keyCommands: [UIKeyCommand]? {
    guard cancelAction != nil else { return super.keyCommands }
    let escape = UIKeyCommand(
      input: UIKeyCommand.inputEscape,
      modifierFlags: [],
      action: Self.escapePressed
    )
    return (super.keyCommands ?? []) + [escape]
  }
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takes(presses) { super.pressesBegan(presses, with: event) }
  }
  /// Chooses the cancel action for the menu button of a gamepad or a remote (our decision, as Esc).
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takes(presses) || !accessibilityPerformEscape() {
      super.pressesEnded(presses, with: event)
    }
  }
  func add(_ field: UITextField) {
    fields.append(field)
    contentDidChange()
  }
  override var automaticPresentationStyle: UIModalPresentationStyle { .custom }
  override func makePresentationController(
    presenting: UIViewController?
  ) -> UIPresentationController? {
    AlertPresentationController(of: self, presenting: presenting)
  }
}

extension UIAlertController {
  private static let escapePressed = Selector(
    "escapePressed:",
    UIAlertController.escapePressed(_:)
  )

  private func takes(_ presses: Set<UIPress>) -> Bool {
    cancelAction != nil && presses.contains { $0.isOnRemote && $0.isEscape }
  }

  private func escapePressed(_ sender: Any?) { _ = accessibilityPerformEscape() }

  /// The view, unless a subclass loaded another.
  var alertView: AlertView? { loadedView as? AlertView }

  /// The action with the style `.cancel`.
  var cancelAction: UIAlertAction? { storedActions.first { $0.style == .cancel } }

  /// The actions that share a group with the texts, in the order in which they are shown: the
  /// cancel action of an alert comes first beside one other and last under several.
  var groupedActions: [UIAlertAction] {
    let others = storedActions.filter { $0.style != .cancel }
    guard storedStyle == .alert, let cancelAction else { return others }
    return others.count == 1 ? [cancelAction] + others : others + [cancelAction]
  }

  /// Returns whether the text of an action is semibold.
  func isStrong(_ action: UIAlertAction) -> Bool {
    guard storedStyle == .alert, let storedPreferredAction else { return action.style == .cancel }
    return action === storedPreferredAction
  }

  /// Shows other texts or rows, if the view is loaded.
  func contentDidChange() {
    (storedView as? AlertView)?.showContent()
    presentationAround?.stage.container.setNeedsLayout()
  }

  /// Dismisses the alert and calls the handler of the action that a finger chose.
  ///
  /// An action whose row was pressed when something was presented over the alert has no effect.
  func choose(_ action: UIAlertAction) {
    guard action.storedIsEnabled, storedPresentation == nil, let presentationAround else { return }
    PresentationCalls.dismiss(presentationAround, animated: true) { action.handler?(action) }
  }

  /// Chooses the cancel action of an action sheet after a tap outside it.
  func outsideWasTapped() { if let cancelAction { choose(cancelAction) } }
}
