// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The decision of a page about a ``BackRequest``.
public enum BackDecision: Sendable {
  /// The page may be left.
  case allow
  /// The page stays. A swipe follows the finger with resistance and springs back.
  case deny
  /// The page asks the user; `true` means that it may be left.
  ///
  /// A swipe is held where the finger let go until the answer. The closure runs in a task that is
  /// cancelled when the question has become obsolete: another request was made, the stack changed,
  /// the page or its window went away. Its answer is ignored then.
  case ask(@MainActor () async -> Bool)
}
