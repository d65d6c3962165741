// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    switch appearance.begin(appearing: isAppearing, animated: animated) {
    case .willAppear(let animated):
      loadViewIfNeeded()
      viewWillAppear(animated)
    case .willDisappear(let animated): viewWillDisappear(animated)
    case .unbalanced:
      RetourLog.log("Unbalanced calls to begin/end appearance transitions for \(self).")
    case .none, .didAppear, .didDisappear: return
    }
    forwardBegin(isAppearing, animated: animated)
  }

  func endAppearance() {
    let action = appearance.end()
    switch action {
    case .didAppear(let animated): viewDidAppear(animated)
    case .didDisappear(let animated): viewDidDisappear(animated)
    case .none, .willAppear, .willDisappear, .unbalanced: return
    }
    forwardEnd()
  }

  /// Tells the controller, and those that appear along with it, that its view is in place.
  func announceIsAppearing(animated: Bool) {
    guard case .appearing = appearance.state else { return }
    viewIsAppearing(animated)
    forwardAppearance { $0.announceIsAppearing(animated: animated) }
  }

  func forwardAppearance(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenThatAppear { body(child) }
  }
}
