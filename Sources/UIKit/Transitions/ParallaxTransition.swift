// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The native push and pop: the upper page slides, the lower one follows at a lower speed under a
/// dimming view, and the upper page's edge casts a shadow.
///
/// A transition that interrupts another one starts at the poses on screen: pages of both
/// transitions are retargeted, a page of the first one only continues to its own end, and older
/// pages are removed.
@MainActor
final class ParallaxTransition {
  // Imitations of the system agree on the first two figures, see Parity.md.
  /// The distance of the lower page, as a fraction of the width.
  static let parallax: CGFloat = 0.3
  /// The alpha of the black view over the lower page when it is covered.
  static let dimming: CGFloat = 0.1
  /// The opacity of the shadow at the upper page's edge (our decision).
  static let shadowOpacity: Float = 0.15
  /// The blur radius of that shadow in points (our decision).
  static let shadowRadius: CGFloat = 4.5

  /// The size that the pages are laid out for.
  let size: CGSize
  private let container: UIView
  private let upper: UIView
  private let lower: UIView
  private let dimmingView = UIView()
  /// The tracks of the lower page, the dimming view and the upper page.
  private var tracks: [ViewTrack] = []
  /// The tracks of views that only an interrupted transition has.
  private var leftovers: [ViewTrack] = []

  /// Adds the two pages to the container, at their start.
  ///
  /// - Parameters:
  ///   - container: The superview of the pages.
  ///   - upper: The wrapper of the page that slides.
  ///   - lower: The wrapper of the page below.
  ///   - isPush: Whether the upper page enters.
  ///   - isRightToLeft: Whether pages enter from the left.
  ///   - former: The capture of the transition that this one interrupts.
  init(
    container: UIView,
    upper: UIView,
    lower: UIView,
    isPush: Bool,
    isRightToLeft: Bool,
    following former: Capture?
  ) {
    (self.container, self.upper, self.lower) = (container, upper, lower)
    size = container.storedLayer.bounds.size
    let width = size.width * (isRightToLeft ? -1 : 1)
    let covered = Self.tracks(lower: lower, dimming: dimmingView, upper: upper, width: width)
    tracks = isPush ? covered : covered.map(\.reversed)
    former.map(retarget)
    arrange(isPush: isPush)
  }

  /// The tracks of a push.
  private static func tracks(
    lower: UIView,
    dimming: UIView,
    upper: UIView,
    width: CGFloat
  ) -> [ViewTrack] {
    func track(_ view: UIView, _ start: ViewTrack.Pose, _ end: ViewTrack.Pose) -> ViewTrack {
      ViewTrack(view, [.position, .alpha, .shadow], restAlpha: 1, start: start, end: end)
    }
    return [
      track(lower, .init(), .init(offset: -parallax * width)),
      track(dimming, .init(alpha: 0), .init(alpha: Self.dimming)),
      // The shadow fades with the distance of its page, so that it is never visible at rest.
      track(upper, .init(offset: width), .init(shadowOpacity: shadowOpacity)),
    ]
  }

  /// Moves all views to their end; called inside the transition's animation.
  func animate() {
    forAll { $0.moveToEnd() }
  }

  /// The distance of the upper page from start to end, in points; negative to the left.
  var distance: CGFloat { tracks[2].end.offset - tracks[2].start.offset }

  /// Captures the poses on screen, for the transition that interrupts this one.
  func capture() -> Capture {
    for track in leftovers { track.view.removeFromSuperview() }
    let center = center
    return Capture(
      tracks: tracks.map { track in
        var track = track
        track.rest = center
        return track.captured()
      }
    )
  }

  /// The capture of an interrupted transition.
  struct Capture {
    fileprivate let tracks: [ViewTrack]

    fileprivate func track(of view: UIView) -> ViewTrack? { tracks.first { $0.view === view } }

    /// The distance of a page's wrapper from its position at rest, in points.
    @MainActor
    func offset(of view: UIView) -> CGFloat? { track(of: view)?.start.offset }
  }

  private func retarget(from former: Capture) {
    let bothRemain = [upper, lower].allSatisfy { former.track(of: $0) != nil }
    let center = center
    for index in tracks.indices {
      let same = former.track(of: tracks[index].view)
      // If the same two pages change direction, the new dimming view starts as the old one ended.
      guard let captured = same ?? (bothRemain ? former.tracks[index] : nil) else { continue }
      tracks[index].rest = center
      tracks[index].retarget(from: captured)
    }
    let others = former.tracks.filter { other in
      !tracks.contains { $0.view === other.view }
    }
    if bothRemain {
      for track in others { track.view.removeFromSuperview() }
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
        // Flattened while it moves; a change inside renders it again.
        view.storedLayer.shouldRasterize = true
        view.isUserInteractionEnabled = false
      }
      dimmingView.backgroundColor = .black
      upper.storedLayer.shadowRadius = Self.shadowRadius
      upper.storedLayer.shadowOffset = .zero
      forAll { $0.moveToStart() }
    }
  }

  /// Pages fill the container: their center at rest is the container's at the time.
  private var center: CGPoint {
    let bounds = container.storedLayer.bounds
    return CGPoint(x: bounds.midX, y: bounds.midY)
  }

  private func forAll(_ body: (ViewTrack) -> Void) {
    let center = center
    for index in tracks.indices {
      tracks[index].rest = center
      body(tracks[index])
    }
    for index in leftovers.indices {
      leftovers[index].rest = center
      body(leftovers[index])
    }
  }
}

extension ViewTrack {
  /// The same track in the other direction.
  fileprivate var reversed: ViewTrack {
    var track = self
    (track.start, track.end) = (end, start)
    return track
  }
}
