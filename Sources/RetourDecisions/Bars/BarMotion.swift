// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The animations of a navigation bar's content between two items.
///
/// The lower item is the one nearer to the root: a push goes from the lower to the upper item, a
/// pop from the upper to the lower. Pure: no views, no clock, no globals.
package struct BarMotion {
  /// One of the two items.
  package enum Side {
    case lower, upper
  }

  /// A part of an item's content.
  package enum Part: CaseIterable {
    case title, backButton, items, indicator
  }

  /// The distance from the position at rest, in points to the right and down, an alpha, and what a
  /// size has beyond that at rest.
  package struct Pose: Equatable {
    package var offset: CGFloat
    package var drop: CGFloat
    package var alpha: CGFloat
    package var growth = CGSize.zero

    package init(offset: CGFloat = 0, drop: CGFloat = 0, alpha: CGFloat = 1) {
      (self.offset, self.drop, self.alpha) = (offset, drop, alpha)
    }
  }

  /// The animation of one part.
  package struct Animation: Equatable {
    package var start: Pose
    package var end: Pose
    /// The interval of the fade, in fractions of the duration; the movement takes all of it.
    package let fade: ClosedRange<Double>

    package init(start: Pose, end: Pose, fade: ClosedRange<Double>) {
      (self.start, self.end, self.fade) = (start, end, fade)
    }

    /// The same fade without a movement, during all of the time; what does not fade moves.
    package var inPlace: Animation {
      guard start.alpha != end.alpha else { return self }
      return Animation(start: Pose(alpha: start.alpha), end: Pose(alpha: end.alpha), fade: 0...1)
    }
  }

  /// The distance of an outgoing title to the trailing side, as a fraction of the width
  /// (imitations).
  private static let titleShare: CGFloat = 0.25
  /// The width of chevron and gap, by which the label's distance is reduced (imitations).
  private static let travelLoss: CGFloat = 27
  // The intervals of the fades of a push; a pop is its mirror image. Imitations agree on titles and
  // items, the labels' are our decision.
  private static let titleFade = 0.4...1.0
  private static let labelFadeOut = 0.0...0.5
  private static let labelFadeIn = 0.5...1.0
  private static let itemsFadeOut = 0.0...0.3
  private static let itemsFadeIn = 0.7...1.0
  private static let wholeFade = 0.0...1.0
  /// The fades of titles that slide with their pages: one is gone where the other one comes (our
  /// decision).
  private static let slideFadeOut = 0.0...0.6
  private static let slideFadeIn = 0.2...0.8

  private let lower: BarLayout
  private let upper: BarLayout
  private let width: CGFloat
  /// 1, or -1 if everything is mirrored.
  private let sign: CGFloat
  private let isPush: Bool
  /// Whether the upper item's back label has the text of the lower item's title.
  private let labelIsTitle: Bool
  /// The part of the width by which the lower page moves, if titles slide with their pages.
  private let parallax: CGFloat?

  package init(
    lower: BarLayout,
    upper: BarLayout,
    width: CGFloat,
    isRightToLeft: Bool,
    isPush: Bool,
    labelIsTitle: Bool,
    parallax: CGFloat? = nil
  ) {
    (self.lower, self.upper, self.width, self.isPush) = (lower, upper, width, isPush)
    (self.labelIsTitle, self.parallax) = (labelIsTitle, parallax)
    sign = isRightToLeft ? -1 : 1
  }

  /// Returns the animation of a part of one of the two items.
  package func animation(of part: Part, on side: Side) -> Animation {
    let rest = Pose()
    if let parallax, let slide = slide(of: part, on: side, parallax) { return slide }
    switch (part, side) {
    case (.title, .lower):
      return animation(
        rest,
        Pose(offset: titleDistance, alpha: 0),
        labelIsTitle ? Self.wholeFade : Self.labelFadeOut
      )
    case (.title, .upper):
      return animation(Pose(offset: sign * Self.titleShare * width, alpha: 0), rest, Self.titleFade)
    case (.backButton, .lower):
      return animation(rest, Pose(offset: -travel(of: lower), alpha: 0), Self.labelFadeOut)
    case (.backButton, .upper):
      return animation(
        Pose(offset: labelDistance, alpha: 0),
        rest,
        labelIsTitle ? Self.wholeFade : Self.labelFadeIn
      )
    case (.items, .lower): return animation(rest, Pose(alpha: 0), Self.itemsFadeOut)
    case (.items, .upper): return animation(Pose(alpha: 0), rest, Self.itemsFadeIn)
    case (.indicator, .lower): return animation(rest, Pose(alpha: 0), Self.wholeFade)
    case (.indicator, .upper): return animation(Pose(alpha: 0), rest, Self.wholeFade)
    }
  }

  /// Returns the animation of a title that slides with its page, and of a back button that stays.
  private func slide(of part: Part, on side: Side, _ parallax: CGFloat) -> Animation? {
    let rest = Pose()
    switch (part, side) {
    case (.title, .lower):
      return animation(
        rest,
        Pose(offset: -sign * parallax * width, alpha: 0),
        Self.slideFadeOut
      )
    case (.title, .upper):
      return animation(Pose(offset: sign * width, alpha: 0), rest, Self.slideFadeIn)
    case (.backButton, .lower): return animation(rest, Pose(alpha: 0), Self.itemsFadeOut)
    case (.backButton, .upper): return animation(Pose(alpha: 0), rest, Self.itemsFadeIn)
    case (.items, _), (.indicator, _): return nil
    }
  }

  /// Returns an animation of a push, or its reverse for a pop.
  private func animation(
    _ start: Pose,
    _ end: Pose,
    _ fade: ClosedRange<Double>
  ) -> Animation {
    guard isPush else {
      return Animation(
        start: end,
        end: start,
        fade: (1 - fade.upperBound)...(1 - fade.lowerBound)
      )
    }
    return Animation(start: start, end: end, fade: fade)
  }

  /// The distance from the lower item's title to the back label, center to center.
  private var titleDistance: CGFloat {
    if let label = upper.label { return label.midX - lower.title.midX }
    // Without a label, the title moves to where a label of its width would be.
    let target = Self.travelLoss + lower.title.width / 2
    return (sign > 0 ? target : width - target) - lower.title.midX
  }

  /// The distance from the back label to the title that it replaces.
  private var labelDistance: CGFloat {
    guard let label = upper.label, lower.title.width > 0 else { return travel(of: upper) }
    return lower.title.midX - label.midX
  }

  /// The distance of a back label that leaves without becoming a title, positive to the trailing
  /// side.
  private func travel(of layout: BarLayout) -> CGFloat {
    sign * max(0, (width - (layout.label?.width ?? 0)) / 2 - Self.travelLoss)
  }
}
