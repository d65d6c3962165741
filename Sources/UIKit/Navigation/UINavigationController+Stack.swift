// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UINavigationController {
  func push(_ page: UIViewController, animated: Bool) {
    refuseStacks(among: [page])
    if isOperating { return whenStarted { self.push(page, animated: animated) } }
    operate {
      let frozen = endRunningTransition()
      // Every page of the stack is a child: a new one need not be looked for among thousands.
      if page.storedParent === self, holds(page) {
        misuse(
          "\(self) is pushing the same view controller instance (\(page)) more than once which is "
            + "not supported and is most likely an error in the application : "
            + (Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
        )
      }
      change(.push(page), animated: animated, following: frozen)
    }
  }

  /// Stops the process for a stack that is to become a page, however it comes onto the stack.
  private func refuseStacks(among pages: some Sequence<UIViewController>) {
    guard !takesStacks, pages.contains(where: { $0 is UINavigationController }) else { return }
    misuse("Pushing a navigation controller is not supported")
  }

  func popTop(animated: Bool) -> UIViewController? {
    if isOperating {
      whenStarted { _ = self.popTop(animated: animated) }
      return stack.count > 1 ? stack.last : nil
    }
    if stack.count <= 1, goesOn(keeping: stack.last) { return nil }
    return operate {
      let frozen = endRunningTransition()
      let top = stack.count > 1 ? stack.last : nil
      change(.pop(top == nil ? 0 : 1), animated: animated, following: frozen)
      return top
    }
  }

  func pop(to page: UIViewController, animated: Bool) -> [UIViewController]? {
    if isOperating {
      whenStarted {
        // What was there when the page was told may have left since.
        if self.holds(page) { _ = self.pop(to: page, animated: animated) }
      }
      return Array(pages(above: page))
    }
    if goesOn(keeping: page) { return [] }
    return operate {
      // A swipe that is taken back brings its page back: it counts as popped by this.
      let frozen = endRunningTransition()
      let popped = Array(pages(above: page))
      change(.pop(popped.count), animated: animated, following: frozen)
      return popped
    }
  }

  private func pages(above page: UIViewController) -> ArraySlice<UIViewController> {
    guard let index = stack.firstIndex(of: page) else {
      misuse("Tried to pop to a view controller that doesn't exist.")
    }
    return stack[(index + 1)...]
  }

  func popToRoot(animated: Bool) -> [UIViewController]? {
    if isOperating {
      // The root may be another by then.
      whenStarted { _ = self.popToRoot(animated: animated) }
      return stack.isEmpty ? nil : Array(stack.dropFirst())
    }
    return stack.first.flatMap { pop(to: $0, animated: animated) }
  }

  func replaceStack(with pages: [UIViewController], animated: Bool) {
    if Set(pages.map(ObjectIdentifier.init)).count != pages.count {
      misuse("All view controllers in a navigation controller must be distinct (\(pages))")
    }
    refuseStacks(among: pages)
    if isOperating { return whenStarted { self.replaceStack(with: pages, animated: animated) } }
    operate {
      if goesOn(keeping: pages.last) { return changeBelowTop(to: pages) }
      let frozen = endRunningTransition()
      change(.replace(pages), animated: animated, following: frozen)
    }
  }

  /// Runs an operation; those that pages ask for while they are told of its start, and of the end
  /// of what it breaks off, come right after it.
  func operate<Result>(_ body: () -> Result) -> Result {
    let isInner = isOperating
    isOperating = true
    let result = body()
    isOperating = isInner
    if isInner { return result }
    let waiting = waitingOperations
    waitingOperations = []
    for operation in waiting { operation.run() }
    return result
  }

  /// Changes the stack at once and lets the picture follow.
  ///
  /// - Parameters:
  ///   - edit: What becomes of the stack.
  ///   - animated: Whether the picture takes time.
  ///   - pull: Where a finger that moves the picture starts; `nil` without one.
  ///   - frozen: The picture that a former transition left behind.
  func change(
    _ edit: StackEdit,
    animated: Bool,
    pull: Pull? = nil,
    following frozen: FrozenTransition?
  ) {
    let (formerCount, formerBottom) = (stack.count, stack.first)
    // A stack of thousands is copied only where a swipe may bring it back.
    let former = animated ? stack : []
    let (operation, removed, added) = apply(edit)
    if formerBottom !== stack.first { nearestTabBarController?.itemsDidChange() }
    let movesBottomBar = updateBottomBarRequest()
    for page in removed.reversed() { page.willMove(toParent: nil) }
    for page in added {
      adopt(page)
      page.lifecycle.beginMove(.toParent)
    }
    trace("\(operation) \(formerCount) -> \(stack.count)")
    if let shownPage, removed.contains(shownPage) {
      shownPage.lifecycle.beginMove(.fromParent)
    }
    guard let from = shownPage, let to = stack.last, operation != .none, isShown else {
      showWithoutTransition(edit, removed: removed, added: added)
      return
    }
    if !removed.contains(from) { from.lifecycle.endMove() }
    added.contains(to) ? to.lifecycle.beginMove(.toParent) : to.lifecycle.endMove()
    isStarting = true
    for page in added where page !== to { arrive(page) }
    // Switched off, animations are over at once; a finger moves its page all the same.
    let animated = animated && (pull != nil || UIView.areAnimationsEnabled)
    if animated, let container = storedView {
      let custom = pull == nil ? delegatesTransition(operation, from: from, to: to) : nil
      let coordinator = TransitionCoordinator(
        from: from,
        to: to,
        container: custom?.containerView ?? container,
        duration: custom?.duration ?? transitionDuration,
        isPush: operation == .push && custom == nil,
        isInteractive: pull != nil || custom?.startsInteractively == true
      )
      coordinator.completionCurve = custom?.interactor?.completionCurve ?? .easeInOut
      self.coordinator = coordinator
      announceStart(from: from, to: to, animated: true)
      start(
        from: from,
        to: to,
        isPush: operation == .push,
        formerStack: former,
        leaving: removed,
        coordinator: coordinator,
        pull: pull,
        custom: custom,
        movesBottomBar: movesBottomBar,
        following: frozen
      )
    } else {
      announceStart(from: from, to: to, animated: false)
      shownPage = to
      settlePages()
      to.announceIsAppearing(animated: false)
      changeBarItems(edit)
      storedView?.layoutIfNeeded()
      announceEnd(from: from, to: to, leaving: removed, animated: false)
    }
    isStarting = false
  }

  /// Whether a page is on the stack; asked of those at its top most often.
  func holds(_ page: UIViewController) -> Bool {
    let stack = stack
    var index = stack.count
    while index > 0 {
      index -= 1
      if stack[index] === page { return true }
    }
    return false
  }

  /// Changes the stack in place, without a look at the pages that stay, where that is possible.
  private func apply(
    _ edit: StackEdit
  ) -> (operation: StackChange.Operation, removed: [UIViewController], added: [UIViewController]) {
    switch edit {
    case .push(let page):
      stack.append(page)
      return (.push, [], [page])
    case .pop(let count):
      let removed = Array(stack.suffix(count))
      stack.removeLast(count)
      return (count == 0 ? .none : .pop, removed, [])
    case .replace(let pages):
      let change = StackChange(
        from: stack.map(ObjectIdentifier.init),
        to: pages.map(ObjectIdentifier.init)
      )
      let (gone, new) = (Set(change.removed), Set(change.added))
      let removed = gone.isEmpty ? [] : stack.filter { gone.contains(ObjectIdentifier($0)) }
      let added = new.isEmpty ? [] : pages.filter { new.contains(ObjectIdentifier($0)) }
      stack = pages
      return (change.operation, removed, added)
    }
  }

  /// Brings the bar's items in line with the stack, whose pages were asked for theirs before.
  private func changeBarItems(_ edit: StackEdit) {
    switch edit {
    case .push(let page) where bar.storedItems.count == stack.count - 1:
      bar.changeItemsWithoutAnimation(removing: 0, adding: page.navigationItem)
    case .pop(let count) where bar.storedItems.count == stack.count + count:
      bar.changeItemsWithoutAnimation(removing: count, adding: nil)
    default: bar.setItemsWithoutAnimation(stack.map(\.navigationItem))
    }
  }

  /// Keeps an operation until the one that is telling pages of its start has started.
  func whenStarted(_ operation: @escaping @MainActor () -> Void) {
    waitingOperations.append(WaitingOperation(run: operation))
  }

  /// The change of a stack that is not seen, has no page to show it from, or keeps its top page.
  private func showWithoutTransition(
    _ edit: StackEdit,
    removed: [UIViewController],
    added: [UIViewController]
  ) {
    changeBarItems(edit)
    if appearance.isAppearing || isShown {
      // On its way in, maybe not in the window yet: another page comes along with the stack then.
      if shownPage !== stack.last {
        showTop(animated: false)
        if isShown { finishShowingTop() }
      }
    } else if let page = shownPage, removed.contains(page) {
      // Nobody else keeps it: it hears of its end before it goes, and its view goes along.
      page.endAppearanceTransition()
      shownPage = nil
    }
    settlePages()
    for page in removed.reversed() { page.leaveParent() }
    // The top page of a stack that is not seen arrives when it is.
    for page in stack where page !== stack.last { arrive(page) }
  }

  /// Tells a page that its way onto the stack is over, if it is on one.
  func arrive(_ page: UIViewController) {
    if page.lifecycle.endMove(.toParent) { page.didMove(toParent: self) }
  }

  func trace(_ value: @autoclosure () -> String) {
    storedView?.storedWindow?.windowScene?.stage?.trace(.navigation, value())
  }
}
