// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UIViewController {
  /// Returns the appearance that this view controller's follows when an app adds its view to the
  /// hierarchy or removes it.
  ///
  /// - Parameters:
  ///   - around: The view controller whose view is the nearest one around it.
  ///   - window: The window.
  /// - Returns: `nil` if the container, the window or a presentation runs the appearance.
  func appearanceToFollow(
    in around: UIViewController?,
    window: UIWindow?
  ) -> AppearanceStateMachine.State? {
    guard presentingController == nil, searchedPage == nil, window?.storedRoot !== self else {
      return nil
    }
    // Apple allows a view controller without a parent to have its view anywhere.
    guard let around else { return window?.isShown == true ? .appeared : nil }
    guard around.shouldAutomaticallyForwardAppearanceMethods, !around.placesChildren else {
      return nil
    }
    return around.appearance.state
  }

  /// Begins an appearance, with the move into or out of the parent if one is announced.
  func beginWithMove(_ isAppearing: Bool, animated: Bool) {
    lifecycle.beginAnnouncedMove(isAppearing ? .toParent : .fromParent)
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends an appearance that `beginWithMove` began.
  func endWithMove() {
    let appearance = shownInPlace.appearance
    guard appearance.isAppearing || appearance.isDisappearing else { return }
    endAppearance()
    lifecycle.endMove()
  }
}
