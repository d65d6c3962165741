// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// A recognizer's participation in the gestures of a window, from its first touch until its reset.
struct Participation {
  /// The recognizer's number in the competition.
  let id: GestureArbiter.ID
  /// The competition among the window's recognizers.
  private(set) weak var competition: GestureCompetition?
}
