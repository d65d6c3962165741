// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The fade between the old and the new items of a toolbar.
///
/// `capture()`, `finish()` and `cancel()` have no effect once it is over.
@MainActor
final class ToolbarTransition {
  private weak var bar: UIToolbar?
  private let outgoing: ViewTrack
  private let incoming: ViewTrack
  private let outgoingContent: _UIToolbarContentView
  let incomingContent: _UIToolbarContentView
  private var isOver = false

  /// Creates a transition; the engine lays out both contents.
  ///
  /// - Parameters:
  ///   - bar: The toolbar.
  ///   - outgoing: The content with the old items.
  ///   - items: The new items.
  ///   - captured: The alpha of the old content on screen, if another transition was interrupted.
  init(
    in bar: UIToolbar,
    from outgoing: _UIToolbarContentView,
    to items: [UIBarButtonItem],
    following captured: ViewTrack.Pose?
  ) {
    self.bar = bar
    (outgoingContent, incomingContent) = (outgoing, _UIToolbarContentView(items: items))
    let (visible, hidden) = (ViewTrack.Pose(), ViewTrack.Pose(alpha: 0))
    self.outgoing = ViewTrack(
      outgoingContent,
      .alpha,
      restAlpha: 1,
      start: captured ?? visible,
      end: hidden
    )
    incoming = ViewTrack(incomingContent, .alpha, restAlpha: 1, start: hidden, end: visible)
  }

  /// The new items.
  var items: [UIBarButtonItem] { incomingContent.items }

  /// Adds the new content above the old one, at the start.
  func start() {
    outgoing.moveToStart()
    incoming.moveToStart()
    bar?.insertSubview(incomingContent, aboveSubview: outgoingContent)
  }

  /// Moves to the end; called once, inside the animation that drives the transition.
  func animate() {
    outgoing.moveToEnd()
    incoming.moveToEnd()
  }

  /// Captures the new content's alpha on screen, for a transition that follows at once.
  func capture() {
    guard !isOver else { return }
    bar?.engine.keep(incoming.presented)
  }

  /// Ends with the new items.
  func finish() { settle(on: incoming, incomingContent, removing: outgoingContent) }

  /// Ends with the old items.
  func cancel() { settle(on: outgoing, outgoingContent, removing: incomingContent) }

  /// Replaces the items of the page that appears.
  func replaceIncoming(with items: [UIBarButtonItem]) { incomingContent.show(items) }

  /// Replaces the items of the page that disappears.
  func replaceOutgoing(with items: [UIBarButtonItem]) { outgoingContent.show(items) }

  /// Lays out the new content.
  func layOut(in bar: UIToolbar) { incomingContent.fill(bar) }

  private func settle(
    on track: ViewTrack,
    _ content: _UIToolbarContentView,
    removing removed: _UIToolbarContentView
  ) {
    guard !isOver else { return }
    isOver = true
    guard let bar else { return }
    bar.engine.transitionEnded(with: content)
    UIView.performWithoutAnimation {
      removed.removeFromSuperview()
      content.storedLayer.removeAllAnimations()
      track.moveToRest()
      content.install()
      bar.setNeedsLayout()
    }
  }
}
