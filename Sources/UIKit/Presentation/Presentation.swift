// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// One controller over another: who, how, and how far it has come.
///
/// The presenting controller owns it from the call to `present` until everyone knows of the end of
/// the dismissal.
@MainActor
final class Presentation {
  weak var presenting: UIViewController?
  let presented: UIViewController
  let style: UIModalPresentationStyle
  let transitionStyle: UIModalTransitionStyle
  /// Covers the window; the presented view lies in `wrapper` in it.
  let container = UITransitionView()
  let wrapper = UIViewControllerWrapperView()
  var machine = PresentationStateMachine()
  /// What was taken out of the window while it is covered.
  var covered: UIView?
  var motion: ModalTransition?
  var driver: TransitionDriver?
  var coordinator: TransitionCoordinator?
  /// Called when everyone knows of the end.
  var completion: (() -> Void)?
  /// Calls that came while controllers were being told.
  var waiting: [@MainActor () -> Void] = []

  init(of presented: UIViewController, by presenting: UIViewController) {
    (self.presented, self.presenting) = (presented, presenting)
    style = presented.storedModalPresentationStyle
    transitionStyle = presented.storedModalTransitionStyle
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.coversWhatIsBelow = true
    container.addSubview(wrapper)
    // What is on its way was placed for another size: it arrives at once.
    container.onResize = { [weak self] in self?.driver?.complete() }
  }

  /// Whether the presenting controller disappears while this lasts.
  var takesPresentingOut: Bool { style == .fullScreen }

  /// Whether it still stands; callbacks may have given the window another root.
  var stands: Bool { presenting?.storedPresentation === self }

  /// This presentation and those on top of it, the lowest first.
  var chain: [Presentation] {
    [self] + (presented.storedPresentation?.chain ?? [])
  }

  /// Runs a call as soon as the controllers that are being told know.
  func whenAnnounced(_ call: @escaping @MainActor () -> Void) { waiting.append(call) }

  func runWaiting() {
    let calls = waiting
    waiting = []
    for call in calls { call() }
  }

  /// Puts the presented view into the window, above all else.
  func fill(_ window: UIWindow) {
    UIView.performWithoutAnimation {
      container.setStoredFrame(window.storedLayer.bounds)
      wrapper.setStoredFrame(container.storedLayer.bounds)
      let view = presented.loadedView
      if view.storedSuperview !== wrapper {
        view.setStoredFrame(wrapper.storedLayer.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.addSubview(view)
      }
      window.addSubview(container)
    }
  }

  /// Leaves both controllers without a word: the window shows something else.
  func discard() {
    presented.storedPresentation?.discard()
    driver?.complete()
    container.removeFromSuperview()
    presented.presentingController = nil
    presenting?.storedPresentation = nil
  }
}
