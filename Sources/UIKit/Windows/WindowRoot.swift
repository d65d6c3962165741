// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The root view controller of a window, and its appearance with the window.
@MainActor
final class WindowRoot {
  private unowned let window: UIWindow
  /// The root view controller.
  private(set) var controller: UIViewController?
  /// The root whose appearance ends on the clock's next turn.
  private weak var appearing: UIViewController?

  init(_ window: UIWindow) { self.window = window }

  /// Replaces the root view controller; in a visible window with all appearance callbacks.
  func replace(with controller: UIViewController?) {
    guard controller !== self.controller else { return }
    if window.isShown { hide() }
    self.controller?.storedPresentation?.discard()
    self.controller = controller
    if window.isShown { show() }
  }

  /// Adds the views of the root and its presented controllers, and begins their appearance.
  ///
  /// `viewDidAppear` follows on the clock's next turn, after the layout.
  func show() {
    guard let root = controller, let stage = window.storedScene?.stage else { return }
    root.loadViewIfNeeded()
    for controller in root.controllersOnScreen {
      controller.beginAppearance(true, animated: false)
      if controller === root {
        root.loadedView.setPlace(window.storedLayer.bounds)
        root.loadedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(root.loadedView)
      } else {
        controller.presentingController?.storedPresentation?.fill(window)
      }
      controller.announceIsAppearing(animated: false)
    }
    appearing = root
    stage.interface.performAfterCommit { [weak self] in self?.endAppearance() }
    stage.commitOnNextTurn()
  }

  /// Ends the appearance that `show()` began, unless it has ended.
  func endAppearance() {
    guard let root = appearing, root === controller, window.isShown else { return }
    appearing = nil
    for controller in root.controllersOnScreen { controller.endAppearance() }
  }

  /// Removes the views, with the disappearance of their controllers.
  func hide() {
    guard let root = controller, root.isViewLoaded else { return }
    appearing = nil
    for presentation in root.storedPresentation?.chain ?? [] { presentation.interrupt() }
    disappear(root) { $0.outermostView?.removeFromSuperview() }
  }

  /// Ends the appearance with a visible window that is being deallocated.
  ///
  /// The window must not be read any more.
  func windowWasReleased() {
    if let root = controller, root.isViewLoaded { disappear(root) { _ in } }
  }

  /// Runs the disappearance of a root and its presented controllers, the uppermost first.
  private func disappear(_ root: UIViewController, removing: (UIViewController) -> Void) {
    let leaving = root.controllersOnScreen.reversed()
    for controller in leaving where !controller.appearance.isDisappearing {
      controller.beginAppearance(false, animated: false)
    }
    for controller in leaving { removing(controller) }
    for controller in leaving { controller.endAppearance() }
  }
}
