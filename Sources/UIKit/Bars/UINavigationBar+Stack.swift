// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UINavigationBar {
  func setDelegate(_ delegate: (any UINavigationBarDelegate)?) {
    refuseIfManaged(.setDelegate)
    storedDelegate = delegate
    askForPosition()
  }

  /// Tells the bar's controller of a change that has ended, if its class is a delegate of bars:
  /// Apple's own does not say that it is one, a subclass may.
  func tellController(formerTop old: UINavigationItem?) {
    guard let delegate = managingController as? any UINavigationBarDelegate else { return }
    let new = storedItems.last
    if let old, old !== new, !storedItems.contains(where: { $0 === old }) {
      delegate.navigationBar(self, didPop: old)
    } else if let new, old !== new {
      delegate.navigationBar(self, didPush: new)
    }
  }

  // MARK: A bar without a controller

  func push(_ item: UINavigationItem, animated: Bool) {
    endRunningTransition()
    guard storedDelegate?.navigationBar(self, shouldPush: item) != false else { return }
    change(to: storedItems + [item], isPush: true, animated: animated) { bar in
      bar.storedDelegate?.navigationBar(bar, didPush: item)
    }
  }

  func popTop(animated: Bool) -> UINavigationItem? {
    endRunningTransition()
    guard let top = storedItems.last,
      storedDelegate?.navigationBar(self, shouldPop: top) != false
    else { return nil }
    change(to: storedItems.dropLast(), isPush: false, animated: animated) { bar in
      bar.storedDelegate?.navigationBar(bar, didPop: top)
    }
    return top
  }

  func replaceItems(with items: [UINavigationItem], animated: Bool) {
    endRunningTransition()
    let isPop = storedItems.contains { $0 === items.last }
    let keepsTop = storedItems.last === items.last
    change(to: items, isPush: !isPop, animated: animated && !keepsTop) { _ in }
  }

  /// The system back button was tapped; a controller asks its own questions.
  func backButtonWasTapped() {
    guard let top = storedItems.last else { return }
    if let action = top.storedBackAction ?? (storedItems.count == 1 ? wayOut : nil) {
      if !action.attributes.contains(.disabled) { action.perform(sender: top) }
    } else if let onBackTap {
      onBackTap()
    } else {
      popItem(animated: true)
    }
  }

  /// Ends what runs as if its time had passed; a change that follows at once starts from what is
  /// seen now.
  private func endRunningTransition() {
    guard let player else { return }
    transition?.capture()
    player.complete()
  }

  private func change(
    to items: [UINavigationItem],
    isPush: Bool,
    animated: Bool,
    completion: @escaping @MainActor (UINavigationBar) -> Void
  ) {
    guard animated, storedWindow != nil, UIView.areAnimationsEnabled else {
      setItemsWithoutAnimation(items)
      return completion(self)
    }
    let transition = makeTransition(to: items, isPush: isPush)
    let driver = TransitionDriver(
      containers: [self],
      duration: SystemSpring.duration,
      clock: clock
    )
    player = driver
    driver.onEnd = { [weak self] _ in
      guard let self else { return }
      player = nil
      transition.finish()
      completion(self)
    }
    driver.prepare { transition.animate() }
    driver.run()
  }
}
