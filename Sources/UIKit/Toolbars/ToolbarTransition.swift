// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// One change of a toolbar's items that takes time: the new ones fade in over the old ones.
@MainActor
final class ToolbarTransition {
  private weak var bar: UIToolbar?
  private let outgoing: _UIToolbarContentView
  let incoming: _UIToolbarContentView
  private var isOver = false

  init(in bar: UIToolbar, to items: [UIBarButtonItem]) {
    self.bar = bar
    outgoing = bar.content
    incoming = _UIToolbarContentView(items: items)
    bar.transition = self
    UIView.performWithoutAnimation {
      outgoing.alpha = bar.seenAlpha ?? 1
      bar.seenAlpha = nil
      incoming.alpha = 0
      bar.insertSubview(incoming, aboveSubview: outgoing)
      bar.layOutContent()
    }
  }

  /// Shows the end; called once, inside the animation that drives the transition.
  func animate() {
    outgoing.alpha = 0
    incoming.alpha = 1
  }

  /// Notes how much of the new items is seen, for a transition that follows at once.
  func capture() {
    guard !isOver else { return }
    let shown = incoming.storedLayer.presentation() ?? incoming.storedLayer
    bar?.seenAlpha = CGFloat(shown.opacity)
  }

  /// Lets the change stand.
  func finish() { settle(on: incoming) }

  /// Takes the change back.
  func cancel() { settle(on: outgoing) }

  /// Shows other items of the page that comes.
  func replaceIncoming(with items: [UIBarButtonItem]) { incoming.show(items) }

  /// Shows other items of the page that goes.
  func replaceOutgoing(with items: [UIBarButtonItem]) { outgoing.show(items) }

  private func settle(on content: _UIToolbarContentView) {
    guard !isOver else { return }
    isOver = true
    guard let bar else { return }
    bar.transition = nil
    bar.content = content
    UIView.performWithoutAnimation {
      (content === incoming ? outgoing : incoming).removeFromSuperview()
      content.storedLayer.removeAllAnimations()
      content.alpha = 1
      content.install()
      bar.setNeedsLayout()
    }
  }
}
