// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The backgrounds of a navigation bar during a transition between two that differ.
@MainActor
final class NavigationBarBackgrounds {
  /// A background on screen when a transition was interrupted.
  @MainActor
  struct Captured {
    let blend: BarBackgroundBlend
    let panel: ViewTrack
    let content: ViewTrack
  }

  /// A background, and the panel that clips it.
  @MainActor
  private struct Part {
    var blend: BarBackgroundBlend
    var panel: ViewTrack
    var content: ViewTrack

    var captured: Captured {
      Captured(blend: blend, panel: panel.captured(), content: content.captured())
    }
  }

  /// The parts of interrupted transitions.
  private var leftovers: [Part] = []
  private var outgoing: Part
  private var incoming: Part
  private let isPush: Bool

  /// Creates the backgrounds of a transition; `nil` if there is but one, at rest.
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - outgoing: The background that disappears.
  ///   - incoming: The background that appears.
  ///   - isPush: Whether the incoming page is the upper one.
  ///   - former: The backgrounds of an interrupted transition.
  init?(
    in bar: UINavigationBar,
    from outgoing: BarBackgroundBlend,
    to incoming: BarBackgroundBlend,
    isPush: Bool,
    following former: [Captured]
  ) {
    guard !outgoing.matches(incoming) || !former.isEmpty else { return nil }
    let motion = BarBackgroundMotion(
      isPush: isPush,
      width: bar.storedLayer.bounds.width,
      parallax: ParallaxTransition.parallax,
      isRightToLeft: bar.isRightToLeft
    )
    func known(_ blend: BarBackgroundBlend) -> Captured? { former.last { $0.blend.matches(blend) } }
    self.outgoing = Self.part(
      outgoing,
      in: bar,
      from: .init(),
      to: motion.outgoingEnd,
      known(outgoing)
    )
    self.incoming = Self.part(
      incoming,
      in: bar,
      from: motion.incomingStart,
      to: .init(),
      known(incoming)
    )
    self.isPush = isPush
    leftovers = former.filter {
      !$0.blend.matches(outgoing) && !$0.blend.matches(incoming) && $0.panel.start.alpha > 0
    }
    .map { Self.leftover($0, in: bar) }
    arrange(in: bar)
  }

  /// The parts from back to front.
  private var parts: [Part] { leftovers + (isPush ? [outgoing, incoming] : [incoming, outgoing]) }

  private func arrange(in bar: UINavigationBar) {
    var below: UIView = bar.background
    for part in parts {
      part.panel.view.addSubview(part.content.view)
      bar.insertSubview(part.panel.view, aboveSubview: below)
      below = part.panel.view
      part.panel.moveToStart()
      part.content.moveToStart()
    }
    bar.background.isHidden = true
  }

  private static func part(
    _ blend: BarBackgroundBlend,
    in bar: UINavigationBar,
    from start: BarBackgroundMotion.Place,
    to end: BarBackgroundMotion.Place,
    _ former: Captured?
  ) -> Part {
    let (panel, content) = makeViews(of: blend, in: bar)
    var part = Part(
      blend: blend,
      panel: ViewTrack(
        panel,
        [.position, .alpha],
        rest: panel.center,
        start: ViewTrack.Pose(offset: start.panel),
        end: ViewTrack.Pose(offset: end.panel)
      ),
      content: ViewTrack(
        content,
        .position,
        rest: content.center,
        start: ViewTrack.Pose(offset: start.content),
        end: ViewTrack.Pose(offset: end.content)
      )
    )
    if let former {
      part.panel.retarget(from: former.panel)
      part.content.retarget(from: former.content)
    }
    return part
  }

  /// Returns a background of an interrupted transition, which fades out where it is.
  private static func leftover(_ former: Captured, in bar: UINavigationBar) -> Part {
    let place = BarBackgroundMotion.Place(
      panel: former.panel.start.offset,
      content: former.content.start.offset
    )
    var part = part(former.blend, in: bar, from: place, to: place, former)
    part.panel.end.alpha = 0
    return part
  }

  private static func makeViews(
    of blend: BarBackgroundBlend,
    in bar: UINavigationBar
  ) -> (UIView, UIView) {
    let content = _UINavigationBarBackground(frame: bar.background.frame)
    content.show(blend)
    content.layoutIfNeeded()
    var frame = bar.background.frame
    content.frame = CGRect(origin: .zero, size: frame.size)
    frame.size.height += content.shadowHeight
    let panel = UIView(frame: frame)
    panel.clipsToBounds = true
    panel.isUserInteractionEnabled = false
    return (panel, content)
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
    (self.outgoing.blend, self.incoming.blend) = (outgoing, incoming)
    for part in [self.outgoing, self.incoming] {
      (part.content.view as? _UINavigationBarBackground)?.show(part.blend)
    }
  }

  /// The backgrounds on screen.
  func capture() -> [Captured] { parts.map(\.captured) }

  /// Removes the backgrounds; the bar's own one is visible again.
  func remove(from bar: UINavigationBar) {
    for part in parts { part.panel.view.removeFromSuperview() }
    bar.background.isHidden = false
  }
}
