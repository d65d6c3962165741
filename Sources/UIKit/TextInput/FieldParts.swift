// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The views of a text field.
@MainActor
final class FieldParts {
  let border = FieldBorderView()
  let placeholder = UILabel()
  let clearButton = FieldClearButton()
}
