// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UINavigationBar {
  /// The clock of the bar's session.
  var clock: FrameClock { storedWindow?.session.clock ?? Session.current.clock }

  /// The items, the bottom one at index 0.
  var storedItems: [UINavigationItem] { engine.items }
  /// The content at rest; during a transition, the outgoing one.
  var content: NavigationItemContent? { engine.content }
  /// The running transition.
  var transition: NavigationBarTransition? { engine.transition }

  /// The action of a back button of the first item, which leads out of the stack.
  var rootBackAction: UIAction? {
    get { engine.rootBackAction }
    set { engine.setRootBackAction(newValue) }
  }

  /// Replaces all items of a managed bar without a transition.
  func setItemsWithoutAnimation(_ items: [UINavigationItem]) { engine.replaceItems(with: items) }

  /// Removes items from the top of a managed bar and adds one, without a transition.
  func changeItemsWithoutAnimation(removing count: Int, adding item: UINavigationItem?) {
    engine.replaceTop(removing: count, adding: item)
  }

  /// Replaces all items of a managed bar and starts the transition, for the caller to drive.
  func makeTransition(
    to items: [UINavigationItem],
    isPush: Bool,
    stationary: NavigationBarTransition.Stationary? = nil,
    fades: Bool = false
  ) -> NavigationBarTransition {
    engine.startTransition(to: items, isPush: isPush, stationary: stationary, fades: fades)
  }

  /// Forgets the poses of an interrupted transition: the next one starts from rest.
  func discardCapture() { engine.discardCapture() }
}
