// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UIWindow {
  /// Runs an operation in the window's session: another window's may be the current one.
  func inSession<Result>(_ body: () -> Result) -> Result {
    session === Session.current ? body() : session.perform(body)
  }

  func replaceRoot(with controller: UIViewController?) {
    guard controller !== storedRoot else { return }
    if isShown { hideRoot() }
    storedRoot?.storedPresentation?.discard()
    storedRoot = controller
    if isShown { showRoot() }
  }

  /// Puts the views of the root, and of what it presents, in and takes them through their
  /// appearance; `viewDidAppear` comes with the next frame, as the views are on the screen then.
  func showRoot() {
    guard let root = storedRoot, let stage = storedScene?.stage else { return }
    root.loadViewIfNeeded()
    for controller in root.controllersOnScreen {
      controller.beginAppearanceTransition(true, animated: false)
      if controller === root {
        root.loadedView.setPlace(storedLayer.bounds)
        root.loadedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(root.loadedView)
      } else {
        controller.presentingController?.storedPresentation?.fill(self)
      }
      controller.announceIsAppearing(animated: false)
    }
    arrivingRoot = root
    stage.afterCommit.append { [weak self] in self?.finishShowingRoot() }
    stage.session.clock.requestFrame()
  }

  /// Ends what `showRoot` began, if it was not ended yet.
  func finishShowingRoot() {
    guard let root = arrivingRoot, root === storedRoot, isShown else { return }
    arrivingRoot = nil
    for controller in root.controllersOnScreen { controller.endAppearanceTransition() }
  }

  func hideRoot() {
    guard let root = storedRoot, root.isViewLoaded else { return }
    arrivingRoot = nil
    for presentation in root.storedPresentation?.chain ?? [] { presentation.interrupt() }
    let leaving = root.controllersOnScreen.reversed()
    for controller in leaving where !controller.appearance.isDisappearing {
      controller.beginAppearanceTransition(false, animated: false)
    }
    for controller in leaving { controller.outermostView?.removeFromSuperview() }
    for controller in leaving { controller.endAppearanceTransition() }
  }
}
