// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The look of the native push and pop: the upper page slides, the lower one follows slower under
/// a dim, and the upper page's edge throws a shadow.
///
/// A transition that follows another before that one's picture is at rest starts from what is
/// seen: pages of both go on from where they are, a page of the first alone goes on to where it
/// was going, and older pages leave at once.
@MainActor
final class ParallaxTransition {
  // Imitations of the system agree on the first two figures, see Parity.md.
  /// How far the lower page moves, as a share of the width.
  static let parallax: CGFloat = 0.3
  /// The alpha of the black over the lower page when it is covered.
  static let dimming: CGFloat = 0.1
  /// The alpha of the shadow at the upper page's edge (our decision).
  static let shadowOpacity: Float = 0.15
  /// The softness of that shadow in points (our decision).
  static let shadowRadius: CGFloat = 4.5

  /// Where a view stands: points from the rest position, its alpha and its shadow's.
  fileprivate struct Place: Equatable {
    var offset: CGFloat
    var alpha: CGFloat = 1
    var shadow: Float = 0
  }

  /// One view's way.
  fileprivate struct Move {
    let view: UIView
    var start: Place
    let end: Place
  }

  /// The size that pages are placed for.
  let size: CGSize
  private let container: UIView
  private let upper: UIView
  private let lower: UIView
  private let dimmingView = UIView()
  /// The ways of the lower page, the dim and the upper page.
  private var moves: [Move] = []
  /// The ways of what an earlier transition left behind.
  private var leftovers: [Move] = []

  /// Puts the two pages into the container, in place for the start.
  ///
  /// - Parameters:
  ///   - container: The view that pages move in.
  ///   - upper: The wrapper of the page that slides.
  ///   - lower: The wrapper of the page that it slides over.
  ///   - isPush: Whether the upper page comes in.
  ///   - isRightToLeft: Whether pages come in from the left.
  ///   - former: What an unfinished transition looked like when it was broken off.
  init(
    container: UIView,
    upper: UIView,
    lower: UIView,
    isPush: Bool,
    isRightToLeft: Bool,
    following former: Frozen?
  ) {
    (self.container, self.upper, self.lower) = (container, upper, lower)
    size = container.storedLayer.bounds.size
    let width = size.width * (isRightToLeft ? -1 : 1)
    let away = Place(offset: width)
    let here = Place(offset: 0)
    // The shadow fades with the way that its page has to go, so that it never shows at rest.
    let above = Place(offset: 0, shadow: Self.shadowOpacity)
    let covered = Place(offset: -Self.parallax * width)
    let dark = Place(offset: 0, alpha: Self.dimming)
    let clear = Place(offset: 0, alpha: 0)
    moves = [
      Move(view: lower, start: isPush ? here : covered, end: isPush ? covered : here),
      Move(view: dimmingView, start: isPush ? clear : dark, end: isPush ? dark : clear),
      Move(view: upper, start: isPush ? away : above, end: isPush ? above : away),
    ]
    former.map(takeOver)
    arrange(isPush: isPush)
  }

  /// Moves everything to the end; called inside the transition's animation.
  func animate() { for move in moves + leftovers { put(move.view, at: move.end) } }

  /// How far the upper page goes in all, in points; negative to the left.
  var distance: CGFloat { moves[2].end.offset - moves[2].start.offset }

  /// What is seen now, for a transition that follows this one; this one is over.
  func freeze() -> Frozen {
    for move in leftovers { move.view.removeFromSuperview() }
    return Frozen(
      moves: moves.map { move in
        let shown = move.view.storedLayer.presentation() ?? move.view.storedLayer
        return Move(
          view: move.view,
          start: Place(
            offset: shown.position.x - container.storedLayer.bounds.midX,
            alpha: CGFloat(shown.opacity),
            shadow: shown.shadowOpacity
          ),
          end: move.end
        )
      }
    )
  }

  /// The picture of a transition that was broken off.
  struct Frozen {
    fileprivate let moves: [Move]

    /// How far a page's wrapper stands from its rest position, in points.
    @MainActor
    func offset(of view: UIView) -> CGFloat? { moves.first { $0.view === view }?.start.offset }
  }

  private func takeOver(_ former: Frozen) {
    let bothRemain = [upper, lower].allSatisfy { former.offset(of: $0) != nil }
    for (index, move) in moves.enumerated() {
      let same = former.moves.first { $0.view === move.view }
      // The same two pages on their way back keep the dim where it is, too.
      guard let seen = same ?? (bothRemain ? former.moves[index] : nil) else { continue }
      moves[index].start = seen.start
    }
    let mine = moves.map(\.view)
    let others = former.moves.filter { move in !mine.contains { $0 === move.view } }
    if bothRemain {
      for move in others { move.view.removeFromSuperview() }
    } else {
      leftovers = others
    }
  }

  private func arrange(isPush: Bool) {
    UIView.performWithoutAnimation {
      if isPush {
        if lower.storedSuperview !== container { container.addSubview(lower) }
        for view in [dimmingView, upper] { container.addSubview(view) }
      } else {
        if upper.storedSuperview !== container { container.addSubview(upper) }
        container.insertSubview(lower, at: 0)
        container.insertSubview(dimmingView, aboveSubview: lower)
      }
      let bounds = container.storedLayer.bounds
      for view in [lower, dimmingView, upper] { view.setStoredFrame(bounds) }
      for view in [upper, lower] {
        // One flat picture per page while it moves; content that changes is drawn into it again.
        view.storedLayer.shouldRasterize = true
        view.isUserInteractionEnabled = false
      }
      dimmingView.backgroundColor = .black
      upper.storedLayer.shadowRadius = Self.shadowRadius
      upper.storedLayer.shadowOffset = .zero
      for move in moves + leftovers { put(move.view, at: move.start) }
    }
  }

  private func put(_ view: UIView, at place: Place) {
    let bounds = container.storedLayer.bounds
    view.center = CGPoint(x: bounds.midX + place.offset, y: bounds.midY)
    view.alpha = place.alpha
    view.storedLayer.shadowOpacity = place.shadow
  }
}
