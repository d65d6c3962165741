// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import UIKit

/// A page with two text fields that records what happens to them.
@MainActor
final class FieldPage: UIViewController, UITextFieldDelegate {
  let first = UITextField(frame: CGRect(x: 20, y: 40, width: 160, height: 34))
  let second = UITextField(frame: CGRect(x: 20, y: 100, width: 160, height: 34))
  var calls: [String] = []
  var refused: Set<String> = []
  /// Whether changes of the selection are recorded.
  var recordsSelection = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (name, field) in [("first", first), ("second", second)] {
      field.borderStyle = .roundedRect
      field.delegate = self
      field.accessibilityIdentifier = name
      view.addSubview(field)
      let events: [(UIControl.Event, String)] = [
        (.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
        (.editingDidEnd, "event end"),
      ]
      for (event, call) in events {
        field.addAction(UIAction { [unowned self] _ in note(call, name) }, for: event)
      }
    }
  }

  private func note(_ call: String, _ field: String?) { calls.append("\(call) \(field ?? "")") }

  /// Returns the recorded calls and forgets them.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func allows(_ call: String, _ field: UITextField) -> Bool {
    note(call, field.accessibilityIdentifier)
    return !refused.contains(call)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    allows("shouldBegin", textField)
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    note("didBegin", textField.accessibilityIdentifier)
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    allows("shouldEnd", textField)
  }
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) { note("didEnd(\(reason))", textField.accessibilityIdentifier) }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { allows("change \(range.location)+\(range.length) '\(string)'", textField) }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { allows("shouldClear", textField) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    allows("shouldReturn", textField)
  }
  func textFieldDidChangeSelection(_ textField: UITextField) {
    if recordsSelection { note("didChangeSelection", textField.accessibilityIdentifier) }
  }
}

extension UITextField {
  /// The selection as two offsets.
  var selection: [Int] {
    selectedTextRange.map {
      [$0.start, $0.end].map { offset(from: beginningOfDocument, to: $0) }
    } ?? []
  }
}
