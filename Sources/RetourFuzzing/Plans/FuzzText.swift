// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The texts that the fuzzer types.
package enum FuzzText: String, CaseIterable, Sendable {
  case letter, word, lines, accents, hebrew, family, control, long, nothing

  var characters: String {
    switch self {
    case .letter: "a"
    case .word: "Mail 42"
    case .lines: "one\ntwo\n"
    case .accents: "e\u{301}\u{fc}"
    case .hebrew: "\u{5e9}\u{5dc}\u{5d5}\u{5dd} abc"
    case .family: "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}"
    case .control: "\u{0}\u{1b}[31m\u{2028}\u{202e}"
    case .long: String(repeating: "A text that is longer than its line. ", count: 8)
    case .nothing: ""
    }
  }
}
