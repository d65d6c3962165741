// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An action of an alert or action sheet: a row, and a handler for its choice.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The style of the action that cancels; an alert has one at most.
    case cancel = 1
    /// The style of an action that may delete data; its text is red.
    case destructive = 2
  }

  private let storedTitle: String?
  private let storedStyle: Style
  let handler: ((UIAlertAction) -> Void)?
  private(set) var storedIsEnabled = true
  private weak var alert: UIAlertController?

  private init(
    _ title: String?,
    _ style: Style,
    _ handler: ((UIAlertAction) -> Void)?
  ) {
    (storedTitle, storedStyle, self.handler) = (title, style, handler)
    super.init()
  }

  /// Sets the alert to update when the action changes.
  func attach(to alert: UIAlertController) { self.alert = alert }

  // MARK: Creating an alert action

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The text of the row.
  ///   - style: The style.
  ///   - handler: A closure to call after the alert's dismissal, if the action was chosen.
  public convenience init(
    title: String?,
    style: Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) { self.init(title, style, handler) }

  // MARK: Getting information about the action

  /// The text of the row.
  open var title: String? { storedTitle }
  /// The style.
  open var style: Style { storedStyle }
  /// Whether the action can be chosen.
  open var isEnabled: Bool {
    get { storedIsEnabled }
    set {
      storedIsEnabled = newValue
      alert?.contentDidChange()
    }
  }
}
