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

  /// Returns the track of a view, from its pose on screen.
  func track(of view: UIView) -> ViewTrack? { tracks.first { $0.view === view } }
}
