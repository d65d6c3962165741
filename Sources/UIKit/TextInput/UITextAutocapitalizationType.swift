// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The letters that a screen keyboard capitalizes; a hardware keyboard never does.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}
