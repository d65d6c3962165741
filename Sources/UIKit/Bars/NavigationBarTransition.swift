// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// One change of a bar's items that takes time: the old picture goes, the new one comes.
///
/// ```
///           animate()            finish()
///  prepared ─────────► running ───────────► over
///      │                  │ cancel()         ▲
///      └──────────────────┴──────────────────┘
/// ```
///
/// `prepared` lasts for the call that makes it; `over` is final.
@MainActor
final class NavigationBarTransition {
  private enum State {
    case prepared, running, over
  }

  /// One view's way.
  struct Move {
    let view: UIView
    /// The alpha that the view has of its own.
    let restAlpha: CGFloat
    /// The middle at rest, in the bar's points.
    var rest: CGPoint
    var way: BarMotion.Animation
  }

  /// Which picture is seen all the way, as the bar itself moves.
  enum Still {
    case outgoing, incoming
  }

  private weak var bar: UINavigationBar?
  let outgoing: NavigationItemPicture?
  let incoming: NavigationItemPicture?
  private let formerItems: [UINavigationItem]
  private let items: [UINavigationItem]
  let isPush: Bool
  private let still: Still?
  let clip = BarClipView()
  private var state = State.prepared
  var moves: [Move] = []
  /// Views of an earlier transition that neither picture has; they go on fading.
  private var leftovers: [Move] = []
  private var seen: NavigationBarAfterimage?
  private var fades: [(layer: CALayer, key: String)] = []
  private var duration: TimeInterval = 0
  /// When the animations began, in the bar's own time.
  private var beginning: TimeInterval = 0

  init(
    in bar: UINavigationBar,
    from outgoing: NavigationItemPicture?,
    to incoming: NavigationItemPicture?,
    formerItems: [UINavigationItem],
    isPush: Bool,
    still: Still? = nil,
    following former: NavigationBarAfterimage?
  ) {
    self.still = still
    (self.bar, self.outgoing, self.incoming) = (bar, outgoing, incoming)
    (self.formerItems, items, self.isPush) = (formerItems, bar.storedItems, isPush)
    UIView.performWithoutAnimation {
      bar.insertSubview(clip, aboveSubview: bar.background)
      moves = planMoves(in: bar)
      if let former { take(over: former, in: bar) }
      arrange(in: bar)
      holdPressedViews()
      put(atEnd: false)
    }
  }

  /// Moves everything to its end; called once, inside the animation that drives the transition.
  func animate() {
    guard state == .prepared else { return }
    state = .running
    duration = UIView.inheritedAnimationDuration
    beginning = barTime
    for move in moves + leftovers {
      place(move, offset: move.way.end.offset)
      fade(move, after: 0)
    }
    // What was still pressed comes to rest on the way.
    for view in pressedViews { view.alpha = 1 }
  }

  /// Notes what the eye sees now; called before the animations are taken away, if another
  /// transition follows at once.
  func capture() {
    guard state != .over else { return }
    seen = NavigationBarAfterimage(
      pictures: [outgoing, incoming].compactMap { $0 },
      sights: (moves + leftovers).map { move in
        let shown = move.view.storedLayer.presentation() ?? move.view.storedLayer
        let alpha = move.restAlpha > 0 ? CGFloat(shown.opacity) / move.restAlpha : 0
        return NavigationBarAfterimage.Sight(
          view: move.view,
          center: shown.position,
          alpha: alpha,
          goal: move.end
        )
      }
    )
  }

  /// Lets the change stand: the old picture is gone, the new one is at rest.
  func finish() { settle(on: incoming, items) }

  /// Takes the change back: the old items are the bar's again, and at rest.
  func cancel() { settle(on: outgoing, formerItems) }

  // MARK: Changes on the way

  /// Brings the pictures of an item in line with it.
  func itemDidChange(_ item: UINavigationItem, _ change: UINavigationItem.Change) {
    for picture in [outgoing, incoming].compactMap({ $0 }) {
      switch change {
      case .content where picture.item === item: picture.refresh()
      case .backButton where picture.below === item: picture.refreshBackButton()
      case .content, .backButton: continue
      }
      reconcile()
    }
  }

  /// Places both pictures anew, for another size or other content.
  func layOut() {
    guard let bar else { return }
    UIView.performWithoutAnimation {
      moves = planMoves(in: bar)
      put(atEnd: state == .running)
    }
  }

  private func reconcile() {
    guard let bar else { return }
    let former = moves
    UIView.performWithoutAnimation {
      moves = planMoves(in: bar)
      for move in former where !moves.contains(where: { $0.view === move.view }) {
        takeOut(move)
      }
      arrange(in: bar)
    }
    for move in moves where !former.contains(where: { $0.view === move.view }) {
      UIView.performWithoutAnimation {
        place(move, offset: move.way.end.offset)
        move.view.alpha = move.restAlpha * move.way.start.alpha
      }
      fade(move, after: barTime - beginning)
    }
  }

  /// The time in the bar, which stands still while something else drives the transition.
  private var barTime: TimeInterval {
    guard let bar else { return 0 }
    return bar.storedLayer.convertTime(bar.clock.now, from: nil)
  }

  // MARK: Ways

  private func planMoves(in bar: UINavigationBar) -> [Move] {
    outgoing?.place()
    let formerCenters = Dictionary(
      (outgoing?.views ?? []).map { (ObjectIdentifier($0), $0.storedLayer.position) },
      uniquingKeysWith: { first, _ in first }
    )
    incoming?.place()
    let plan = NavigationBarPlan(
      outgoing: outgoing,
      incoming: incoming,
      isPush: isPush,
      bar: bar,
      formerCenters: formerCenters
    )
    clip.cover(plan.clip)
    return plan.ways.map { entry in
      let known = (moves + leftovers).first { $0.view === entry.view }
      return Move(
        view: entry.view,
        restAlpha: known?.restAlpha ?? CGFloat(entry.view.storedLayer.opacity),
        rest: entry.rest,
        way: way(of: entry)
      )
    }
  }

  private func way(of entry: NavigationBarPlan.Entry) -> BarMotion.Animation {
    guard let still else { return entry.way }
    let pose = still == .outgoing ? entry.way.start : entry.way.end
    return BarMotion.Animation(start: pose, end: pose, fade: entry.way.fade)
  }

  /// Starts from what was seen of an earlier transition.
  private func take(over former: NavigationBarAfterimage, in bar: UINavigationBar) {
    for (index, move) in moves.enumerated() {
      guard let sight = former.sight(of: move.view) else { continue }
      moves[index].way = BarMotion.Animation(
        start: BarMotion.Pose(offset: sight.center.x - move.rest.x, alpha: sight.alpha),
        end: move.way.end,
        fade: move.way.fade
      )
    }
    for sight in former.sights where !moves.contains(where: { $0.view === sight.view }) {
      guard sight.alpha > 0, sight.view.storedSuperview == nil else { continue }
      leftovers.append(
        Move(
          view: sight.view,
          restAlpha: CGFloat(sight.view.storedLayer.opacity),
          rest: sight.goal,
          way: BarMotion.Animation(
            start: BarMotion.Pose(offset: sight.center.x - sight.goal.x, alpha: sight.alpha),
            end: BarMotion.Pose(offset: 0, alpha: 0),
            fade: 0...1
          )
        )
      )
    }
  }

  // MARK: Views

  /// Puts all views in place: texts into the clip, the chevron in front.
  private func arrange(in bar: UINavigationBar) {
    for move in leftovers + moves where move.view !== bar.indicator {
      let slides = move.view is UINavigationItemView || move.view is UINavigationItemButtonView
      let holder: UIView = slides ? clip : bar
      if move.view.storedSuperview !== holder { holder.addSubview(move.view) }
    }
    if let picture = [incoming, outgoing].compactMap({ $0 }).first(where: \.showsIndicator) {
      bar.showIndicator(for: picture)
      if let frame = picture.layout.indicator { bar.indicator.frame = frame }
    }
  }

  /// Stops what fades back from being pressed where it is: its time will stand still.
  private func holdPressedViews() {
    for view in pressedViews {
      let shown = view.storedLayer.presentation()?.opacity ?? view.storedLayer.opacity
      view.storedLayer.removeAllAnimations()
      view.alpha = CGFloat(shown)
    }
  }

  private func put(atEnd: Bool) {
    for move in moves + leftovers {
      let pose = atEnd ? move.way.end : move.way.start
      place(move, offset: pose.offset)
      move.view.alpha = move.restAlpha * pose.alpha
    }
  }

  private func place(_ move: Move, offset: CGFloat) {
    move.view.center = CGPoint(x: move.rest.x + offset, y: move.rest.y)
  }

  private func fade(_ move: Move, after elapsed: TimeInterval) {
    let alpha = move.restAlpha * move.way.end.alpha
    guard CGFloat(move.view.storedLayer.opacity) != alpha else { return }
    let delay = max(0, move.way.fade.lowerBound * duration - elapsed)
    let length = move.way.fade.upperBound * duration - elapsed - delay
    let layer = move.view.storedLayer
    let former = Set(layer.animationKeys() ?? [])
    UIView.animate(
      withDuration: max(0, length),
      delay: delay,
      options: [.curveLinear, .overrideInheritedDuration, .overrideInheritedCurve],
      animations: { move.view.alpha = alpha }
    )
    fades += (layer.animationKeys() ?? []).filter { !former.contains($0) }.map { (layer, $0) }
  }

  /// What shows that a finger is on the old back button, or just was.
  private var pressedViews: [UIView] {
    guard let bar, let label = outgoing?.backButton?.visibleLabel else { return [] }
    let indicatorMoves = moves.contains { $0.view === bar.indicator }
    return indicatorMoves ? [label] : [label, bar.indicator]
  }

  // MARK: The end

  private func settle(on picture: NavigationItemPicture?, _ items: [UINavigationItem]) {
    guard state != .over else { return }
    if seen == nil { capture() }
    state = .over
    guard let bar else { return }
    UIView.performWithoutAnimation {
      for fade in fades { fade.layer.removeAnimation(forKey: fade.key) }
      let stays = picture?.views ?? []
      for view in pressedViews { view.alpha = 1 }
      for move in moves + leftovers {
        giveBackAlpha(move)
        if !stays.contains(move.view), move.view !== bar.indicator { takeOut(move) }
      }
      bar.transition = nil
      bar.picture = picture
      bar.replaceStoredItems(with: items)
      bar.install()
      clip.removeFromSuperview()
      bar.layOutContent()
    }
    bar.keep(seen)
    bar.tellController(formerTop: formerItems.last)
    (moves, leftovers, fades) = ([], [], [])
  }

  /// Gives a view its own alpha again, unless somebody gave it another meanwhile.
  private func giveBackAlpha(_ move: Move) {
    let alpha = CGFloat(move.view.storedLayer.opacity)
    let given = [move.way.start, move.way.end].map { move.restAlpha * $0.alpha }
    // Layers keep alpha as a Float.
    if given.contains(where: { abs($0 - alpha) < 0.001 }) { move.view.alpha = move.restAlpha }
  }

  /// Takes a view out, unless somebody else has taken it meanwhile.
  private func takeOut(_ move: Move) {
    guard let holder = move.view.storedSuperview, holder === bar || holder === clip else { return }
    move.view.removeFromSuperview()
  }
}

extension NavigationBarTransition.Move {
  /// Where the middle arrives.
  var end: CGPoint { CGPoint(x: rest.x + way.end.offset, y: rest.y) }
}
