// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// The appearance of text fields.
@MainActor struct TextFieldPictureTests {
  private let page = UIViewController()

  private func makeFields() -> [UITextField] {
    page.view.backgroundColor = .systemBackground
    let styles: [UITextField.BorderStyle] = [
      .roundedRect, .roundedRect, .roundedRect, .none, .line, .bezel, .roundedRect,
    ]
    return styles.enumerated().map { index, style in
      let y = 12 + 42 * CGFloat(index)
      let field = UITextField(frame: CGRect(x: 16, y: y, width: 248, height: 34))
      field.borderStyle = style
      page.view.addSubview(field)
      return field
    }
  }

  private func fill(_ fields: [UITextField]) {
    fields[0].placeholder = "Placeholder"
    fields[1].text = "A text that is too long for its field, and truncated"
    fields[2].text = "hidden"
    fields[2].isSecureTextEntry = true
    fields[2].clearButtonMode = .always
    fields[3].text = "مرحبا with two directions"
    fields[4].text = "Centered"
    fields[4].textAlignment = .center
    fields[5].text = "Disabled"
    fields[5].isEnabled = false
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "+49"
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    fields[6].leftView = label
    fields[6].leftViewMode = .always
    fields[6].clearButtonMode = .whileEditing
    fields[6].text = "one two three"
  }

  @Test(arguments: PresentationPictureTests.Look.allCases)
  func `text fields at rest and edited`(_ look: PresentationPictureTests.Look) {
    let world = World(
      look.direction,
      size: CGSize(width: 280, height: 312),
      scale: 2,
      style: look.style,
      root: page
    )
    let fields = world.perform {
      let fields = makeFields()
      fill(fields)
      return fields
    }
    world.settle()
    expectGolden(of: world, named: "\(look)-rest")
    fields[6].becomeFirstResponder()
    world.press(.left, modifiers: [.control, .shift])
    world.settle(within: 11)
    expectGolden(of: world, named: "\(look)-selection")
    fields[0].becomeFirstResponder()
    world.typeText("zhong ")
    world.mark("zhong")
    world.settle(within: 11)
    expectGolden(of: world, named: "\(look)-marked")
  }
}
