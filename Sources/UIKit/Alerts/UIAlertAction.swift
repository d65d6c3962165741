// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A row of an alert or action sheet, and what is done when it is chosen.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// How a row looks and where it lies.
  public enum Style: Int, Sendable {
    /// Like most.
    case `default` = 0
    /// It leaves everything as it is; an alert has one at most.
    case cancel = 1
    /// It may destroy something: red.
    case destructive = 2
  }

  private let storedTitle: String?
  private let storedStyle: Style
  let handler: ((UIAlertAction) -> Void)?
  var storedIsEnabled = true
  /// Hears of changes.
  weak var owner: UIAlertController?

  private init(
    _ title: String?,
    _ style: Style,
    _ handler: ((UIAlertAction) -> Void)?
  ) {
    (storedTitle, storedStyle, self.handler) = (title, style, handler)
    super.init()
  }

  // MARK: Creating an alert action

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The row's text.
  ///   - style: How it looks and where it lies.
  ///   - handler: Runs when the row was chosen and the alert is gone.
  public convenience init(
    title: String?,
    style: Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) { self.init(title, style, handler) }

  // MARK: Getting information about the action

  /// The row's text.
  open var title: String? { storedTitle }
  /// How the row looks and where it lies.
  open var style: Style { storedStyle }
  /// Whether the row can be chosen.
  open var isEnabled: Bool {
    get { storedIsEnabled }
    set {
      storedIsEnabled = newValue
      owner?.contentDidChange()
    }
  }
}
