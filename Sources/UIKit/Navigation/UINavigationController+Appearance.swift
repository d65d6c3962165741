// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UINavigationController {
  /// The container appears or disappears, and its top page with it.
  func stackAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      showTop(animated: animated)
    } else {
      endOwnTransition()
      shownPage?.beginAppearanceTransition(false, animated: animated)
    }
  }

  func stackAppearanceEnded() {
    if appearance.state == .disappeared {
      shownPage?.endAppearanceTransition()
    } else if transition == nil {
      finishShowingTop()
    }
  }

  /// Puts the top page in the place of what is there, with no transition.
  func showTop(animated: Bool) { operate { putTopInPlace(animated: animated) } }

  private func putTopInPlace(animated: Bool) {
    let former = shownPage
    let top = stack.last
    if former !== top, former?.appearance.isDisappearing != true {
      former?.beginAppearanceTransition(false, animated: false)
    }
    shownPage = top
    top?.beginAppearanceTransition(true, animated: animated)
    if let top {
      storedDelegate?.navigationController(self, willShow: top, animated: animated)
    }
    settlePages()
    if former !== top { former?.endAppearanceTransition() }
    if isShown { top?.announceIsAppearing(animated: animated) }
  }

  /// Ends what `showTop` began.
  func finishShowingTop() {
    guard let top = shownPage else { return }
    let wasAppearing = top.appearance.isAppearing
    top.endAppearanceTransition()
    arrive(top)
    if wasAppearing {
      storedDelegate?.navigationController(self, didShow: top, animated: false)
    }
  }
}
