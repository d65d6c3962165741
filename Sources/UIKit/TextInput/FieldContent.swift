// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The style of a text field's text.
struct FieldContent {
  var font = LabelContent.standardFont
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var isEnabled = true
  /// Whether the font follows the content size category.
  var followsContentSize = false

  /// The color of the text in the current state: a disabled field is dimmed as a label is (our
  /// decision, see Parity).
  var visibleColor: UIColor { isEnabled ? color : .tertiaryLabel }
}
