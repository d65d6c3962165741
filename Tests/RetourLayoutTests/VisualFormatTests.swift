// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourLayout
import Testing

struct VisualFormatTests {
  @Test func `a format with spaces and sizes is read`() throws {
    let format = try VisualFormat("V:|-[a(>=20@250,b)]-(8)-[b]-m-|")
    #expect(format.isVertical)
    #expect(format.items.map(\.name) == [nil, "a", "b", nil])
    #expect(
      format.items[1].sizes == [
        VisualFormat.Predicate(
          relation: .greaterThanOrEqual,
          value: .number(20),
          priority: .number(250)
        ),
        VisualFormat.Predicate(relation: .equal, value: .name("b", index: 16), priority: nil),
      ]
    )
    #expect(format.spaces[0] == .standard)
    #expect(
      format.spaces[1]
        == .predicates([.init(relation: .equal, value: .number(8), priority: nil)])
    )
    #expect(
      format.spaces[2]
        == .predicates([.init(relation: .equal, value: .name("m", index: 28), priority: nil)])
    )
  }

  @Test(
    arguments: [
      ("", 0), ("V[a]", 1), ("|a|", 1), ("[a", 2), ("[a(]", 3), ("[a]-8[b]", 5), ("[a]-|x", 5),
      ("[ä]", 0), ("[a(=20)]", 4), ("[a]-", 4), ("|", 1), ("[a(1..2)]", 3),
    ]
  )
  func `a format that is wrong names the place`(_ format: String, _ index: Int) {
    let error = #expect(throws: VisualFormatError.self) { try VisualFormat(format) }
    #expect(error?.index == index, "\(format): \(error?.message ?? "")")
  }
}
