// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct TextSizesTests {
  @Test(arguments: TextSizes.Style.allCases)
  func `a larger category never has smaller text or lengths`(_ style: TextSizes.Style) {
    let categories = TextSizes.Category.allCases
    for (smaller, larger) in zip(categories, categories.dropFirst()) {
      #expect(TextSizes.points(style, in: smaller) <= TextSizes.points(style, in: larger))
      let lengths = [smaller, larger].map {
        TextSizes.scaled(100, by: style, in: $0, scale: 3)
      }
      #expect(lengths[0] <= lengths[1], "\(smaller)")
    }
  }

  @Test(arguments: TextSizes.Category.allCases)
  func `styles keep their order in every category`(_ category: TextSizes.Category) {
    let sizes = TextSizes.Style.allCases.filter { $0 != .headline }
      .map { TextSizes.points($0, in: category) }
    #expect(sizes == sizes.sorted(by: >))
  }

  @Test func `lengths grow with the distance of lines, at whole pixels`() {
    #expect(TextSizes.scaled(17, by: .body, in: .medium, scale: 3) == 49.0 / 3)
    #expect(TextSizes.scaled(10, by: .body, in: .accessibilityExtraLarge, scale: 1) == 22)
  }

  @Test func `lengths are the same in the default category`() {
    #expect(TextSizes.scaled(17.123, by: .title1, in: .large, scale: 1) == 17.123)
  }
}
