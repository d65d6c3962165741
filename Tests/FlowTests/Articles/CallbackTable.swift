// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import UIKit

/// What pages and delegate are told in one course of things, measured, as a table of an article.
@MainActor
struct CallbackTable {
  /// The heading in the article.
  let title: String
  private var rows: [(moment: String, calls: [String])] = []
  private let scenario: Scenario

  /// Measures one course of things.
  ///
  /// - Parameters:
  ///   - title: The heading in the article.
  ///   - pages: The titles of the pages that are on the stack before.
  ///   - body: Plays it, and notes the moments.
  init(_ title: String, _ pages: [String], _ body: (inout CallbackTable) -> Void) {
    self.title = title
    scenario = Scenario(pages, .leftToRight)
    body(&self)
  }

  var stack: UINavigationController { scenario.stack }
  var world: World { scenario.world }

  func page(_ name: String) -> UIViewController { scenario.page(name) }

  /// Notes what was told since the last moment.
  mutating func note(_ moment: String) { rows.append((moment, scenario.log.take())) }

  /// Lets frames pass.
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
