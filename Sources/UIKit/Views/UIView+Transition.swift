// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  // MARK: Creating transitions between views

  /// Shows changes of a view's content by a transition.
  ///
  /// The closure's changes are not animated themselves, unless `.allowAnimatedContent` is set or
  /// there is no transition among the options.
  ///
  /// - Parameters:
  ///   - view: The view whose content changes.
  ///   - duration: The duration in seconds.
  ///   - options: The transition and its curve.
  ///   - animations: The changes.
  ///   - completion: Called at the end, with whether the transition finished.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let changes = animations ?? {}
    let block = ViewAnimation(
      duration: duration,
      options: options,
      curve: .timing(options.timingFunction)
    )
    guard let type = options.transition else { return block.run(changes, completion: completion) }
    block.run(type, of: view, changes, completion: completion)
  }

  /// Replaces a view by another one, by a transition of their superview.
  ///
  /// - Parameters:
  ///   - fromView: The view that goes: it is removed, or hidden with `.showHideTransitionViews`.
  ///   - toView: The view that comes in its place.
  ///   - duration: The duration in seconds.
  ///   - options: The transition and its curve.
  ///   - completion: Called at the end, with whether the transition finished.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let swap: () -> Void = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(
      with: fromView.superview ?? fromView,
      duration: duration,
      options: options,
      animations: swap,
      completion: completion
    )
  }
}

extension UIView.AnimationOptions {
  /// The transition among the options; `nil` for none.
  fileprivate var transition: (type: CATransitionType, subtype: CATransitionSubtype?)? {
    switch (rawValue >> 20) & 0xF {
    case 1: (.flip, .fromLeft)
    case 2: (.flip, .fromRight)
    case 5: (.fade, nil)
    case 6: (.flip, .fromTop)
    case 7: (.flip, .fromBottom)
    default: nil
    }
  }
}
