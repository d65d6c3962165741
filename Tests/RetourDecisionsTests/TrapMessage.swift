// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

/// Expects the message of a trap to contain words.
///
/// Optimized code traps without a message: there the trap alone counts.
///
/// - Parameters:
///   - result: The result of the exit test.
///   - words: The words.
/// - Throws: An error if there is no result.
func expectTrap(_ result: ExitTest.Result?, says words: String) throws {
  let content = try #require(result).standardErrorContent
  guard hasMessages else { return }
  #expect(String(decoding: content, as: UTF8.self).contains(words))
}

private var hasMessages: Bool {
  #if DEBUG
  true
  #else
  false
  #endif
}
