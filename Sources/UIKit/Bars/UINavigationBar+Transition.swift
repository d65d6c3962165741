// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UINavigationBar {
  /// Makes other items the bar's, and prepares to show it.
  ///
  /// - Parameters:
  ///   - items: The new items, the bottom one at index 0.
  ///   - isPush: Whether the new top comes in over the old one, or comes back from under it.
  ///   - still: Which picture is seen all the way; `nil` lets one take the other's place.
  /// - Returns: The transition; the picture is still the old one.
  func makeTransition(
    to items: [UINavigationItem],
    isPush: Bool,
    still: NavigationBarTransition.Still? = nil
  ) -> NavigationBarTransition {
    transition?.finish()
    UIView.performWithoutAnimation { layOutContent() }
    let former = storedItems
    let incoming = makePicture(for: items)
    let seen = afterimage
    afterimage = nil
    replaceStoredItems(with: items)
    let made = NavigationBarTransition(
      in: self,
      from: picture,
      to: incoming,
      formerItems: former,
      isPush: isPush,
      still: still,
      following: seen
    )
    transition = made
    return made
  }

  /// Keeps what was seen for a transition that follows in the same turn.
  func keep(_ afterimage: NavigationBarAfterimage?) {
    self.afterimage = afterimage
    let clock = clock
    clock.schedule(at: clock.now) { [weak self] in
      MainActor.assumeIsolated { self?.afterimage = nil }
    }
  }
}
