// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The stack of a navigation bar's items and everything that can happen to it.
///
/// A managed bar follows its controller, which starts and ends the transitions. A standalone bar
/// asks and notifies its delegate, and drives its transitions itself.
@MainActor
final class NavigationBarEngine {
  /// A bar owns its engine.
  private unowned let bar: UINavigationBar
  private let stage: NavigationBarStage
  /// The items, the bottom one at index 0.
  private(set) var items: [UINavigationItem] = []
  /// The action of a back button of the first item, which leads out of the stack.
  private(set) var rootBackAction: UIAction?
  /// The driver of a standalone bar's transition.
  private(set) var driver: TransitionDriver?

  init(of bar: UINavigationBar) {
    self.bar = bar
    stage = NavigationBarStage(of: bar)
  }

  /// The content at rest; during a transition, the outgoing one.
  var content: NavigationItemContent? { stage.content }
  /// Returns the content of an item on screen: at rest, or one of both during a transition.
  func content(of item: UINavigationItem) -> NavigationItemContent? {
    let shown = [content, transition?.incoming, transition?.outgoing]
    return shown.lazy.compactMap { $0 }.first { $0.item === item }
  }
  /// The running transition.
  var transition: NavigationBarTransition? { stage.transition }

  // MARK: A standalone bar

  /// Pushes an item, if the delegate allows it.
  func push(_ item: UINavigationItem, animated: Bool) {
    endRunningTransition()
    guard bar.storedDelegate?.navigationBar(bar, shouldPush: item) != false else { return }
    change(to: items + [item], isPush: true, animated: animated) { bar in
      bar.storedDelegate?.navigationBar(bar, didPush: item)
    }
  }

  /// Pops the top item, if the delegate allows it.
  ///
  /// - Returns: The item; `nil` if there is none or the delegate refuses.
  func pop(animated: Bool) -> UINavigationItem? {
    endRunningTransition()
    guard let top = items.last,
      bar.storedDelegate?.navigationBar(bar, shouldPop: top) != false
    else { return nil }
    change(to: items.dropLast(), isPush: false, animated: animated) { bar in
      bar.storedDelegate?.navigationBar(bar, didPop: top)
    }
    return top
  }

  /// Replaces all items; the delegate is neither asked nor notified.
  func setItems(_ items: [UINavigationItem], animated: Bool) {
    endRunningTransition()
    let isPop = self.items.contains { $0 === items.last }
    let keepsTop = self.items.last === items.last
    change(to: items, isPush: !isPop, animated: animated && !keepsTop) { _ in }
  }

  private func change(
    to items: [UINavigationItem],
    isPush: Bool,
    animated: Bool,
    completion: @escaping @MainActor (UINavigationBar) -> Void
  ) {
    guard animated, bar.storedWindow != nil, UIView.areAnimationsEnabled else {
      replaceItems(with: items)
      return completion(bar)
    }
    let transition = startTransition(to: items, isPush: isPush)
    let driver = TransitionDriver(
      containers: [bar],
      duration: SystemSpring.duration,
      clock: bar.clock
    )
    self.driver = driver
    driver.onEnd = { [weak bar] _ in
      guard let bar else { return }
      bar.engine.driver = nil
      transition.finish()
      completion(bar)
    }
    driver.prepare { transition.animate() }
    driver.run()
  }

  /// Completes the running transition at once; one that follows in the same turn is retargeted.
  private func endRunningTransition() {
    guard let driver else { return }
    transition?.capture()
    driver.complete()
  }

  // MARK: A managed bar

  /// Replaces all items without a transition.
  func replaceItems(with items: [UINavigationItem]) {
    transition?.finish()
    let formerTop = self.items.last
    connect(items)
    stage.show(topOf: items)
    notifyController(formerTop: formerTop)
  }

  /// Removes items from the top and adds one, without a transition; the items below are not read.
  func replaceTop(removing count: Int, adding item: UINavigationItem?) {
    transition?.finish()
    bar.closeBackMenu()
    let formerTop = items.last
    for removed in items.suffix(count) { removed.leave(bar) }
    items.removeLast(count)
    if let item {
      items.append(item)
      item.enter(bar)
    }
    stage.show(topOf: items)
    notifyController(formerTop: formerTop)
  }

  /// Replaces all items and starts the transition to the content of the new top.
  ///
  /// - Parameters:
  ///   - items: The new items, the bottom one at index 0.
  ///   - isPush: Whether the new top is above the old one.
  ///   - stationary: The content that stays visible while the bar moves; `nil` replaces one by the
  ///     other.
  ///   - fades: Whether contents fade where they are, in place of moving.
  /// - Returns: The transition, for the caller to drive.
  func startTransition(
    to items: [UINavigationItem],
    isPush: Bool,
    stationary: NavigationBarTransition.Stationary? = nil,
    fades: Bool = false
  ) -> NavigationBarTransition {
    transition?.finish()
    let change = NavigationBarTransition.Change(
      formerItems: self.items,
      items: items,
      isPush: isPush,
      stationary: stationary,
      fades: fades
    )
    return stage.startTransition(change) { connect(items) }
  }

  /// Shows the content that a transition ended with.
  func transitionEnded(
    _ transition: NavigationBarTransition,
    with content: NavigationItemContent?,
    _ items: [UINavigationItem]
  ) {
    connect(items)
    stage.end(transition, with: content)
  }

  /// Keeps the capture of a transition that has ended, and notifies the controller.
  func transitionDidEnd(leaving capture: NavigationBarCapture?, formerTop: UINavigationItem?) {
    stage.keep(capture)
    notifyController(formerTop: formerTop)
  }

  /// Forgets the poses of an interrupted transition: the next one starts from rest.
  func discardCapture() { stage.keep(nil) }

  private func connect(_ items: [UINavigationItem]) {
    bar.closeBackMenu()
    // Those below that stay know the bar.
    let kept = self.items.countOfSamePrefix(as: items)
    for item in self.items.dropFirst(kept) { item.leave(bar) }
    self.items = items
    for item in items.dropFirst(kept) { item.enter(bar) }
  }

  /// Notifies the bar's controller of a change, if its class conforms to the bar's delegate
  /// protocol: Apple's own does not declare that it does, a subclass may.
  private func notifyController(formerTop old: UINavigationItem?) {
    guard let delegate = bar.managingController as? any UINavigationBarDelegate else { return }
    let new = items.last
    if let old, old !== new, !items.contains(where: { $0 === old }) {
      delegate.navigationBar(bar, didPop: old)
    } else if let new, old !== new {
      delegate.navigationBar(bar, didPush: new)
    }
  }

  // MARK: Events

  /// Performs the back action or pops; a controller does so by its own rules.
  func backButtonTapped() {
    guard let top = items.last else { return }
    if let action = top.storedBackAction ?? (items.count == 1 ? rootBackAction : nil) {
      if !action.attributes.contains(.disabled) { action.perform(sender: top) }
    } else if let onBackTap = bar.onBackTap {
      onBackTap()
    } else {
      bar.popItem(animated: true)
    }
  }

  /// Pops to an item that was chosen in the back button's menu, without asking whether it should; a
  /// controller does so itself.
  func backMenuItemChosen(_ item: UINavigationItem) {
    if let onBackMenu = bar.onBackMenu { return onBackMenu(item) }
    endRunningTransition()
    guard let top = items.last, top !== item, let index = items.lastIndex(where: { $0 === item })
    else { return }
    change(to: Array(items[...index]), isPush: false, animated: true) { bar in
      bar.storedDelegate?.navigationBar(bar, didPop: top)
    }
  }

  /// Sets the action of a back button of the first item, or removes the button.
  func setRootBackAction(_ action: UIAction?) {
    rootBackAction = action
    if let root = items.first { itemDidChange(root, .content, animated: false) }
  }

  /// Updates the content after a change of an item.
  func itemDidChange(_ item: UINavigationItem, _ change: UINavigationItem.Change, animated: Bool) {
    stage.itemDidChange(item, change, animated: animated)
  }

  /// Updates everything on screen after a change of the bar's appearance.
  func appearanceDidChange() { stage.appearanceDidChange() }

  /// Follows the content of an item's page, which scrolled.
  func itemDidScroll(_ item: UINavigationItem) { stage.itemDidScroll(item) }

  /// Applies the app's appearance to the top item; it depends on the superview and the window.
  func didMoveToWindow() {
    guard let templates = bar.storedWindow?.windowScene?.stage?.templates, !templates.isEmpty,
      let top = items.last
    else { return }
    itemDidChange(top, .content, animated: false)
  }

  /// Shows an item's prompt, or hides it.
  func promptDidChange(of item: UINavigationItem) { stage.promptDidChange(of: item) }

  /// Lays out the background and the content.
  func layOut() { stage.layOut() }
}
