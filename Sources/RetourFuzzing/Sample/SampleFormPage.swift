// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import UIKit

/// A form that scrolls, with fields, controls, and a button that hides some of them.
final class SampleFormPage: UIViewController, SamplePage, UITextFieldDelegate {
  private static let mostCharacters = 40
  private let scrollView = UIScrollView()
  private let column = UIStackView()
  private let name = UITextField()
  private let password = UITextField()
  private let note = UITextView()
  private let extras = UIStackView()
  private var observers: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    view.backgroundColor = .systemBackground
    name.delegate = self
    name.borderStyle = .roundedRect
    password.isSecureTextEntry = true
    password.clearButtonMode = .always
    note.heightAnchor.constraint(equalToConstant: 160).isActive = true
    scrollView.keyboardDismissMode = .interactive
    extras.axis = .vertical
    for view in [UISwitch(), UISlider(), UISegmentedControl(items: ["One", "Two"]), UISearchBar()] {
      extras.addArrangedSubview(view)
    }
    let buttons = Self.makeButtons([
      ("More", { [weak self] in self?.toggleExtras() }),
      ("Done", { [weak self] in self?.view.endEditing(true) }),
      ("Note", { [weak self] in self?.note.becomeFirstResponder() }),
    ])
    column.axis = .vertical
    column.spacing = 12
    for view in [buttons, name, password, note, extras] { column.addArrangedSubview(view) }
    addColumn()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard observers.isEmpty else { return }
    observers = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let isShown = notification.name == UIResponder.keyboardWillShowNotification
        let room = isShown ? frame?.height ?? 0 : 0
        MainActor.assumeIsolated { self?.scrollView.contentInset.bottom = room }
      }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    observers.forEach(NotificationCenter.default.removeObserver)
    observers = []
  }

  private func addColumn() {
    for view in [scrollView, column] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -300),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      column.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor,
        constant: -32
      ),
    ])
  }

  private func toggleExtras() {
    UIView.animate(withDuration: 0.3) {
      self.extras.isHidden.toggle()
      self.view.layoutIfNeeded()
    }
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = (textField.text ?? "") as NSString
    guard NSMaxRange(range) <= text.length else { return false }
    return text.replacingCharacters(in: range, with: string).count <= Self.mostCharacters
  }

  func violation(isAtRest: Bool) -> String? {
    let text = name.text ?? ""
    if text.count > Self.mostCharacters { return "the name has \(text.count) characters" }
    let selection = note.selectedRange
    if selection.location < 0 || NSMaxRange(selection) > note.text.utf16.count {
      return "the selection \(selection) is outside of the note"
    }
    for field in [name, password] where !isValid(field) { return "a field's selection is outside" }
    if isAtRest, view.window == nil, name.isFirstResponder || note.isFirstResponder {
      return "a field off screen is being edited"
    }
    return isAtRest ? scrollView.restViolation : nil
  }

  private func isValid(_ field: UITextField) -> Bool {
    guard let range = field.selectedTextRange else { return true }
    return field.compare(range.start, to: field.beginningOfDocument) != .orderedAscending
      && field.compare(range.end, to: field.endOfDocument) != .orderedDescending
  }
}
