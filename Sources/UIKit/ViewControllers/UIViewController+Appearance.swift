// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    switch appearance.begin(appearing: isAppearing, animated: animated) {
    case .willAppear(let animated):
      knowsPlace = false
      Stage.current.scene.statusBar.invalidate()
      loadViewIfNeeded()
      viewWillAppear(animated)
    case .willDisappear(let animated): viewWillDisappear(animated)
    case .unbalanced:
      RetourLog.log("Unbalanced calls to begin/end appearance transitions for \(self).")
    case .none, .didAppear, .didDisappear: return
    }
    // What the callback did to the appearance was passed on already.
    guard appearance.isUnderway(isAppearing) else { return }
    forwardBegin(isAppearing, animated: animated)
  }

  func endAppearance() {
    let action = appearance.end()
    Stage.current.scene.statusBar.invalidate()
    let state = appearance.state
    switch action {
    case .didAppear(let animated): viewDidAppear(animated)
    case .didDisappear(let animated): viewDidDisappear(animated)
    case .none, .willAppear, .willDisappear, .unbalanced: return
    }
    guard appearance.state == state else { return }
    forwardEnd()
  }

  /// Tells the controller, and those that appear along with it, that its view is in place.
  func announceIsAppearing(animated: Bool) {
    guard case .appearing = appearance.state, !knowsPlace else { return }
    knowsPlace = true
    viewIsAppearing(animated)
    forwardAppearance { $0.announceIsAppearing(animated: animated) }
  }

  /// Whether the controller's view is on the screen or on its way onto it.
  var isShown: Bool {
    guard storedView?.storedWindow != nil else { return false }
    return switch appearance.state {
    case .appearing, .appeared: true
    case .disappeared, .disappearing: false
    }
  }

  /// Runs an operation in the session of the window that the controller is in: another window's
  /// may be the current one.
  func inSession<Result>(_ body: () -> Result) -> Result {
    guard let window = storedView?.storedWindow else { return body() }
    return window.inSession(body)
  }

  func forwardAppearance(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenThatAppear { body(child) }
  }
}
