// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// A transition of a custom container from one child to another.
@MainActor
struct ChildTransition {
  private let from: UIViewController
  private let to: UIViewController
  private let parent: UIViewController

  /// Creates a transition; both view controllers must be children of the same parent.
  init(from: UIViewController, to: UIViewController, in parent: UIViewController) {
    guard from.storedParent === parent, to.storedParent === parent else {
      misuse(
        "Children view controllers \(from) and \(to) must have a common parent view controller "
          + "when calling -[UIViewController transitionFromViewController:toViewController:duration:"
          + "options:animations:completion:]"
      )
    }
    (self.from, self.to, self.parent) = (from, to, parent)
  }

  /// Replaces the view of one child by that of the other.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - options: The options of the animation.
  ///   - animations: Makes the change.
  ///   - completion: Receives whether the animation ran to its end.
  func run(
    duration: TimeInterval,
    options: UIView.AnimationOptions,
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    let (from, to) = (from, to)
    let forwards = parent.shouldAutomaticallyForwardAppearanceMethods && parent.isShown
    if forwards {
      from.beginWithMove(false, animated: duration > 0)
      to.beginWithMove(true, animated: duration > 0)
    }
    let view = to.loadedView
    UIView.performWithoutAnimation {
      (from.loadedView.inPlace.storedSuperview ?? parent.loadedView).addSubview(view)
    }
    if forwards { to.announceIsAppearing(animated: duration > 0) }
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: options,
      animations: { animations?() },
      completion: { finished in
        // A callback may have shown it again, or removed it, meanwhile.
        if !forwards || from.shownInPlace.appearance.isDisappearing {
          from.storedView?.removeFromSuperview()
        }
        if forwards {
          if from.shownInPlace.appearance.isDisappearing { from.endWithMove() }
          if to.shownInPlace.appearance.isAppearing { to.endWithMove() }
        }
        completion?(finished)
      }
    )
  }
}
