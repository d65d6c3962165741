// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Asks the user something: a title, a message, and actions to choose from.
///
/// Nothing in it scrolls: where there is not enough room, texts are cut and rows get lower (our
/// decision, see Parity).
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where an alert lies.
  public enum Style: Int, Sendable {
    /// At the bottom; a tap beside it cancels.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  // MARK: Stored state; nothing in UIKit reads the overridable properties below for its own needs

  var storedMessage: String?
  var storedActions: [UIAlertAction] = []
  var storedPreferredAction: UIAlertAction?
  var storedStyle = Style.actionSheet

  // MARK: Creating an alert controller

  /// Creates an action sheet without content.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored: archives of Interface Builder cannot be read here.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates an action sheet without content.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder cannot be read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
  /// Creates an alert or action sheet.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - message: More about it.
  ///   - preferredStyle: Where it lies.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    setStoredTitle(title)
    (storedMessage, storedStyle) = (message, preferredStyle)
  }

  // MARK: Configuring the alert

  /// What it is about.
  open override var title: String? {
    get { storedTitle }
    set {
      super.title = newValue
      contentDidChange()
    }
  }
  /// More about it.
  open var message: String? {
    get { storedMessage }
    set {
      storedMessage = newValue
      contentDidChange()
    }
  }
  /// Where it lies.
  open var preferredStyle: Style { storedStyle }

  // MARK: Configuring the user actions

  /// Adds a row.
  ///
  /// - Parameter action: The action; at most one has the style `.cancel`.
  open func addAction(_ action: UIAlertAction) { take(action) }
  /// The actions, in the order in which they were added.
  open var actions: [UIAlertAction] { storedActions }
  /// The action of an alert whose text is strong, in place of the cancel action's.
  open var preferredAction: UIAlertAction? {
    get { storedPreferredAction }
    set { prefer(newValue) }
  }

  // MARK: UIViewController

  open override func loadView() { setStoredView(AlertView(of: self)) }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refuseWithoutContent()
  }
  override var automaticPresentationStyle: UIModalPresentationStyle { .custom }
  override func makePresentationController(
    presenting: UIViewController?
  ) -> UIPresentationController? {
    AlertPresentationController(presentedViewController: self, presenting: presenting)
  }
}
