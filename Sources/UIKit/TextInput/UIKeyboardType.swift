// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The kind of screen keyboard for a text; it changes nothing here, where keys are hardware.
public enum UIKeyboardType: Int, Sendable {
  /// The keyboard of the input method.
  case `default` = 0
  /// ASCII characters.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// Addresses of pages.
  case URL = 3
  /// Numbers for PINs.
  case numberPad = 4
  /// Numbers of phones.
  case phonePad = 5
  /// A name or a number of a phone.
  case namePhonePad = 6
  /// Addresses of mail.
  case emailAddress = 7
  /// Numbers with a decimal point.
  case decimalPad = 8
  /// Text with @ and #.
  case twitter = 9
  /// Searches and addresses of pages.
  case webSearch = 10
  /// Numbers that are always ASCII.
  case asciiCapableNumberPad = 11
}
