// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The items of a toolbar on screen, at rest or during a transition.
@MainActor
final class ToolbarEngine {
  /// A toolbar owns its engine.
  private unowned let bar: UIToolbar
  /// The views of the items; during a transition, of the old ones.
  private(set) var content = _UIToolbarContentView(items: [])
  /// The running transition.
  private(set) var transition: ToolbarTransition?
  /// The pose of the items on screen when a transition was interrupted.
  private var captured: ViewTrack.Pose?

  init(of bar: UIToolbar) {
    self.bar = bar
    bar.addSubview(content)
  }

  /// The items; during a transition, the new ones.
  var items: [UIBarButtonItem] { transition?.items ?? content.items }

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: The new items.
  ///   - animated: Whether they fade in over the old ones.
  func setItems(_ items: [UIBarButtonItem], animated: Bool) {
    guard items != self.items else { return }
    transition?.finish()
    let transition = start(to: items)
    guard animated, bar.storedWindow != nil, UIView.areAnimationsEnabled else {
      return transition.finish()
    }
    UIView.animate(
      withDuration: BarFigures.itemFadeDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: { transition.animate() },
      completion: { _ in transition.finish() }
    )
  }

  /// Starts a transition to other items, for the caller to drive; `nil` if they are the same.
  func startTransition(to items: [UIBarButtonItem]) -> ToolbarTransition? {
    transition?.finish()
    return items == content.items ? nil : start(to: items)
  }

  private func start(to items: [UIBarButtonItem]) -> ToolbarTransition {
    let started = ToolbarTransition(in: bar, from: content, to: items, following: captured)
    transition = started
    captured = nil
    UIView.performWithoutAnimation {
      started.start()
      bar.layOutContent()
    }
    return started
  }

  /// Keeps the pose on screen of a transition that is interrupted.
  func keep(_ pose: ViewTrack.Pose) { captured = pose }

  /// Installs the content that a transition ended with.
  func transitionEnded(with content: _UIToolbarContentView) {
    transition = nil
    self.content = content
  }

  /// Lays out the content, or both contents of the transition.
  func layOut() {
    content.fill(bar)
    transition?.layOut(in: bar)
  }
}
