// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The animations of all elements of a navigation bar between the content of two items.
///
/// An element that both items have moves to its new position without fading; the chevron stays if
/// both have one. Rows of different heights become one another. Pure: no views, no clock, no
/// globals.
package struct NavigationBarPlan {
  /// A title, a back button or an item's view.
  package struct Element {
    /// The identity of the view; two items may share one.
    package let id: ObjectIdentifier
    package let part: BarMotion.Part
    /// The center at rest, in the bar's coordinates.
    package let rest: CGPoint
    package let size: CGSize
    package let match: Match?

    package init(
      id: ObjectIdentifier,
      part: BarMotion.Part,
      rest: CGPoint,
      size: CGSize = .zero,
      match: Match? = nil
    ) {
      (self.id, self.part, self.rest) = (id, part, rest)
      (self.size, self.match) = (size, match)
    }
  }

  /// The counterpart of an element in the other content: one becomes the other.
  package enum Match: Equatable {
    case backButton
    /// Elements with the same identifier.
    case identifier(String)
  }

  /// The laid out content of an item.
  package struct Content {
    package let layout: BarLayout
    package let elements: [Element]
    /// Whether the back button has a chevron.
    package let showsIndicator: Bool
    /// The title, if it is a text.
    package let title: String?
    /// The back button's visible text, if it has one.
    package let backTitle: String?
    /// The y-coordinate of the row, below a prompt.
    package let rowTop: CGFloat

    package init(
      layout: BarLayout,
      elements: [Element],
      showsIndicator: Bool,
      title: String?,
      backTitle: String?,
      rowTop: CGFloat = 0
    ) {
      (self.layout, self.elements, self.showsIndicator) = (layout, elements, showsIndicator)
      (self.title, self.backTitle, self.rowTop) = (title, backTitle, rowTop)
    }
  }

  /// The view that moves.
  package enum Subject: Equatable {
    /// An element of one of the two contents, by its index.
    case outgoing(Int), incoming(Int)
    case indicator
  }

  /// The animation of one view.
  package struct Move: Equatable {
    package let subject: Subject
    /// The center at rest, in the bar's coordinates.
    package let rest: CGPoint
    package let animation: BarMotion.Animation
    /// The outgoing element that this one begins as.
    package var counterpart: ObjectIdentifier?
  }

  package private(set) var moves: [Move] = []
  /// The part of the bar in which texts are visible: all of it beside the chevron.
  package let clip: CGRect

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - outgoing: The content that disappears; `nil` for an empty bar.
  ///   - incoming: The content that appears; `nil` for an empty bar.
  ///   - isPush: Whether the incoming item is the upper one.
  ///   - bounds: The bar's bounds, and the rows of both contents.
  ///   - isRightToLeft: Whether the layout is mirrored.
  ///   - parallax: The part of the width by which the lower page moves, if titles slide with their
  ///     pages.
  package init(
    from outgoing: Content?,
    to incoming: Content?,
    isPush: Bool,
    bounds: CGRect,
    isRightToLeft: Bool,
    parallax: CGFloat? = nil
  ) {
    let (lower, upper) = isPush ? (outgoing, incoming) : (incoming, outgoing)
    let empty = BarLayout(BarLayout.Input(size: bounds.size))
    let motion = BarMotion(
      lower: lower?.layout ?? empty,
      upper: upper?.layout ?? empty,
      width: bounds.width,
      isRightToLeft: isRightToLeft,
      isPush: isPush,
      labelIsTitle: lower?.title != nil && lower?.title == upper?.backTitle,
      parallax: parallax
    )
    let outgoingElements = outgoing?.elements ?? []
    let incomingElements = incoming?.elements ?? []
    let drop = (outgoing?.rowTop ?? 0) - (incoming?.rowTop ?? 0)
    let rowChange = outgoing == nil || incoming == nil ? 0 : drop
    let hadIndicator = outgoing?.showsIndicator == true
    let hasIndicator = incoming?.showsIndicator == true
    let indicator = (hasIndicator ? incoming : hadIndicator ? outgoing : nil)?.layout.indicator
    // Titles that slide pass below the glass.
    clip =
      parallax == nil
      ? Self.clip(bounds, beside: indicator, isRightToLeft: isRightToLeft) : bounds
    moves.reserveCapacity(outgoingElements.count + incomingElements.count + 1)
    for (index, element) in outgoingElements.enumerated()
    where !incomingElements.contains(where: { $0.id == element.id }) {
      if incomingElements.contains(where: { $0.isCounterpart(of: element) }) {
        let hidden = BarMotion.Pose(alpha: 0)
        let animation = BarMotion.Animation(start: hidden, end: hidden, fade: 0...1)
        moves.append(Move(subject: .outgoing(index), rest: element.rest, animation: animation))
        continue
      }
      var animation = motion.animation(of: element.part, on: isPush ? .lower : .upper)
      animation.end.drop = -rowChange
      moves.append(Move(subject: .outgoing(index), rest: element.rest, animation: animation))
    }
    for (index, element) in incomingElements.enumerated()
    where !outgoingElements.contains(where: { $0.id == element.id }) {
      if let former = outgoingElements.first(where: { $0.isCounterpart(of: element) }) {
        addShared(.incoming(index), element, from: former)
        continue
      }
      var animation = motion.animation(of: element.part, on: isPush ? .upper : .lower)
      animation.start.drop = rowChange
      moves.append(Move(subject: .incoming(index), rest: element.rest, animation: animation))
    }
    for (index, element) in incomingElements.enumerated() {
      guard let former = outgoingElements.first(where: { $0.id == element.id }) else { continue }
      addShared(.incoming(index), element, from: former)
    }
    if let indicator, hadIndicator != hasIndicator || rowChange != 0 {
      let rest = CGPoint(x: indicator.midX, y: indicator.midY)
      let side: BarMotion.Side = hadIndicator == isPush ? .lower : .upper
      var animation = motion.animation(of: .indicator, on: side)
      if hadIndicator == hasIndicator { animation = Self.stillAnimation }
      if hasIndicator { animation.start.drop = rowChange } else { animation.end.drop = -rowChange }
      moves.append(Move(subject: .indicator, rest: rest, animation: animation))
    }
  }

  private static let stillAnimation = BarMotion.Animation(
    start: BarMotion.Pose(),
    end: BarMotion.Pose(),
    fade: 0...1
  )

  private mutating func addShared(_ subject: Subject, _ element: Element, from former: Element) {
    var animation = Self.stillAnimation
    animation.start.offset = former.rest.x - element.rest.x
    animation.start.drop = former.rest.y - element.rest.y
    animation.start.growth = CGSize(
      width: former.size.width - element.size.width,
      height: former.size.height - element.size.height
    )
    var move = Move(subject: subject, rest: element.rest, animation: animation)
    if former.id != element.id { move.counterpart = former.id }
    moves.append(move)
  }

  private static func clip(
    _ bounds: CGRect,
    beside indicator: CGRect?,
    isRightToLeft: Bool
  ) -> CGRect {
    guard let indicator else { return bounds }
    var clip = bounds
    if isRightToLeft {
      clip.size.width = max(0, indicator.minX - bounds.minX)
    } else {
      clip.origin.x = indicator.maxX
      clip.size.width = max(0, bounds.maxX - indicator.maxX)
    }
    return clip
  }
}

extension NavigationBarPlan.Element {
  /// Whether one of the two becomes the other.
  fileprivate func isCounterpart(of other: Self) -> Bool {
    id != other.id && match != nil && match == other.match
  }
}
