// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIAlertController {
  // MARK: Configuring text fields

  /// Adds a text field below the texts of an alert.
  ///
  /// The first field is edited when the alert appears. Return goes to the next field; in the last
  /// one it chooses the preferred action, or else the first that does not cancel (our decision).
  ///
  /// - Parameter configurationHandler: Configures the field.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard storedStyle == .alert else {
      misuse(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
      )
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    let number = fields.count
    configurationHandler?(field)
    field.addAction(
      UIAction { [weak self] _ in self?.returnWasPressed(inField: number) },
      for: .primaryActionTriggered
    )
    add(field)
  }

  /// The text fields, in the order in which they were added; `nil` without any.
  public var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  private func returnWasPressed(inField number: Int) {
    guard number + 1 >= fields.count else {
      fields[number + 1].becomeFirstResponder()
      return
    }
    let action = preferredAction ?? storedActions.first { $0.style != .cancel }
    if let action { choose(action) }
  }
}
