// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The backgrounds, the prompts and the large titles of a navigation bar during a transition
/// between two items that differ in them.
@MainActor
final class NavigationBarBackgrounds {
  /// The background, the prompt and the large title of one item, and the panel that clips them.
  @MainActor
  struct Part {
    let item: UINavigationItem?
    var panel: ViewTrack
    var content: ViewTrack

    /// The part from its place on screen to its end.
    fileprivate var captured: Part {
      var part = self
      (part.panel, part.content) = (panel.captured(), content.captured())
      return part
    }
  }

  /// The parts of interrupted transitions.
  private var leftovers: [Part] = []
  private let outgoing: Part
  private let incoming: Part
  private let isPush: Bool

  /// Creates the backgrounds of a transition; `nil` if there is but one, at rest.
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - outgoing: The content that disappears.
  ///   - incoming: The content that appears.
  ///   - isPush: Whether the incoming page is the upper one.
  ///   - fades: Whether the upper part fades where it is, in place of moving.
  ///   - former: The parts of an interrupted transition.
  init?(
    in bar: UINavigationBar,
    from outgoing: NavigationItemContent?,
    to incoming: NavigationItemContent?,
    isPush: Bool,
    fades: Bool,
    following former: [Part]
  ) {
    let (old, new) = (bar.background(of: outgoing?.item), bar.background(of: incoming?.item))
    let hasTitles = outgoing?.hasPageTitles == true || incoming?.hasPageTitles == true
    guard hasTitles || !old.matches(new) || !former.isEmpty else { return nil }
    let motion = BarBackgroundMotion(
      isPush: isPush,
      width: fades ? 0 : bar.storedLayer.bounds.width,
      parallax: ParallaxTransition.parallax,
      isRightToLeft: bar.isRightToLeft
    )
    self.isPush = isPush
    var going = Self.part(outgoing, old, in: bar, to: motion.outgoingEnd, following: former)
    var coming = Self.part(incoming, new, in: bar, from: motion.incomingStart, following: former)
    if fades, isPush, !former.contains(where: { $0.item === incoming?.item }) {
      coming.panel.start.alpha = 0
    }
    if fades, !isPush { going.panel.end.alpha = 0 }
    (self.outgoing, self.incoming) = (going, coming)
    leftovers = former.filter {
      $0.item !== outgoing?.item && $0.item !== incoming?.item && $0.panel.start.alpha > 0
    }
    .map(Self.leftover)
    arrange(in: bar)
  }

  /// The parts from back to front.
  private var parts: [Part] { leftovers + (isPush ? [outgoing, incoming] : [incoming, outgoing]) }

  private func arrange(in bar: UINavigationBar) {
    var below: UIView = bar.background
    for part in parts {
      bar.insertSubview(part.panel.view, aboveSubview: below)
      below = part.panel.view
      part.panel.moveToStart()
      part.content.moveToStart()
    }
    bar.background.isHidden = true
  }

  // MARK: Parts

  private static func part(
    _ content: NavigationItemContent?,
    _ blend: BarBackgroundBlend,
    in bar: UINavigationBar,
    from start: BarBackgroundMotion.Place = .init(),
    to end: BarBackgroundMotion.Place = .init(),
    following former: [Part]
  ) -> Part {
    let (panel, moved) = makeViews(of: content, blend, in: bar)
    var part = Part(
      item: content?.item,
      panel: ViewTrack(
        panel,
        [.position, .alpha],
        rest: panel.center,
        start: ViewTrack.Pose(offset: start.panel),
        end: ViewTrack.Pose(offset: end.panel)
      ),
      content: ViewTrack(
        moved,
        .position,
        rest: moved.center,
        start: ViewTrack.Pose(offset: start.content),
        end: ViewTrack.Pose(offset: end.content)
      )
    )
    if let known = former.last(where: { $0.item === content?.item }) {
      part.panel.retarget(from: known.panel)
      part.content.retarget(from: known.content)
    }
    return part
  }

  /// Returns a part of an interrupted transition, which fades out where it is.
  private static func leftover(_ former: Part) -> Part {
    var part = former
    (part.panel.end, part.content.end) = (part.panel.start, part.content.start)
    part.panel.end.alpha = 0
    return part
  }

  /// Returns a panel of the bar's width, and the view in it that has the background, the titles and
  /// the search bar.
  private static func makeViews(
    of content: NavigationItemContent?,
    _ blend: BarBackgroundBlend,
    in bar: UINavigationBar
  ) -> (UIView, UIView) {
    let above = -bar.background.storedLayer.frame.minY
    let (row, room) = (bar.row(of: content?.item), content?.room.height ?? 0)
    let bottom = above + (content?.hidesRow == true ? 0 : row.maxY)
    let size = CGSize(width: row.width, height: bottom + room)
    let background = _UINavigationBarBackground(
      frame: CGRect(origin: .zero, size: size),
      movingWith: source(of: content?.item, at: CGPoint(x: 0, y: -above), in: bar)
    )
    background.show(blend)
    background.layoutIfNeeded()
    let panel = UIView(
      frame: CGRect(
        origin: CGPoint(x: 0, y: -above),
        size: CGSize(width: size.width, height: size.height + background.shadowHeight)
      )
    )
    panel.clipsToBounds = true
    panel.isUserInteractionEnabled = false
    panel.addSubview(background)
    let views = content?.pageViews ?? []
    for view in views { background.addSubview(view) }
    content?.promptView?.frame = CGRect(x: 0, y: above, width: row.width, height: row.minY)
    content?.placeBelowRow(in: background, size: size, row: bottom)
    for view in views { view.layoutIfNeeded() }
    return (panel, background)
  }

  /// Returns the page of an item, where a background lies above it.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - origin: The top left corner of the background in the bar, in points.
  ///   - bar: The bar.
  /// - Returns: The page; `nil` for a bar without pages.
  private static func source(
    of item: UINavigationItem?,
    at origin: CGPoint,
    in bar: UINavigationBar
  ) -> BackdropSource? {
    guard let container = bar.managingController?.engine.container,
      let page = container.wrappers.first(where: { $0.page?.navigationItem === item })
    else { return nil }
    // At rest, a page has the place of the view that it moves in.
    let place = bar.storedLayer.convert(origin, to: container.pagesView.storedLayer)
    return BackdropSource(page.storedLayer, at: place)
  }

  // MARK: The transition

  /// Moves everything to its end; called inside the animation that drives the transition.
  func animate() {
    for part in parts {
      part.panel.moveToEnd()
      part.content.moveToEnd()
    }
  }

  /// Shows other backgrounds, where the former ones are.
  func update(_ outgoing: BarBackgroundBlend, _ incoming: BarBackgroundBlend) {
    for (part, blend) in [(self.outgoing, outgoing), (self.incoming, incoming)] {
      (part.content.view as? _UINavigationBarBackground)?.show(blend)
    }
  }

  /// The parts on screen.
  func capture() -> [Part] { parts.map(\.captured) }

  /// Removes the backgrounds; the bar's own one is visible again.
  func remove(from bar: UINavigationBar) {
    for part in parts { part.panel.view.removeFromSuperview() }
    bar.background.isHidden = false
  }
}
