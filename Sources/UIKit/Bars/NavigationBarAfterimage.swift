// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What the eye saw of a transition that was broken off, for the one that follows it.
@MainActor
struct NavigationBarAfterimage {
  /// A view as it was seen.
  struct Sight {
    let view: UIView
    /// The middle in the bar's points.
    let center: CGPoint
    /// How much of its own alpha was seen.
    let alpha: CGFloat
    /// Where the middle was going.
    let goal: CGPoint
  }

  /// Both pictures, whose views may be wanted again.
  let pictures: [NavigationItemPicture]
  let sights: [Sight]

  /// How a view was seen.
  func sight(of view: UIView) -> Sight? { sights.first { $0.view === view } }
}
