// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The doors through which other parts of UIKit reach the engine.
extension UINavigationController: ContainerLayout {
  var bar: UINavigationBar { engine.container.bar }
  /// The pages, the root first.
  var stack: [UIViewController] { engine.stack }
  /// Whether an operation is under way, whose callbacks may request others.
  var isOperating: Bool { engine.isOperating }

  /// Whether a page is on the stack.
  func holds(_ page: UIViewController) -> Bool { engine.holds(page) }

  func layOutContainer() { engine.layOut() }

  func push(_ page: UIViewController, animated: Bool) { engine.push(page, animated: animated) }

  func replaceStack(with pages: [UIViewController], animated: Bool) {
    engine.replaceStack(with: pages, animated: animated)
  }

  func hideBar(_ hidden: Bool, animated: Bool) { engine.hideBar(hidden, animated: animated) }

  func fit(_ page: UIViewController, among covered: UIEdgeInsets) {
    engine.container.fit(page, among: covered)
  }

  /// The insets of a page that the status area and the bars cover.
  func coveredInsets(of page: UIViewController) -> UIEdgeInsets {
    engine.container.coveredInsets(of: page)
  }

  /// The controller presented over the stack; the top page without one, or if it is on its way out.
  var presentedOrTop: UIViewController? {
    guard let presented = presentedInHierarchy, !presented.lifecycle.isBeingDismissed else {
      return stack.last
    }
    return presented
  }

  // MARK: Benchmarks

  /// The duration of a timed push or pop, in seconds: the system's 0.5 unless a benchmark sets it.
  package var transitionDuration: TimeInterval {
    get { engine.runner.duration }
    set { engine.runner.setDuration(newValue) }
  }

  /// Shows the running transition at a progress, as a finger does.
  ///
  /// - Parameter progress: The share of the transition, 0...1.
  package func scrubTransition(to progress: CGFloat) { engine.swipeMoved(to: progress) }

  /// Ends the running transition at once with the change made.
  package func completeTransition() { engine.completeTransition() }
}
