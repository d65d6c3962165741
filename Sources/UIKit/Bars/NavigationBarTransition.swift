// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// A transition of a navigation bar from the content of one item to that of another.
///
/// ```
///           animate()            finish()
///  prepared ─────────► running ───────────► over
///      │                  │ cancel()         ▲
///      └──────────────────┴──────────────────┘
/// ```
///
/// `prepared` lasts for the call that makes it; `over` is final. `animate()` has an effect in
/// `prepared` only; `capture()`, `finish()` and `cancel()` have none once it is over.
@MainActor
final class NavigationBarTransition {
  private enum State {
    case prepared, running, over
  }

  /// The change of the bar's items that the transition shows.
  struct Change {
    let formerItems: [UINavigationItem]
    let items: [UINavigationItem]
    let isPush: Bool
    var stationary: Stationary?
    /// Whether contents fade where they are, beside a page that does not slide.
    var fades = false
  }

  /// The content that stays visible while the bar itself moves.
  enum Stationary {
    case outgoing, incoming
  }

  private weak var bar: UINavigationBar?
  let outgoing: NavigationItemContent?
  let incoming: NavigationItemContent?
  private let change: Change
  let clip = BarClipView()
  private var state = State.prepared
  private var moves: [NavigationBarMove] = []
  /// Views of an interrupted transition that neither content has; they continue to fade.
  private var leftovers: [NavigationBarMove] = []
  private var captured: NavigationBarCapture?
  private var fades = NavigationBarFades()
  /// The backgrounds, if they differ.
  private var backgrounds: NavigationBarBackgrounds?

  private var allMoves: [NavigationBarMove] { leftovers.isEmpty ? moves : moves + leftovers }

  init(
    in bar: UINavigationBar,
    from outgoing: NavigationItemContent?,
    to incoming: NavigationItemContent?,
    change: Change,
    following former: NavigationBarCapture?
  ) {
    (self.bar, self.outgoing, self.incoming, self.change) = (bar, outgoing, incoming, change)
    UIView.performWithoutAnimation {
      bar.insertSubview(clip, aboveSubview: bar.background)
      showBackgrounds(in: bar, following: former)
      moves = planMoves(in: bar)
      if let former { retarget(from: former) }
      arrange(in: bar)
      holdPressedViews()
      for move in allMoves { move.track.moveToStart() }
    }
  }

  /// Whether the incoming item is the upper one.
  var isPush: Bool { change.isPush }

  /// Moves everything to its end; called once, inside the animation that drives the transition.
  func animate() {
    guard state == .prepared, let bar else { return }
    state = .running
    fades.begin(at: bar.storedLayer.convertTime(bar.clock.now, from: nil))
    for move in allMoves {
      move.track.moveToEnd([.position, .size])
      fades.add(move, at: fades.beginning)
    }
    backgrounds?.animate()
    // A back button that is still highlighted returns to normal.
    for view in pressedViews { view.alpha = 1 }
  }

  /// Captures the poses on screen; called before the animations are removed, if another transition
  /// follows at once.
  func capture() {
    guard state != .over else { return }
    captured = NavigationBarCapture(
      contents: [outgoing, incoming].compactMap { $0 },
      tracks: allMoves.map { $0.track.captured() },
      backgrounds: backgrounds?.capture() ?? []
    )
  }

  /// Ends with the incoming content at rest.
  func finish() { settle(on: incoming, change.items) }

  /// Ends with the former items in the bar, and the outgoing content at rest.
  func cancel() { settle(on: outgoing, change.formerItems) }

  // MARK: Changes during the transition

  /// Updates the content of an item that changed.
  func itemDidChange(_ item: UINavigationItem, _ change: UINavigationItem.Change) {
    for content in [outgoing, incoming].compactMap({ $0 }) {
      switch change {
      case .content where content.item === item, .appearance where content.item === item:
        content.refresh()
      case .backButton where content.below === item: content.refreshBackButton()
      case .content, .backButton, .appearance: continue
      }
      reconcile()
    }
    if case .appearance = change { updateBackgrounds() }
  }

  /// Updates both contents after a change of the bar's appearance.
  func appearanceDidChange() {
    for content in [outgoing, incoming] { content?.refresh() }
    reconcile()
    updateBackgrounds()
  }

  /// Follows the content of an item's page, which scrolled.
  func itemDidScroll(_ item: UINavigationItem) {
    guard let content = [incoming, outgoing].compactMap({ $0 }).first(where: { $0.item === item })
    else { return }
    if content.isOutdated {
      content.refresh()
      reconcile()
    }
    updateBackgrounds()
  }

  /// Lays out both contents, after a change of the size or of the content.
  func layOut() {
    guard let bar else { return }
    UIView.performWithoutAnimation {
      moves = planMoves(in: bar)
      for move in allMoves {
        if state == .running { move.track.moveToEnd() } else { move.track.moveToStart() }
      }
    }
  }

  private func reconcile() {
    guard let bar else { return }
    let former = moves
    UIView.performWithoutAnimation {
      moves = planMoves(in: bar)
      for move in former where !moves.contains(where: { $0.view === move.view }) {
        takeOut(move.view)
      }
      arrange(in: bar)
    }
    for move in moves where !former.contains(where: { $0.view === move.view }) {
      UIView.performWithoutAnimation {
        move.track.moveToStart()
        move.track.moveToEnd([.position, .size])
      }
      fades.add(move, at: bar.storedLayer.convertTime(bar.clock.now, from: nil))
    }
  }

  // MARK: Backgrounds

  /// Shows two backgrounds that differ beside each other, each above its page; a bar that moves
  /// itself has that of the content that stays.
  private func showBackgrounds(in bar: UINavigationBar, following former: NavigationBarCapture?) {
    if let stationary = change.stationary {
      let stays = stationary == .outgoing ? outgoing : incoming
      for view in stays?.pageViews ?? [] {
        bar.insertSubview(view, aboveSubview: bar.background)
      }
      return bar.background.show(bar.background(of: stays?.item))
    }
    backgrounds = NavigationBarBackgrounds(
      in: bar,
      from: outgoing,
      to: incoming,
      isPush: isPush,
      fades: change.fades,
      following: former?.backgrounds ?? []
    )
  }

  private func updateBackgrounds() {
    guard let bar else { return }
    backgrounds?.update(bar.background(of: outgoing?.item), bar.background(of: incoming?.item))
  }

  // MARK: Planning

  private func planMoves(in bar: UINavigationBar) -> [NavigationBarMove] {
    outgoing?.place()
    let former = outgoing?.plan
    incoming?.place()
    let plan = NavigationBarPlan(
      from: former,
      to: incoming?.plan,
      isPush: isPush,
      bounds: bar.storedLayer.bounds.union(bar.row(of: outgoing?.item))
        .union(bar.row(of: incoming?.item)),
      isRightToLeft: bar.isRightToLeft,
      parallax: bar.barFigures.titlesSlide ? ParallaxTransition.parallax : nil
    )
    clip.cover(plan.clip)
    let (outgoingViews, incomingViews) = (outgoing?.views ?? [], incoming?.views ?? [])
    let knownMoves = allMoves
    return plan.moves.map { entry in
      let view: UIView =
        switch entry.subject {
        case .outgoing(let index): outgoingViews[index]
        case .incoming(let index): incomingViews[index]
        case .indicator: bar.indicator
        }
      let known = knownMoves.first { $0.view === view }
      // A chevron that stays may be highlighted, which is not the transition's to change.
      let fades = view !== bar.indicator || entry.animation.start.alpha != entry.animation.end.alpha
      var properties: ViewTrack.Properties = fades ? [.position, .alpha] : .position
      if view is GlassPlatter { properties.insert(.size) }
      var move = NavigationBarMove(
        view,
        properties,
        rest: entry.rest,
        restAlpha: known?.track.restAlpha,
        animation: animation(of: entry)
      )
      move.counterpart = entry.counterpart
      return move
    }
  }

  private func animation(of entry: NavigationBarPlan.Move) -> BarMotion.Animation {
    guard let stationary = change.stationary else {
      return change.fades ? entry.animation.inPlace : entry.animation
    }
    let pose = stationary == .outgoing ? entry.animation.start : entry.animation.end
    return BarMotion.Animation(start: pose, end: pose, fade: entry.animation.fade)
  }

  /// Starts at the poses of an interrupted transition.
  private func retarget(from former: NavigationBarCapture) {
    for (index, move) in moves.enumerated() where !move.isHidden {
      if let captured = former.track(of: move) { moves[index].track.retarget(from: captured) }
    }
    for track in former.tracks where !moves.contains(where: { $0.view === track.view }) {
      guard track.start.alpha > 0, track.view.storedSuperview == nil else { continue }
      leftovers.append(NavigationBarMove(fadingOut: track))
    }
  }

  // MARK: Views

  /// Adds all views to the bar: texts inside the clip, the chevron in front.
  private func arrange(in bar: UINavigationBar) {
    for move in leftovers + moves where move.view !== bar.indicator {
      let slides = move.view is UINavigationItemView || move.view is UINavigationItemButtonView
      let holder: UIView = slides ? clip : bar
      guard move.view.storedSuperview !== holder else { continue }
      // Glass lies above the titles that pass, and below all items.
      if move.view is GlassPlatter {
        bar.insertSubview(move.view, aboveSubview: clip)
      } else {
        holder.addSubview(move.view)
      }
    }
    if let content = [incoming, outgoing].compactMap({ $0 }).first(where: \.showsIndicator) {
      bar.showIndicator(for: content)
      if let frame = content.layout.indicator { bar.indicator.frame = frame }
    }
  }

  /// Stops the fade of a released back button where it is: time will stand still around it.
  private func holdPressedViews() {
    for view in pressedViews {
      let shown = view.storedLayer.presentation()?.opacity ?? view.storedLayer.opacity
      view.storedLayer.removeAllAnimations()
      view.alpha = CGFloat(shown)
    }
  }

  /// The views that are dimmed while the old back button is highlighted.
  private var pressedViews: [UIView] {
    guard let bar, let label = outgoing?.backButton?.visibleLabel else { return [] }
    let indicatorFades = moves.contains {
      $0.view === bar.indicator && $0.track.properties.contains(.alpha)
    }
    return indicatorFades ? [label] : [label, bar.indicator]
  }

  // MARK: The end

  private func settle(on content: NavigationItemContent?, _ items: [UINavigationItem]) {
    guard state != .over else { return }
    if captured == nil { capture() }
    state = .over
    guard let bar else { return }
    UIView.performWithoutAnimation {
      fades.remove()
      let stays = content?.views ?? []
      for view in pressedViews { view.alpha = 1 }
      backgrounds?.remove(from: bar)
      // In a bar that moves itself, they are subviews of the bar.
      let staying = content?.pageViews ?? []
      for other in [outgoing, incoming] where other !== content {
        for view in other?.pageViews ?? [] where !staying.contains(view) { takeOut(view) }
      }
      for move in allMoves {
        move.track.restoreAlpha()
        if !stays.contains(move.view), move.view !== bar.indicator { takeOut(move.view) }
      }
      bar.engine.transitionEnded(self, with: content, items)
    }
    bar.engine.transitionDidEnd(leaving: captured, formerTop: change.formerItems.last)
    (moves, leftovers) = ([], [])
    backgrounds = nil
  }

  /// Removes a view, unless it has another superview by now.
  private func takeOut(_ view: UIView) {
    guard let holder = view.storedSuperview, holder === bar || holder === clip else { return }
    view.removeFromSuperview()
  }
}
