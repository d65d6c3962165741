// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The decision of all guards of one page: deny beats ask beats allow.
enum MergedBackDecision {
  case allow
  case deny
  /// Questions that are put one after the other, until the first answer that is `false`.
  case ask([@MainActor () async -> Bool])

  /// Merges the decisions of the guards.
  ///
  /// - Parameter decisions: The decisions, in the order in which the guards were asked.
  init(_ decisions: [BackDecision]) {
    var questions: [@MainActor () async -> Bool] = []
    for decision in decisions {
      switch decision {
      case .allow: continue
      case .deny:
        self = .deny
        return
      case .ask(let question): questions.append(question)
      }
    }
    self = questions.isEmpty ? .allow : .ask(questions)
  }
}
