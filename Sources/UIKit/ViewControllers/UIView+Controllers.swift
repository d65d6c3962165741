// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The appearance of view controllers whose views an app adds to a window or removes from one.
extension UIView {
  /// The view controller whose view is the nearest one around this view.
  private var controllerAround: UIViewController? {
    var candidate = storedSuperview
    while let view = candidate {
      if let controller = view.controller { return controller }
      candidate = view.storedSuperview
    }
    return nil
  }

  /// The view controller of this view or of the nearest one around it.
  var nearestController: UIViewController? { controller ?? controllerAround }

  /// Calls a closure with the view controllers of this view and its descendants, without those
  /// whose views lie in theirs.
  private func forEachOutermostController(_ body: (UIViewController) -> Void) {
    if let controller = controller ?? controllerInPlace { return body(controller) }
    for view in storedSubviews { view.forEachOutermostController(body) }
  }

  /// Stops the process with UIKit's text if a view controller's view would become a descendant of
  /// the view of one that is not its parent.
  ///
  /// - Parameter view: The view that is about to be added to this one.
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

  /// Begins the appearance of the view controllers in a view that is about to be added to this one.
  ///
  /// - Returns: Those that appear, and whether their appearance ends as soon as the view is added.
  func beginAppearances(in view: UIView) -> [(UIViewController, hasAppeared: Bool)] {
    var coming: [(UIViewController, hasAppeared: Bool)] = []
    view.forEachOutermostController { controller in
      guard controller.shownInPlace.appearance.state == .disappeared,
        let state = controller.appearanceToFollow(in: nearestController, window: storedWindow)
      else { return }
      switch state {
      case .disappeared, .disappearing: return
      case .appearing(let animated, _):
        controller.beginWithMove(true, animated: animated)
        coming.append((controller, false))
      case .appeared:
        controller.beginWithMove(true, animated: false)
        coming.append((controller, true))
      }
    }
    return coming
  }

  /// Begins the disappearance of the view controllers in this view, which is about to be removed.
  ///
  /// - Returns: Those whose disappearance ends as soon as the view is removed.
  func beginDisappearances() -> [UIViewController] {
    var leaving: [UIViewController] = []
    forEachOutermostController { controller in
      guard controller.appearanceToFollow(in: controllerAround, window: storedWindow) != nil else {
        return
      }
      let shown = controller.shownInPlace
      switch shown.appearance.state {
      case .disappeared: return
      case .disappearing: if shown.lifecycle.isAppTransition { return }
      case .appearing, .appeared: controller.beginWithMove(false, animated: false)
      }
      leaving.append(controller)
    }
    return leaving
  }
}
