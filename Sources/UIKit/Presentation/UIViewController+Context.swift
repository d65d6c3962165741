// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// Presentations in a context: which view controller presents, and what appears in its place.
extension UIViewController {
  /// Returns the view controller that presents another one on this one's request.
  ///
  /// - Parameter style: The style of the presentation.
  /// - Returns: The nearest view controller that defines a context, for the styles that cover one;
  ///   else the one that covers the window.
  func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style.coversContext else { return windowPresenter }
    var candidate: UIViewController? = self
    while let controller = candidate, !controller.definesPresentationContext {
      candidate = controller.storedParent ?? controller.searchedPage
    }
    return candidate ?? outermostController
  }

  /// The view controller that covers the window and holds this one, be it in a context.
  var windowPresenter: UIViewController {
    let outermost = outermostController
    guard let place = outermost.presentationAround?.place, place.isContext else { return outermost }
    return place.presenting?.windowPresenter ?? outermost
  }

  /// The presentation by this view controller or its nearest container, or the one over the window
  /// that a view controller in a context has requested.
  var presentationInHierarchy: PresentationEngine? {
    let around = storedParent ?? searchedPage
    if let own = storedPresentation ?? around?.presentationInHierarchy { return own }
    guard presentationAround?.place.isContext == true,
      let over = windowPresenter.storedPresentation,
      over.place.source?.outermostController === self
    else { return nil }
    return over
  }

  /// The presentation over the view of this view controller alone.
  var presentationInContext: PresentationEngine? {
    guard let storedPresentation, storedPresentation.place.isContext else { return nil }
    return storedPresentation
  }

  // MARK: Appearance

  /// The view controller that appears in the place of this one: a presented one that has removed
  /// its view, or itself.
  var shownInPlace: UIViewController {
    guard let cover = presentationInContext, cover.stage.coversPresenter,
      appearance.state == .disappeared
    else { return self }
    return cover.presented.shownInPlace
  }

  /// The view controller that is presented over the view and appears along with it.
  var shownAlong: UIViewController? {
    guard let over = presentationInContext, over.isAtRest, !over.stage.coversPresenter else {
      return nil
    }
    // A transition of this view controller's own presentation concerns all that is above it.
    if let own = presentationAround, own.presented === self, own.place.isContext, !own.isAtRest {
      return nil
    }
    return over.presented
  }

  /// The view controller in front in the place of this one.
  var front: UIViewController {
    guard let presented = presentationInContext?.presented,
      !presented.lifecycle.isBeingDismissed
    else { return self }
    return presented.front
  }

  /// The view in the place of this view controller's own: a container that has removed it, or the
  /// view itself.
  var viewInPlace: UIView? {
    guard let cover = presentationInContext, cover.stage.coversPresenter else { return storedView }
    return cover.containersInPlace.first
  }

  // MARK: Containers that move the view

  /// Whether the containers of presentations take the place of the view, which is about to be
  /// inserted.
  func takesPlace(in superview: UIView, at index: Int) -> Bool {
    guard let view = viewInPlace, view !== storedView else { return false }
    superview.insert(view, at: index)
    followPlace()
    return true
  }

  /// The view was inserted or moved: the containers of presentations follow.
  func followPlace() {
    guard let presentationInContext, var last = viewInPlace, let around = last.storedSuperview,
      !presentationInContext.holds(last)
    else { return }
    for container in presentationInContext.containersInPlace where container !== last {
      around.insert(container, nextTo: last, above: true)
      last = container
    }
    placeDidChange()
  }

  /// The view was removed: the containers of presentations follow, unless an animator removed it.
  func leavePlace() {
    guard let presentationInContext, presentationInContext.isAtRest else { return }
    for stage in presentationInContext.chain.map(\.stage) { stage.container.leaveSuperview() }
  }

  /// The frame of the view changed: the containers of presentations follow.
  func placeDidChange() {
    guard let presentationInContext, let place = storedView?.place else { return }
    for presentation in presentationInContext.chain
    where presentation.followsPresenter || presentation.stage.coversPresenter {
      presentation.stage.container.setPlace(place)
    }
  }
}

extension UIView {
  /// The view in the place of this one, if it is the view of a view controller.
  var inPlace: UIView { controller?.viewInPlace ?? self }
}

extension PresentationEngine {
  /// The containers of a chain of presentations that no upper one has removed, the lowest first.
  var containersInPlace: [UIView] {
    let chain = chain
    return chain.indices
      .filter { $0 == chain.count - 1 || !chain[$0 + 1].stage.coversPresenter }
      .map { chain[$0].stage.container }
  }

  /// Whether the container follows the view of the context, which is beside it.
  var followsPresenter: Bool {
    guard place.isContext, !isCustom, let presenting else { return false }
    if let below = presenting.presentationAround, below.presented === presenting {
      return below.followsPresenter
    }
    return presenting.storedView?.storedSuperview === stage.container.storedSuperview
  }

  /// Whether an animator has put the presenting view into a container of the chain.
  fileprivate func holds(_ view: UIView) -> Bool {
    chain.contains { view !== $0.stage.container && view.isInside($0.stage.container) }
  }

  /// The view controller in whose place the container is; `nil` if its view is there, too.
  var controllerInPlace: UIViewController? {
    guard place.isContext, stage.coversPresenter, let presenting else { return nil }
    guard let below = presenting.presentationAround, below.presented === presenting else {
      return presenting
    }
    return below.controllerInPlace
  }
}
