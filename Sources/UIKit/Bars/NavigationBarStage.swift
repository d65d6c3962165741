// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The content of a navigation bar on screen, at rest or during a transition.
@MainActor
final class NavigationBarStage {
  /// A bar owns its engine, which owns its stage.
  private unowned let bar: UINavigationBar
  /// The content at rest; during a transition, the outgoing one.
  private(set) var content: NavigationItemContent?
  private(set) var transition: NavigationBarTransition?
  /// The capture of a transition that was just interrupted.
  private var capture: NavigationBarCapture?
  /// The number of times that the content's views were added to the bar.
  private var installations = 0

  init(of bar: UINavigationBar) { self.bar = bar }

  // MARK: Changing the content

  /// Shows the content of the top of a stack of items, without a transition.
  func show(topOf items: [UINavigationItem]) {
    if content?.item !== items.last { content?.item.renaming?.cancel() }
    if content?.shows(topOf: items) != true { show(makeContent(for: items)) }
    capture = nil
  }

  /// Starts a transition to the content of the top of a stack of items.
  ///
  /// - Parameters:
  ///   - change: The change of the items.
  ///   - willStart: Called when the new content is made, before the transition is.
  /// - Returns: The transition; the bar's content is still the outgoing one.
  func startTransition(
    _ change: NavigationBarTransition.Change,
    willStart: () -> Void
  ) -> NavigationBarTransition {
    content?.item.renaming?.cancel()
    UIView.performWithoutAnimation { layOut() }
    let incoming = makeContent(for: change.items)
    let former = capture
    capture = nil
    willStart()
    let started = NavigationBarTransition(
      in: bar,
      from: content,
      to: incoming,
      change: change,
      following: former
    )
    transition = started
    return started
  }

  /// Shows a content at rest at the end of a transition.
  func end(_ transition: NavigationBarTransition, with content: NavigationItemContent?) {
    self.transition = nil
    self.content = content
    bar.updateBackground()
    install()
    transition.clip.removeFromSuperview()
    content?.followLargeTitle()
    if let item = transition.outgoing?.item { promptDidChange(of: item) }
    if let item = transition.incoming?.item { promptDidChange(of: item) }
    layOut()
  }

  /// Keeps the capture of an interrupted transition, for one that follows in the same turn.
  func keep(_ capture: NavigationBarCapture?) {
    self.capture = capture
    let clock = bar.clock
    clock.schedule(at: clock.now) { [weak self] in
      MainActor.assumeIsolated { self?.capture = nil }
    }
  }

  /// Returns the content of the top of a stack; one that is disappearing is used again.
  private func makeContent(for items: [UINavigationItem]) -> NavigationItemContent? {
    guard let top = items.last else { return nil }
    let recent = [content] + (capture?.contents ?? [])
    if let known = recent.compactMap({ $0 }).first(where: { $0.shows(topOf: items) }) {
      known.refresh()
      return known
    }
    return NavigationItemContent(topOf: items, top, in: bar)
  }

  /// Replaces the content without a transition.
  ///
  /// Removing a view calls the bar's `setNeedsLayout()`, in which a subclass may change an item:
  /// the new content receives the change.
  private func show(_ content: NavigationItemContent?) {
    UIView.performWithoutAnimation {
      let former = self.content?.views ?? []
      for view in self.content?.pageViews ?? [] where content?.pageViews.contains(view) != true {
        takeOut(view)
      }
      self.content = content
      bar.updateBackground()
      for view in former where self.content?.views.contains(view) != true { takeOut(view) }
      install()
      layOut()
    }
  }

  // MARK: Views

  /// Adds the content's views to the bar in front of the background, and the chevron in front of
  /// everything.
  ///
  /// Adding a view calls the bar's `setNeedsLayout()`, too: where a change of the item has added
  /// its own views meanwhile, the rest of the former ones is not added.
  private func install() {
    installations += 1
    let installation = installations
    var former: UIView = bar.background
    let (titles, views) = (content?.pageViews ?? [], content?.views ?? [])
    for view in titles.isEmpty ? views : titles + views {
      bar.insertSubview(view, aboveSubview: former)
      guard installation == installations else { return }
      former = view
    }
    if let content, content.showsIndicator {
      bar.showIndicator(for: content)
    } else {
      bar.indicator.removeFromSuperview()
    }
  }

  /// Removes a view, unless it has another superview by now.
  private func takeOut(_ view: UIView) {
    guard let holder = view.storedSuperview, holder === bar || holder === transition?.clip else {
      return
    }
    view.removeFromSuperview()
  }

  /// Lays out the content, or both contents of the transition.
  func layOut() {
    bar.layOutBackground()
    // The chevron follows the bar's own layout direction, not the interface's.
    bar.indicator.semanticContentAttribute =
      bar.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    if let transition { return transition.layOut() }
    content?.place()
    if let frame = content?.layout.indicator { bar.indicator.frame = frame }
  }

  // MARK: Changes of items

  /// Updates the content after a change of an item.
  func itemDidChange(_ item: UINavigationItem, _ change: UINavigationItem.Change, animated: Bool) {
    if let transition {
      transition.itemDidChange(item, change)
    } else if let content {
      switch change {
      case .content where content.item === item: update(animated: animated) { content.refresh() }
      case .appearance where content.item === item:
        update(animated: false) { content.refresh() }
        bar.updateBackground()
      case .backButton where content.below === item:
        update(animated: false) { content.refreshBackButton() }
      case .content, .backButton, .appearance: return
      }
    }
    bar.setNeedsLayout()
  }

  /// Shows or hides an item's prompt, at once or, during a transition, at its end.
  func promptDidChange(of item: UINavigationItem) {
    let isMoving = transition?.outgoing?.item === item || transition?.incoming?.item === item
    guard !isMoving, item.takePrompt() else { return }
    guard let content, content.item === item else { return }
    content.preparePrompt()
    UIView.performWithoutAnimation { install() }
    content.refreshPrompt()
    bar.promptDidChange()
  }

  /// Updates everything on screen after a change of the bar's appearance.
  func appearanceDidChange() {
    if let transition { return transition.appearanceDidChange() }
    guard let content else { return }
    update(animated: false) { content.refresh() }
  }

  /// Follows the content of an item's page, which scrolled.
  func itemDidScroll(_ item: UINavigationItem) {
    if let transition { return transition.itemDidScroll(item) }
    guard let content, content.item === item else { return }
    content.followLargeTitle()
    if content.isOutdated {
      update(animated: false) { content.refresh() }
      bar.setNeedsLayout()
    }
    bar.updateBackground()
  }

  private func update(animated: Bool, _ body: () -> Void) {
    let former = content?.views ?? []
    let formerTitles = content?.pageViews ?? []
    let hadRow = content?.hidesRow == false
    let hadIndicator = bar.indicator.storedSuperview === bar
    body()
    let views = content?.views ?? []
    let titles = content?.pageViews ?? []
    for view in formerTitles where !titles.contains(view) { takeOut(view) }
    if animated, hadRow, content?.hidesRow == true {
      fadeOut(former + (hadIndicator ? [bar.indicator] : []))
    }
    var added = views.filter { !former.contains($0) }
    if !hadIndicator, content?.showsIndicator == true { added.append(bar.indicator) }
    UIView.performWithoutAnimation {
      for view in former where !views.contains(view) { takeOut(view) }
      install()
    }
    guard animated, bar.storedWindow != nil, !added.isEmpty else { return }
    fadeIn(added, besides: former)
  }

  /// Fades out pictures of views: the views themselves may return at once.
  private func fadeOut(_ views: [UIView]) {
    let visible = views.filter { $0.storedSuperview === bar && $0.storedLayer.opacity > 0 }
    let pictures = visible.compactMap { view in
      let picture = view.snapshotView(afterScreenUpdates: false)
      picture?.center = view.center
      picture?.isUserInteractionEnabled = false
      return picture
    }
    UIView.performWithoutAnimation { for picture in pictures { bar.addSubview(picture) } }
    let height = bar.row(of: content?.item).height
    UIView.animate(withDuration: BarFigures.itemFadeDuration) {
      for picture in pictures {
        picture.alpha = 0
        picture.center.y -= height
      }
    } completion: { _ in
      for picture in pictures { picture.removeFromSuperview() }
    }
  }

  /// Fades in views, and the glass below them.
  private func fadeIn(_ views: [UIView], besides former: [UIView]) {
    UIView.performWithoutAnimation { layOut() }
    let glass = (content?.views ?? []).filter { $0 is GlassPlatter && !former.contains($0) }
    let tracks = (views + glass).map {
      ViewTrack($0, .alpha, start: ViewTrack.Pose(alpha: 0), end: ViewTrack.Pose())
    }
    UIView.performWithoutAnimation { for track in tracks { track.moveToStart() } }
    UIView.animate(
      withDuration: BarFigures.itemFadeDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: { for track in tracks { track.moveToEnd() } }
    )
  }
}
