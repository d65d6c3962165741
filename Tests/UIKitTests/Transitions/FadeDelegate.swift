// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting

import UIKit

/// A delegate with an animator that fades pages; it records its calls.
@MainActor
final class FadeDelegate: NSObject, UINavigationControllerDelegate {
  let log: CallbackLog
  var duration = 0.4
  var curve = UIView.AnimationOptions.curveLinear
  /// Whether the animator completes its transition.
  var completes = true
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// More changes of the animator, each in a block of its own.
  var blocks: [@MainActor () -> Void] = []
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  private(set) weak var animator: Fade?

  init(_ log: CallbackLog) { self.log = log }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { log.add("willShow \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { log.add("didShow \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("\(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
    let fade = Fade(self)
    animator = fade
    return fade
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  /// Fades the new view in over the old one.
  final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    private let owner: FadeDelegate

    init(_ owner: FadeDelegate) { self.owner = owner }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { owner.duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      owner.log.add("animate")
      owner.context = transitionContext
      guard let view = transitionContext.view(forKey: .to),
        let page = transitionContext.viewController(forKey: .to)
      else { return }
      view.frame = transitionContext.finalFrame(for: page)
      transitionContext.containerView.addSubview(view)
      view.alpha = 0
      for block in owner.blocks {
        UIView.animate(withDuration: owner.duration, animations: block)
      }
      UIView.animate(
        withDuration: owner.duration,
        delay: 0,
        options: owner.curve,
        animations: { view.alpha = 1 },
        completion: { [owner] finished in
          owner.log.add("faded \(finished)")
          guard owner.completes else { return }
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
      )
    }

    func animationEnded(_ transitionCompleted: Bool) {
      owner.log.add("ended \(transitionCompleted)")
    }
  }
}
