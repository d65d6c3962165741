// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// How the contents of two items move past each other: by how much, and how they fade.
///
/// The lower item is the one that is nearer to the root; a push goes from it to the upper one, a
/// pop the other way. Pure: no views, no clock, no globals.
struct BarMotion {
  /// Whose content it is.
  enum Side {
    case lower, upper
  }

  /// A part of an item's content.
  enum Part {
    case title, backButton, items, indicator
  }

  /// How far something stands from its rest position, in points to the right, and its alpha.
  struct Pose: Equatable {
    var offset: CGFloat = 0
    var alpha: CGFloat = 1
  }

  /// The way of one part.
  struct Way: Equatable {
    let start: Pose
    let end: Pose
    /// When it fades, as shares of the transition; it moves all the time.
    let fade: ClosedRange<Double>
  }

  /// How far an outgoing title moves to the trailing side, as a share of the width (imitations).
  private static let titleShare: CGFloat = 0.25
  /// The room of chevron and gap that the label's travel is shortened by (imitations).
  private static let travelLoss: CGFloat = 27
  // Shares of a push during which things fade; a pop is its mirror image. Imitations agree on
  // titles and items, the labels' are our decision.
  private static let titleFade = 0.4...1.0
  private static let labelFadeOut = 0.0...0.5
  private static let labelFadeIn = 0.5...1.0
  private static let itemsFadeOut = 0.0...0.3
  private static let itemsFadeIn = 0.7...1.0
  private static let wholeFade = 0.0...1.0

  private let lower: BarLayout
  private let upper: BarLayout
  private let width: CGFloat
  /// 1, or -1 if everything is mirrored.
  private let sign: CGFloat
  private let isPush: Bool
  /// Whether the upper item's back label says what the lower item's title says.
  private let labelIsTitle: Bool

  init(
    lower: BarLayout,
    upper: BarLayout,
    width: CGFloat,
    isRightToLeft: Bool,
    isPush: Bool,
    labelIsTitle: Bool
  ) {
    (self.lower, self.upper, self.width, self.isPush) = (lower, upper, width, isPush)
    self.labelIsTitle = labelIsTitle
    sign = isRightToLeft ? -1 : 1
  }

  /// The way of a part of one of the two items.
  func way(of part: Part, on side: Side) -> Way {
    let shown = Pose()
    switch (part, side) {
    case (.title, .lower):
      return way(
        shown,
        Pose(offset: titleGlide, alpha: 0),
        labelIsTitle ? Self.wholeFade : Self.labelFadeOut
      )
    case (.title, .upper):
      return way(Pose(offset: sign * Self.titleShare * width, alpha: 0), shown, Self.titleFade)
    case (.backButton, .lower):
      return way(shown, Pose(offset: -travel(of: lower), alpha: 0), Self.labelFadeOut)
    case (.backButton, .upper):
      return way(
        Pose(offset: labelGlide, alpha: 0),
        shown,
        labelIsTitle ? Self.wholeFade : Self.labelFadeIn
      )
    case (.items, .lower): return way(shown, Pose(alpha: 0), Self.itemsFadeOut)
    case (.items, .upper): return way(Pose(alpha: 0), shown, Self.itemsFadeIn)
    case (.indicator, .lower): return way(shown, Pose(alpha: 0), Self.wholeFade)
    case (.indicator, .upper): return way(Pose(alpha: 0), shown, Self.wholeFade)
    }
  }

  /// From a way of a push to the one that is asked for.
  private func way(_ covered: Pose, _ uncovered: Pose, _ fade: ClosedRange<Double>) -> Way {
    guard isPush else {
      return Way(
        start: uncovered,
        end: covered,
        fade: (1 - fade.upperBound)...(1 - fade.lowerBound)
      )
    }
    return Way(start: covered, end: uncovered, fade: fade)
  }

  /// From the lower item's title into the place of the back label, the two middles meeting.
  private var titleGlide: CGFloat {
    if let label = upper.label { return label.midX - lower.title.midX }
    // No label to become: the title goes where one of its own width would stand.
    let target = Self.travelLoss + lower.title.width / 2
    return (sign > 0 ? target : width - target) - lower.title.midX
  }

  /// From the back label's place to the title that it was.
  private var labelGlide: CGFloat {
    guard let label = upper.label, lower.title.width > 0 else { return travel(of: upper) }
    return lower.title.midX - label.midX
  }

  /// How far a back label travels to get out of the way, positive to the trailing side.
  private func travel(of layout: BarLayout) -> CGFloat {
    sign * max(0, (width - (layout.label?.width ?? 0)) / 2 - Self.travelLoss)
  }
}
