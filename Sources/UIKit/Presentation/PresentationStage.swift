// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore

/// The views of one presentation: the container, the view that moves in it, and the card that the
/// presenting view becomes below a sheet.
@MainActor
final class PresentationStage {
  /// The view that covers the window and holds the others.
  let container = UITransitionView()
  /// The superview of the presented view, unless the app's presentation controller moves another.
  let wrapper = UIViewControllerWrapperView()
  let presented: UIViewController
  /// The presentation controller that manages the presentation; another one after an adaptation.
  private(set) var controller: UIPresentationController
  /// The view that moves: the wrapper, or the app's presented view.
  private(set) var moved: UIView
  /// The frame of that view at rest, in the container.
  private(set) var rest = CGRect.zero
  /// The card below a sheet.
  private(set) var card: PresenterCard?
  /// The presenting view while it is out of the window.
  private var covered: UIView?
  /// The constraints between that view and others, which end with its removal.
  private var coveredConstraints: [NSLayoutConstraint] = []

  init(of presented: UIViewController, controller: UIPresentationController) {
    (self.presented, self.controller) = (presented, controller)
    moved = wrapper
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.coversWhatIsBelow = true
    container.isPresentation = true
    controller.connect(to: self)
  }

  /// Whether the presenting view is out of the window.
  var coversPresenter: Bool { covered != nil }
  /// This presentation and those below it, the upper ones first.
  var stack: some Sequence<PresentationStage> {
    sequence(first: self) { $0.presented.presentingViewController?.presentationAround?.stage }
  }
  /// The distance between the rest position and a position off the screen, in points.
  var travel: CGFloat { max(1, container.storedLayer.bounds.height - rest.minY) }
  /// The animation of the presented view: only what covers the whole container turns around.
  var transitionStyle: ModalTransition.Style {
    let style = controller.transitionStyle
    return style == .flip && rest != container.storedLayer.bounds ? .cover : style
  }
  /// The views beside the container that take part in a transition.
  var cardViews: [UIView] { card.map { [$0.view] } ?? [] }

  // MARK: Filling the container

  /// Puts the container, with the backdrop, into a window or another view.
  ///
  /// - Parameters:
  ///   - superview: That view.
  ///   - frame: The frame in it.
  ///   - sibling: The view below; `nil` puts the container above all else.
  func enter(_ superview: UIView, frame: CGRect, above sibling: UIView? = nil) {
    UIView.performWithoutAnimation {
      container.setStoredFrame(frame)
      insertBackdrop()
      if let sibling {
        superview.insertSubview(container, aboveSubview: sibling)
      } else {
        superview.addSubview(container)
      }
    }
  }

  /// Puts the presented view into the container and makes the card.
  ///
  /// - Parameters:
  ///   - presenter: The presenting view controller, whose view may become a card.
  ///   - isCustom: Whether a custom animator is about to move the presented view itself.
  ///   - recognizer: The recognizer of a sheet's interactive dismissal.
  func fill(
    over presenter: UIViewController?,
    isCustom: Bool,
    recognizer: UIGestureRecognizer
  ) {
    UIView.performWithoutAnimation {
      takePresentedView(isCustom: isCustom, recognizer: recognizer)
      if let presenter { makeCard(of: presenter) }
      if moved.storedSuperview === container { place() }
    }
  }

  /// Replaces the presentation controller while nothing moves.
  func exchangeController(
    for other: UIPresentationController,
    over presenter: UIViewController,
    recognizer: UIGestureRecognizer
  ) {
    UIView.performWithoutAnimation {
      controller.backdrop?.removeFromSuperview()
      controller.removeDecoration(from: wrapper)
      wrapper.removeGestureRecognizer(recognizer)
      releaseCard()
      controller.disconnect()
      controller = other
      controller.connect(to: self)
      insertBackdrop()
    }
    fill(over: presenter, isCustom: false, recognizer: recognizer)
  }

  private func insertBackdrop() {
    guard let backdrop = controller.backdrop, backdrop.storedSuperview !== container else { return }
    container.insertSubview(backdrop, at: 0)
  }

  private func takePresentedView(isCustom: Bool, recognizer: UIGestureRecognizer) {
    let view = presented.loadedView
    if controller.holdsPresentedView, !isCustom, moved === wrapper {
      if view.storedSuperview !== wrapper { wrapper.addSubview(view) }
      if controller.allowsInteractiveDismissal { wrapper.addGestureRecognizer(recognizer) }
    } else {
      moved = controller.presentedView ?? view
    }
    // A custom animator adds it itself.
    if !isCustom, moved.storedSuperview !== container { container.addSubview(moved) }
  }

  /// The view below a sheet shrinks, the window's own or another sheet; below a custom presentation
  /// it stays as it is.
  private func makeCard(of presenter: UIViewController) {
    guard card == nil, moved === wrapper, !controller.shouldRemovePresentersView,
      let window = container.storedWindow
    else { return }
    let below = presenter.presentationAround?.stage
    guard below?.controller.holdsPresentedView ?? true,
      let view = below?.wrapper ?? presenter.outermostView,
      controller.frameOfPresentingView(in: window.storedLayer.bounds) != nil
    else { return }
    card = PresenterCard(view)
  }

  // MARK: Layout

  /// Places everything for the size of the container, at rest.
  func place() { UIView.performWithoutAnimation { placeViews() } }

  /// Places everything after a change of the presentation controller, with an animation.
  ///
  /// - Parameter change: The change.
  func animateChange(_ change: () -> Void) {
    withoutActuallyEscaping(change) { change in
      UIView.animateLikeTransitions { [self] in
        change()
        placeViews()
        presented.storedView?.layoutIfNeeded()
      }
    }
  }

  /// Stops an animation of the presented view where it is visible.
  ///
  /// - Returns: The place of its top edge.
  func stopMotion() -> CGFloat {
    let layer = moved.storedLayer
    let top = (layer.presentation() ?? layer).frame.minY
    layer.removeAllAnimations()
    return top
  }

  private func placeViews() {
    guard moved.storedSuperview === container else { return }
    controller.backdrop?.setStoredFrame(container.storedLayer.bounds)
    let frame = controller.frameOfPresentedViewInContainerView
    if moved === wrapper {
      wrapper.setPlace(controller.frameOfWrapper(for: frame))
      controller.layOutDecoration(in: wrapper)
      wrapper.topOffset = frame.minY
      wrapper.overhang = wrapper.place.maxY - container.storedLayer.bounds.maxY
      presented.storedView?.setStoredFrame(CGRect(origin: .zero, size: frame.size))
    } else {
      moved.setPlace(frame)
    }
    rest = moved.place
    if let card {
      controller.frameOfPresentingView(in: card.view.place).map(card.setTarget)
      card.setReach(controller.expansion)
      card.put(at: 0)
    }
  }

  /// Places everything after a custom transition, or without one.
  func settleWithoutMotion() {
    if moved.storedSuperview == nil { container.addSubview(moved) }
    place()
  }

  // MARK: The presenting view

  /// Removes the presenting view, or the view around it.
  func cover(_ view: UIView?) {
    covered = view
    coveredConstraints = view?.constraintsWithViewsOutside ?? []
    view?.leaveSuperview()
  }

  /// Returns the presenting view that was removed, to be inserted again; once.
  func takeCoveredView() -> UIView? {
    defer { covered = nil }
    return covered
  }

  /// Inserts the presenting view that was removed again.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - container: The container of a presentation, below which it is inserted.
  func putBack(_ view: UIView, below container: UIView) {
    guard let superview = container.storedSuperview else { return }
    UIView.performWithoutAnimation {
      view.setStoredFrame(container.place)
      superview.insertSubview(view, belowSubview: container)
      for constraint in coveredConstraints { constraint.activateIfPossible() }
    }
    coveredConstraints = []
  }

  /// Returns a presenting view to its place: an animator may have put it into a container.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - stages: The stages of the chain of presentations, the lowest first.
  static func reclaim(_ view: UIView?, from stages: [PresentationStage]) {
    // A full screen view controller takes the lower containers out of the window.
    guard let upper = stages.last(where: { $0.container.storedWindow != nil })?.container,
      let superview = upper.storedSuperview, let view,
      stages.contains(where: { view.storedSuperview === $0.container })
    else { return }
    UIView.performWithoutAnimation {
      view.setPlace(upper.place)
      superview.insertSubview(view, belowSubview: upper)
    }
  }

  /// Restores the presenting view's shape.
  func releaseCard() {
    card?.release()
    card = nil
  }

  // MARK: The end

  /// Removes the container and the presented view.
  func empty() {
    releaseCard()
    container.blocksTouches = false
    moved.isHidden = false
    container.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
  }

  /// Removes the container alone: the presented view controller receives no callback.
  func discard() {
    releaseCard()
    container.removeFromSuperview()
  }
}
