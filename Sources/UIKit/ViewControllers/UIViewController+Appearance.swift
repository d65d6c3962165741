// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UIViewController {
  /// The appearance of the view.
  var appearance: AppearanceStateMachine { lifecycle.appearance }

  /// Begins an appearance or disappearance.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether the view is about to appear.
  ///   - animated: Whether the transition is animated.
  ///   - byApp: Whether the app asked for it, and ends it.
  func beginAppearance(_ isAppearing: Bool, animated: Bool, byApp: Bool = false) {
    presentationInContext?.interrupt()
    let shown = shownInPlace
    guard shown === self else {
      return shown.beginAppearance(isAppearing, animated: animated, byApp: byApp)
    }
    switch lifecycle.beginTransition(isAppearing: isAppearing, animated: animated, byApp: byApp) {
    case .viewWillAppear(let animated):
      Stage.current.interface.visibleControllersDidChange()
      loadViewIfNeeded()
      viewWillAppear(animated)
    case .viewWillDisappear(let animated): viewWillDisappear(animated)
    case .logUnbalancedCall:
      RetourLog.log("Unbalanced calls to begin/end appearance transitions for \(self).")
    case .none, .viewIsAppearing, .viewDidAppear, .viewDidDisappear: return
    }
    // An appearance that the callback changed was forwarded already.
    guard isAppearing ? appearance.isAppearing : appearance.isDisappearing else { return }
    if !isAppearing { TextInputCenter.pageWillDisappear(self) }
    forwardBegin(isAppearing, animated: animated)
    shownAlong?.beginAppearance(isAppearing, animated: animated)
  }

  /// Begins an appearance for a stack, a tab bar controller or a presentation, which ends it.
  ///
  /// Overrides of `beginAppearanceTransition(_:animated:)` are called, after `viewDidLoad`; those
  /// of `endAppearanceTransition()` are not (Documentation/Parity.md).
  func beginAppearanceInContainer(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { loadViewIfNeeded() }
    beginAppearanceTransition(isAppearing, animated: animated)
    shownInPlace.lifecycle.containerBeganTransition()
  }

  func endAppearance() {
    let shown = shownInPlace
    guard shown === self else { return shown.endAppearance() }
    let action = lifecycle.endTransition()
    Stage.current.interface.visibleControllersDidChange()
    let state = appearance.state
    switch action {
    case .viewDidAppear(let animated): viewDidAppear(animated)
    case .viewDidDisappear(let animated): viewDidDisappear(animated)
    case .none, .viewWillAppear, .viewIsAppearing, .viewWillDisappear, .logUnbalancedCall: return
    }
    guard appearance.state == state else { return }
    TextInputCenter.pageDidReturn(self)
    forwardEnd()
    shownAlong?.endAppearance()
  }

  /// Ends an appearance that nothing else ended meanwhile.
  func endAppearing() { if shownInPlace.appearance.isAppearing { endAppearance() } }

  /// Ends a disappearance that nothing else ended meanwhile.
  func endDisappearing() { if shownInPlace.appearance.isDisappearing { endAppearance() } }

  /// Calls `viewIsAppearing` of the view controller, and of the children that appear with it, once
  /// per appearance.
  func announceIsAppearing(animated: Bool) {
    let shown = shownInPlace
    guard shown === self else { return shown.announceIsAppearing(animated: animated) }
    guard lifecycle.placeView() == .viewIsAppearing else { return }
    viewIsAppearing(animated)
    TextInputCenter.pageDidReturn(self)
    forwardAppearance { $0.announceIsAppearing(animated: animated) }
    shownAlong?.announceIsAppearing(animated: animated)
  }

  /// Whether the view is on the screen or about to appear there.
  var isShown: Bool {
    guard storedView?.storedWindow != nil else { return false }
    return switch appearance.state {
    case .appearing, .appeared: true
    case .disappeared, .disappearing: false
    }
  }

  /// Runs an operation in the session of the view's window: another session may be current.
  func inSession<Result>(_ body: () -> Result) -> Result {
    guard let window = storedView?.storedWindow else { return body() }
    return window.inSession(body)
  }

  func forwardAppearance(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenThatAppear { body(child) }
  }
}
