// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// Finds out which way every view of two pictures goes.
@MainActor
struct NavigationBarPlan {
  /// One view, its rest position and its way.
  struct Entry {
    let view: UIView
    let rest: CGPoint
    let way: BarMotion.Animation
  }

  private(set) var ways: [Entry] = []
  /// The part of the bar that texts are seen in: what lies beside the chevron.
  let clip: CGRect

  /// Makes the plan; both pictures have been placed, the incoming one last.
  ///
  /// - Parameters:
  ///   - outgoing: The picture that goes.
  ///   - incoming: The picture that comes.
  ///   - isPush: Whether it comes from above.
  ///   - bar: The bar of both.
  ///   - formerCenters: Where the outgoing views' middles are at rest.
  init(
    outgoing: NavigationItemPicture?,
    incoming: NavigationItemPicture?,
    isPush: Bool,
    bar: UINavigationBar,
    formerCenters: [ObjectIdentifier: CGPoint]
  ) {
    let bounds = bar.storedLayer.bounds
    let empty = BarLayout(BarLayout.Input(size: bounds.size))
    let (lower, upper) = isPush ? (outgoing, incoming) : (incoming, outgoing)
    let motion = BarMotion(
      lower: lower?.layout ?? empty,
      upper: upper?.layout ?? empty,
      width: bounds.width,
      isRightToLeft: bar.isRightToLeft,
      isPush: isPush,
      labelIsTitle: lower?.titleText != nil && lower?.titleText == upper?.backButton?.shownText
    )
    let indicator = [incoming, outgoing].compactMap { $0 }.first(where: \.showsIndicator)?.layout
      .indicator
    clip = Self.clip(bounds, beside: indicator, isRightToLeft: bar.isRightToLeft)
    let shared = Set((incoming?.views ?? []).map(ObjectIdentifier.init))
      .intersection(formerCenters.keys)
    if let outgoing {
      add(outgoing, motion, isPush ? .lower : .upper, except: shared, centers: formerCenters)
    }
    if let incoming { add(incoming, motion, isPush ? .upper : .lower, except: shared) }
    for view in incoming?.views ?? [] {
      // What both have goes from its old place to the new one and does not fade.
      guard let former = formerCenters[ObjectIdentifier(view)] else { continue }
      let rest = view.storedLayer.position
      ways.append(
        Entry(
          view: view,
          rest: rest,
          way: BarMotion.Animation(
            start: BarMotion.Pose(offset: former.x - rest.x),
            end: BarMotion.Pose(),
            fade: 0...1
          )
        )
      )
    }
    let shows = [outgoing, incoming].map { $0?.showsIndicator == true }
    if let indicator, shows[0] != shows[1] {
      let side: BarMotion.Side = shows[0] == isPush ? .lower : .upper
      ways.append(
        Entry(
          view: bar.indicator,
          rest: CGPoint(x: indicator.midX, y: indicator.midY),
          way: motion.animation(of: .indicator, on: side)
        )
      )
    }
  }

  private mutating func add(
    _ picture: NavigationItemPicture,
    _ motion: BarMotion,
    _ side: BarMotion.Side,
    except shared: Set<ObjectIdentifier>,
    centers: [ObjectIdentifier: CGPoint] = [:]
  ) {
    let parts: [(UIView?, BarMotion.Part)] =
      [(picture.titleView, .title), (picture.backButton, .backButton)]
      + picture.itemViews.map { ($0, .items) }
    for case (let view?, let part) in parts where !shared.contains(ObjectIdentifier(view)) {
      ways.append(
        Entry(
          view: view,
          rest: centers[ObjectIdentifier(view)] ?? view.storedLayer.position,
          way: motion.animation(of: part, on: side)
        )
      )
    }
  }

  private static func clip(
    _ bounds: CGRect,
    beside indicator: CGRect?,
    isRightToLeft: Bool
  )
    -> CGRect
  {
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
