// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import UIKit

/// The measured callbacks of pages and delegate in a sequence of operations, as a table.
@MainActor
struct CallbackTable {
  /// The heading in the article.
  let title: String
  private var rows: [(moment: String, calls: [String])] = []
  private let scenario: Scenario

  /// Measures a sequence of operations.
  ///
  /// - Parameters:
  ///   - title: The heading in the article.
  ///   - pages: The titles of the pages on the stack before.
  ///   - body: Performs the operations, and adds the rows.
  init(_ title: String, _ pages: [String], _ body: (inout CallbackTable) -> Void) {
    self.title = title
    scenario = Scenario(pages, .leftToRight)
    body(&self)
  }

  var stack: UINavigationController { scenario.stack }
  var world: World { scenario.world }

  func page(_ name: String) -> UIViewController { scenario.page(name) }

  /// Adds a row with the callbacks since the last one.
  mutating func note(_ moment: String) { rows.append((moment, scenario.log.take())) }

  /// Advances time by a number of frames.
  func frames(_ count: Int) { scenario.frames(count) }

  /// The table in Markdown.
  var markdown: String {
    let lines = rows.map { row in
      let calls = row.calls.map { "`\($0)`" }.joined(separator: ", ")
      return "| \(row.moment) | \(calls.isEmpty ? "nothing" : calls) |"
    }
    return (["| When | Callbacks, in order |", "|---|---|"] + lines).joined(separator: "\n")
  }
}
