// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct KeyCharactersTests {
  @Test(arguments: [
    ("a", true, false, "A"), ("a", false, true, "A"), ("a", true, true, "a"),
    ("é", true, false, "É"),
    ("1", true, false, "!"), ("1", false, true, "1"), ("[", true, false, "{"),
    ("ß", true, false, "ß"),
    ("", true, true, ""), ("UIKeyInputEscape", true, true, "UIKeyInputEscape"),
  ])
  func `Shift changes letters and symbols, Caps Lock letters only`(
    _ symbol: String,
    _ isShifted: Bool,
    _ isCapsLocked: Bool,
    _ characters: String
  ) {
    let result = KeyCharacters.characters(
      of: symbol,
      isShifted: isShifted,
      isCapsLocked: isCapsLocked
    )
    #expect(result == characters)
  }
}
