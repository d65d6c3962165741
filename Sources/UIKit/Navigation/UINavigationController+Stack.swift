// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UINavigationController {
  func push(_ page: UIViewController, animated: Bool) {
    if page is UINavigationController { misuse("Pushing a navigation controller is not supported") }
    if isStarting { return whenStarted { self.push(page, animated: animated) } }
    let frozen = endRunningTransition()
    if stack.contains(page) {
      misuse(
        "\(self) is pushing the same view controller instance (\(page)) more than once which is not "
          + "supported and is most likely an error in the application : "
          + (Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
      )
    }
    change(to: stack + [page], animated: animated, following: frozen)
  }

  func popTop(animated: Bool) -> UIViewController? {
    if isStarting {
      whenStarted { _ = self.popTop(animated: animated) }
      return stack.count > 1 ? stack.last : nil
    }
    let frozen = endRunningTransition()
    let top = stack.count > 1 ? stack.last : nil
    change(to: top == nil ? stack : stack.dropLast(), animated: animated, following: frozen)
    return top
  }

  func pop(to page: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: page) else {
      misuse("Tried to pop to a view controller that doesn't exist.")
    }
    let popped = Array(stack[(index + 1)...])
    if isStarting {
      whenStarted { _ = self.pop(to: page, animated: animated) }
      return popped
    }
    let frozen = endRunningTransition()
    change(to: Array(stack[...index]), animated: animated, following: frozen)
    return popped
  }

  func popToRoot(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { pop(to: $0, animated: animated) }
  }

  func replaceStack(with pages: [UIViewController], animated: Bool) {
    if Set(pages.map(ObjectIdentifier.init)).count != pages.count {
      misuse("All view controllers in a navigation controller must be distinct (\(pages))")
    }
    if isStarting { return whenStarted { self.replaceStack(with: pages, animated: animated) } }
    change(to: pages, animated: animated, following: endRunningTransition())
  }

  /// Changes the stack at once and lets the picture follow.
  ///
  /// - Parameters:
  ///   - pages: The new stack.
  ///   - animated: Whether the picture takes time.
  ///   - pull: Where a finger that moves the picture starts; `nil` without one.
  ///   - frozen: The picture that a former transition left behind.
  func change(
    to pages: [UIViewController],
    animated: Bool,
    pull: Pull? = nil,
    following frozen: FrozenTransition?
  ) {
    let former = stack
    let change = StackChange(
      from: former.map(ObjectIdentifier.init),
      to: pages.map(ObjectIdentifier.init)
    )
    let gone = Set(change.removed)
    let new = Set(change.added)
    let removed = gone.isEmpty ? [] : former.filter { gone.contains(ObjectIdentifier($0)) }
    let added = new.isEmpty ? [] : pages.filter { new.contains(ObjectIdentifier($0)) }
    stack = pages
    if former.first !== pages.first { nearestTabBarController?.itemsDidChange() }
    for page in removed.reversed() { page.willMove(toParent: nil) }
    for page in added {
      adopt(page)
      page.move = .toParent
    }
    trace("\(change.operation) \(former.count) -> \(pages.count)")
    if let shownPage, removed.contains(shownPage) { shownPage.move = .fromParent }
    guard let from = shownPage, let to = pages.last, change.operation != .none, isShown else {
      showWithoutTransition(removed: removed, added: added)
      return
    }
    if !removed.contains(from) { from.move = .none }
    to.move = added.contains(to) ? .toParent : .none
    isStarting = true
    for page in added where page !== to { arrive(page) }
    // Switched off, animations are over at once; a finger moves its page all the same.
    let animated = animated && (pull != nil || UIView.areAnimationsEnabled)
    if animated, let container = storedView {
      let coordinator = TransitionCoordinator(
        from: from,
        to: to,
        container: container,
        duration: transitionDuration,
        isPush: change.operation == .push,
        isInteractive: pull != nil
      )
      self.coordinator = coordinator
      announceStart(from: from, to: to, animated: true)
      start(
        from: from,
        to: to,
        isPush: change.operation == .push,
        formerStack: former,
        leaving: removed,
        coordinator: coordinator,
        pull: pull,
        following: frozen
      )
    } else {
      announceStart(from: from, to: to, animated: false)
      shownPage = to
      settlePages()
      to.announceIsAppearing(animated: false)
      bar.setItemsWithoutAnimation(pages.map(\.navigationItem))
      storedView?.layoutIfNeeded()
      announceEnd(from: from, to: to, leaving: removed, animated: false)
    }
    isStarting = false
    let waiting = waitingOperations
    waitingOperations = []
    for operation in waiting { operation() }
  }

  /// Runs an operation right after the one that is telling pages of its start.
  func whenStarted(_ operation: @escaping @MainActor () -> Void) {
    waitingOperations.append(operation)
  }

  /// The change of a stack that is not seen, has no page to show it from, or keeps its top page.
  private func showWithoutTransition(removed: [UIViewController], added: [UIViewController]) {
    bar.setItemsWithoutAnimation(stack.map(\.navigationItem))
    if isShown, shownPage !== stack.last {
      showTop(animated: false)
      finishShowingTop()
    }
    settlePages()
    for page in removed.reversed() { page.leaveParent() }
    // The top page of a stack that is not seen arrives when it is.
    for page in stack where page !== stack.last { arrive(page) }
  }

  /// Tells a page that its way onto the stack is over, if it is on one.
  func arrive(_ page: UIViewController) {
    guard page.move == .toParent else { return }
    page.move = .none
    page.didMove(toParent: self)
  }

  func trace(_ value: @autoclosure () -> String) {
    storedView?.storedWindow?.windowScene?.stage?.trace(.navigation, value())
  }
}
