// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The content and the poses on screen when a transition of a navigation bar was interrupted, for
/// the transition that follows.
@MainActor
struct NavigationBarCapture {
  /// Both contents of the transition; the next one may need their views again.
  let contents: [NavigationItemContent]
  let tracks: [ViewTrack]
  let backgrounds: [NavigationBarBackgrounds.Part]

  /// Returns the track that a move continues, from its pose on screen: that of its counterpart, if
  /// that was seen, or of its own view.
  func track(of move: NavigationBarMove) -> ViewTrack? {
    let counterpart = tracks.first {
      ObjectIdentifier($0.view) == move.counterpart && $0.start.alpha > 0
    }
    return counterpart ?? tracks.first { $0.view === move.view }
  }
}
