// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The settings of a text's keyboard.
///
/// Those of a screen keyboard change nothing here, where keys are hardware.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The letters that a screen keyboard capitalizes.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The correction of typed words.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The check of spelling.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The replacement of straight quotes.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// The replacement of hyphens.
  var smartDashesType: UITextSmartDashesType { get set }
  /// The adjustment of spaces around what is pasted or deleted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The prediction of words.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The kind of screen keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The look of the screen keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether Return has no effect in an empty text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is a password: neither shown nor copied.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text.
  var textContentType: UITextContentType! { get set }
}

/// The defaults; a conforming class that declares none of its own ignores changes.
extension UITextInputTraits {
  /// The letters that a screen keyboard capitalizes.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The correction of typed words.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The check of spelling.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The replacement of straight quotes.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// The replacement of hyphens.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The adjustment of spaces around what is pasted or deleted.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The prediction of words.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// The kind of screen keyboard.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The look of the screen keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The title of the return key.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Whether Return has no effect in an empty text.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Whether the text is a password: neither shown nor copied.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// The meaning of the text.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}
