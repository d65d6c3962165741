// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import TestSupport
import Testing
import UIKit

/// The swipe back among everything that competes with it.
@MainActor @Suite(.freesControllers) struct SwipeConflictTests {
  private nonisolated static let sections: [(title: String, rows: [SwipeConflict])] = [
    ("Content that scrolls", SwipeConflict.scrolling), ("Controls", SwipeConflict.controls),
    ("Texts", SwipeConflict.texts), ("Views of an app", SwipeConflict.views),
    ("Containers", SwipeConflict.containers),
    ("Rows that move, and pages that zoom", SwipeConflict.moving),
  ]
  private nonisolated static let all = sections.flatMap(\.rows)

  @Test(arguments: all, World.Direction.allCases)
  func `who takes a drag, and why, is what the document says`(
    _ conflict: SwipeConflict,
    _ direction: World.Direction
  ) {
    #expect(conflict.play(direction) == conflict.expected)
  }

  /// The neighbors whose drags the kit alone leaves to them, or takes from them.
  private nonisolated static let ofKit: Set = [
    "the same with the policy `edgeOnly`", "a view with the policy `exclude`",
  ]

  @Test(arguments: all.filter { !ofKit.contains($0.neighbor) }, World.Direction.allCases)
  func `UIKit's own swipe from the content takes the same drags`(
    _ conflict: SwipeConflict,
    _ direction: World.Direction
  ) {
    ConflictStacks.$areNative.withValue(true) {
      #expect(conflict.play(direction).winner == conflict.expected.winner)
    }
  }

  @Test(arguments: SwipeInterruption.allCases, World.Direction.allCases)
  func `what becomes of a swipe that meets something is what the document says`(
    _ interruption: SwipeInterruption,
    _ direction: World.Direction
  ) {
    #expect(interruption.play(direction) == interruption.expected)
  }

  @Test func `the document has the rows that are tested`() throws {
    let text = try Article("Documentation/SwipeConflicts.md").text
    for section in Self.sections {
      let table =
        ([
          "## \(section.title)", "", "| below the finger | drag | who takes it | why |",
          "|---|---|---|---|",
        ] + section.rows.map(\.markdown)).joined(separator: "\n") + "\n"
      #expect(text.contains(table), "the rows are:\n\(table)")
    }
    let interruptions =
      (["| event | swipe |", "|---|---|"] + SwipeInterruption.allCases.map(\.markdown))
      .joined(separator: "\n") + "\n"
    #expect(text.contains(interruptions), "the rows are:\n\(interruptions)")
  }
}
