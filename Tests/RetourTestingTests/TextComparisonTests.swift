// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

@testable import RetourTesting

struct TextComparisonTests {
  @Test func `a difference names the first different line`() {
    let comparison = TextComparison()
    #expect(comparison.difference(of: "a\nb\n", from: "a\nb") == nil)
    #expect(comparison.difference(of: "a\nc", from: "a\nb") == "line 2 was \"b\" and is \"c\"")
    #expect(comparison.difference(of: "a", from: "a\nb") == "line 2 was \"b\" and is no line")
    #expect(comparison.difference(of: "a\nb", from: "a") == "line 2 was no line and is \"b\"")
  }

  @Test func `numbers can differ by the tolerance, words cannot`() {
    let comparison = TextComparison(tolerance: 2)
    #expect(comparison.difference(of: "V (1, 12.5)", from: "V (1, 10.5)") == nil)
    #expect(comparison.difference(of: "V (1, 13)", from: "V (1, 10.5)") != nil)
    #expect(comparison.difference(of: "W (1, 10)", from: "V (1, 10)") != nil)
    #expect(TextComparison().difference(of: "V (1, 12.5)", from: "V (1, 10.5)") != nil)
  }
}
