// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A printable tree of names.
struct TextTree {
  let name: String
  let branches: [TextTree]

  init(_ name: String, _ branches: [TextTree] = []) {
    (self.name, self.branches) = (name, branches)
  }

  /// A line for each name, with the branches drawn.
  var text: String { ([name] + lines(of: branches)).joined(separator: "\n") }

  private func lines(of branches: [TextTree]) -> [String] {
    branches.enumerated().flatMap { index, branch in
      let isLast = index == branches.count - 1
      let below = branch.lines(of: branch.branches).map { (isLast ? "      " : "│     ") + $0 }
      return [(isLast ? "└ " : "├ ") + branch.name] + below
    }
  }
}
