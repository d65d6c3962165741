// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The settings of one text's keyboard, with the defaults of a text field.
struct TextInputSettings {
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var inlinePredictionType = UITextInlinePredictionType.default
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var textContentType: UITextContentType?
  var inputView: UIView?
  var inputAccessoryView: UIView?
}
