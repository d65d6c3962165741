// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// One controller over another: who, how, and how far it has come.
///
/// The presenting controller owns it from the call to `present` until everyone knows of the end of
/// the dismissal.
@MainActor
final class Presentation {
  weak var presenting: UIViewController?
  /// The controller whose `present` was called.
  weak var source: UIViewController?
  let presented: UIViewController
  let controller: UIPresentationController
  /// Covers the window; what moves lies in it.
  let container = UITransitionView()
  /// Holds the presented view, unless the client's presentation controller says what moves.
  let wrapper = UIViewControllerWrapperView()
  var machine = PresentationStateMachine()
  /// What was taken out of the window while it is covered.
  var covered: UIView?
  /// What became of the presenting controller's view below a sheet.
  var card: PresenterCard?
  /// What moves: the wrapper, or the client's presented view.
  private(set) var moved: UIView
  /// Where it lies at rest, in the container.
  private(set) var rest = CGRect.zero
  var motion: ModalTransition?
  var driver: TransitionDriver?
  var coordinator: TransitionCoordinator?
  /// The transition that a client's animator makes, and what follows from its end.
  var custom: TransitionContext?
  var whenCustomEnded: (@MainActor (Presentation, Bool) -> Void)?
  /// Called when everyone knows of the end.
  var completion: (() -> Void)?
  /// Calls that came while controllers were being told.
  var waiting: [@MainActor () -> Void] = []
  var pull = SheetDragStateMachine()
  /// Recognizes the finger that pulls a sheet down.
  let pullRecognizer = SheetPanGestureRecognizer()

  init(of presented: UIViewController, by presenting: UIViewController, source: UIViewController) {
    (self.presented, self.presenting, self.source) = (presented, presenting, source)
    controller = presented.readyPresentationController(presenting: presenting, source: source)
    moved = wrapper
    controller.presentation = self
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.coversWhatIsBelow = true
    // What is on its way was placed for another size: it arrives at once.
    container.onResize = { [weak self] in
      self?.breakOff()
      self?.place()
    }
    container.onLayout = { [weak self] in self?.layOut() }
    pullRecognizer.presentation = self
  }

  /// Whether the presenting controller disappears while this lasts.
  var takesPresentingOut: Bool { controller.shouldRemovePresentersView }

  /// Whether it still stands; callbacks may have given the window another root.
  var stands: Bool { presenting?.storedPresentation === self }

  /// This presentation and those on top of it, the lowest first.
  var chain: [Presentation] {
    [self] + (presented.storedPresentation?.chain ?? [])
  }

  /// The presentation below this one that goes and takes this one along, if there is one.
  var departingBelow: Presentation? {
    guard let below = presenting?.presentationAround else { return nil }
    return below.machine.isDeparting ? below : below.departingBelow
  }

  /// Runs a call as soon as the controllers that are being told know.
  func whenAnnounced(_ call: @escaping @MainActor () -> Void) { waiting.append(call) }

  func runWaiting() {
    let calls = waiting
    waiting = []
    for call in calls { call() }
  }

  /// Puts the container into the window, above all else, and the presented view into it.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - prepare: Is called when the container is there and the view is not yet.
  func fill(_ window: UIWindow, prepare: () -> Void = {}) {
    UIView.performWithoutAnimation {
      container.setStoredFrame(window.storedLayer.bounds)
      if let backdrop = controller.backdrop, backdrop.storedSuperview !== container {
        container.insertSubview(backdrop, at: 0)
      }
      window.addSubview(container)
    }
    prepare()
    guard stands else { return }
    UIView.performWithoutAnimation {
      takePresentedView()
      makeCard(in: window)
      place()
    }
  }

  private func takePresentedView() {
    let view = presented.loadedView
    if controller.holdsPresentedView, custom == nil, moved === wrapper {
      if view.storedSuperview !== wrapper { wrapper.addSubview(view) }
      if controller.canBePulled { wrapper.addGestureRecognizer(pullRecognizer) }
    } else {
      moved = controller.presentedView ?? view
    }
    // A client's animator puts it in.
    if custom == nil, moved.storedSuperview !== container { container.addSubview(moved) }
  }

  /// The page below a sheet gets smaller, be it the window's own or a sheet as well; what a client
  /// presents in its own way stays as it is.
  private func makeCard(in window: UIWindow) {
    guard card == nil, moved === wrapper, let presenting, !takesPresentingOut else { return }
    let below = presenting.presentationAround
    guard below?.controller.holdsPresentedView ?? true,
      let view = below?.wrapper ?? presenting.outermostView,
      controller.placeOfPresenter(window.storedLayer.bounds) != nil
    else { return }
    card = PresenterCard(view)
  }

  /// Places everything for the container's size, at rest.
  func place() {
    guard moved.storedSuperview === container else { return }
    UIView.performWithoutAnimation {
      controller.backdrop?.setStoredFrame(container.storedLayer.bounds)
      let frame = controller.frameOfPresentedViewInContainerView
      moved.setPlace(frame)
      if moved === wrapper {
        controller.layOutDecoration(in: wrapper)
        wrapper.topOffset = frame.minY
        wrapper.overhang = wrapper.place.maxY - frame.maxY
        presented.storedView?.setStoredFrame(CGRect(origin: .zero, size: frame.size))
      }
      rest = moved.place
      if let card {
        controller.placeOfPresenter(card.view.place).map(card.setTarget)
        card.put(at: 0)
      }
    }
  }

  private func layOut() {
    controller.containerViewWillLayoutSubviews()
    if motion == nil, custom == nil, !pull.isActive { place() }
    controller.containerViewDidLayoutSubviews()
  }

  /// Ends what moves at once: a finger's dismissal is taken back.
  func breakOff() {
    guard machine.isPulled else { return endMotion(finished: true) }
    forgetPull()
    endMotion(finished: false)
  }

  /// Ends what moves at once.
  func endMotion(finished: Bool) {
    custom != nil ? endCustom(finished: finished) : driver?.end(finished: finished)
  }

  /// Leaves both controllers without a word: the window shows something else.
  func discard() {
    presented.storedPresentation?.discard()
    endMotion(finished: true)
    card?.release()
    card = nil
    container.removeFromSuperview()
    disconnect()
  }

  /// Both controllers are on their own again.
  func disconnect() {
    presented.endBeingPresented()
    presenting?.endPresenting()
    controller.presentation = nil
  }
}
