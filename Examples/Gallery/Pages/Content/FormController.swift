// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with rows of a label and a text field.
final class FormController: UIViewController, UITextFieldDelegate {
  private let scrollView = UIScrollView()
  private let rows = UIStackView()
  private let status = UILabel()
  private(set) var fields: [UITextField] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    rows.axis = .vertical
    rows.spacing = 16
    addField(localized("First name", "名"), .givenName)
    addField(localized("Last name", "姓"), .familyName)
    let mail = addField(localized("Mail", "邮箱"), .emailAddress)
    mail.keyboardType = .emailAddress
    mail.placeholder = "name@example.org"
    mail.clearButtonMode = .always
    let password = addField(localized("Password", "密码"), .password)
    password.isSecureTextEntry = true
    password.placeholder = localized("Eight characters", "八个字符")
    password.returnKeyType = .done
    status.font = .preferredFont(forTextStyle: .footnote)
    status.numberOfLines = 0
    status.textColor = .secondaryLabel
    status.text = localized("Nothing sent yet.", "尚未提交。")
    rows.addArrangedSubview(status)
    scrollView.keyboardDismissMode = .onDrag
    scrollView.alwaysBounceVertical = true
    rows.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(rows)
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      rows.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      rows.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      rows.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      rows.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
    ])
  }

  @discardableResult
  private func addField(_ title: String, _ type: UITextContentType) -> UITextField {
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    let field = UITextField()
    field.font = label.font
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.textContentType = type
    field.autocorrectionType = .no
    field.returnKeyType = .next
    field.delegate = self
    fields.append(field)
    let row = UIStackView(arrangedSubviews: [label, field])
    row.spacing = 12
    rows.addArrangedSubview(row)
    // Large texts are above their fields, and others beside them, all as wide.
    if traitCollection.preferredContentSizeCategory >= .extraExtraLarge {
      row.axis = .vertical
    } else {
      row.alignment = .firstBaseline
      label.widthAnchor.constraint(equalToConstant: 96).isActive = true
    }
    return field
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let index = fields.firstIndex(of: textField) else { return true }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      let name = fields[0].text ?? ""
      status.text = localized("Sent. Welcome, \(name)!", "已提交。欢迎，\(name)！")
    }
    return false
  }
}
