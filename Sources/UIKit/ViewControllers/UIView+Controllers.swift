// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What becomes of controllers whose views a client puts into a window, or takes out of it.
extension UIView {
  /// The controller whose view is the nearest one around this view.
  private var controllerAround: UIViewController? {
    var candidate = storedSuperview
    while let view = candidate {
      if let controller = view.controller { return controller }
      candidate = view.storedSuperview
    }
    return nil
  }

  /// The controller that this view, or the nearest one around it, belongs to.
  var nearestController: UIViewController? { controller ?? controllerAround }

  /// Runs a closure for the controllers of this view and the ones that it holds, without those
  /// inside them.
  private func forEachOutermostController(_ body: (UIViewController) -> Void) {
    if let controller { return body(controller) }
    for view in storedSubviews { view.forEachOutermostController(body) }
  }

  /// Stops the process with UIKit's text if a controller's view would lie in a view of one that is
  /// not its parent.
  ///
  /// - Parameter view: What is about to come into this view.
  func refuseStrayControllers(in view: UIView) {
    view.forEachOutermostController { controller in
      let around = nearestController
      guard let parent = controller.storedParent, parent !== around else { return }
      misuse(
        "UIViewControllerHierarchyInconsistency: child view controller:\(controller) should have "
          + "parent view controller:\(around.map { "\($0)" } ?? "(null)") but actual parent is:"
          + "\(parent)"
      )
    }
  }

  /// Begins the appearance of the controllers in a view that is about to come into this one.
  ///
  /// - Returns: Those that appear by that, and whether they have appeared as soon as it is there.
  func beginAppearances(in view: UIView) -> [(UIViewController, hasAppeared: Bool)] {
    var coming: [(UIViewController, hasAppeared: Bool)] = []
    view.forEachOutermostController { controller in
      guard controller.appearance.state == .disappeared,
        let state = controller.stateToFollow(nearestController, in: storedWindow)
      else { return }
      switch state {
      case .disappeared, .disappearing: return
      case .appearing(let animated):
        controller.beginWithMove(true, animated: animated)
        coming.append((controller, false))
      case .appeared:
        controller.beginWithMove(true, animated: false)
        coming.append((controller, true))
      }
    }
    return coming
  }

  /// Begins the disappearance of the controllers in this view, which is about to leave.
  ///
  /// - Returns: Those that are gone as soon as it is.
  func beginDisappearances() -> [UIViewController] {
    var leaving: [UIViewController] = []
    forEachOutermostController { controller in
      guard controller.stateToFollow(controllerAround, in: storedWindow) != nil else { return }
      switch controller.appearance.state {
      case .disappeared: return
      case .disappearing: break
      case .appearing, .appeared: controller.beginWithMove(false, animated: false)
      }
      leaving.append(controller)
    }
    return leaving
  }
}

extension UIViewController {
  /// The appearance that decides about this controller's when its view comes and goes by a
  /// client's hand.
  ///
  /// - Parameters:
  ///   - around: The controller whose view it comes into.
  ///   - window: The window.
  /// - Returns: `nil` if someone else decides: the container itself, the window or a presentation.
  fileprivate func stateToFollow(
    _ around: UIViewController?,
    in window: UIWindow?
  ) -> AppearanceStateMachine.State? {
    guard presentingController == nil, window?.storedRoot !== self else { return nil }
    // Apple allows a controller without a parent to have its view anywhere.
    guard let around else { return window?.isShown == true ? .appeared : nil }
    guard around.shouldAutomaticallyForwardAppearanceMethods, !around.placesChildren else {
      return nil
    }
    return around.appearance.state
  }

  /// Begins an appearance that goes with a move into or out of the parent, if one is announced.
  func beginWithMove(_ isAppearing: Bool, animated: Bool) {
    let own: ContainerMove = isAppearing ? .toParent : .fromParent
    if announcedMove == own { move = own }
    beginAppearanceTransition(isAppearing, animated: animated)
  }

  /// Ends an appearance that `beginWithMove` began.
  func endWithMove() {
    guard appearance.isUnderway(true) || appearance.isUnderway(false) else { return }
    endAppearanceTransition()
    move = .none
  }

  // MARK: Changing children

  /// Replaces the view of one child by that of another.
  func exchange(
    _ from: UIViewController,
    for to: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions,
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard from.storedParent === self, to.storedParent === self else {
      misuse(
        "Children view controllers \(from) and \(to) must have a common parent view controller "
          + "when calling -[UIViewController transitionFromViewController:toViewController:duration:"
          + "options:animations:completion:]"
      )
    }
    let forwards = shouldAutomaticallyForwardAppearanceMethods && isShown
    if forwards {
      from.beginWithMove(false, animated: duration > 0)
      to.beginWithMove(true, animated: duration > 0)
    }
    let view = to.loadedView
    UIView.performWithoutAnimation {
      (from.loadedView.storedSuperview ?? loadedView).addSubview(view)
    }
    if forwards { to.announceIsAppearing(animated: duration > 0) }
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: options,
      animations: { animations?() },
      completion: { finished in
        // It may have come back, or gone on, meanwhile.
        if !forwards || from.appearance.isUnderway(false) {
          from.storedView?.removeFromSuperview()
        }
        if forwards {
          if from.appearance.isUnderway(false) { from.endWithMove() }
          if to.appearance.isUnderway(true) { to.endWithMove() }
        }
        completion?(finished)
      }
    )
  }
}
