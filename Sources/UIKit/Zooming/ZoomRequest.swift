// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The zoom that a view controller prefers, and the two view controllers that take part.
@MainActor
struct ZoomRequest {
  private let options: UIViewController.Transition.ZoomOptions
  private let provider: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
  private let source: UIViewController
  private let zoomed: UIViewController

  /// Creates the request; `nil` if the view controller prefers another transition.
  ///
  /// - Parameters:
  ///   - zoomed: The view controller that grows.
  ///   - source: The view controller that the zoom begins at.
  init?(of zoomed: UIViewController, from source: UIViewController) {
    guard case .zoom(let options, let provider) = zoomed.storedTransition?.kind else { return nil }
    (self.options, self.provider, self.source, self.zoomed) = (options, provider, source, zoomed)
  }

  /// The color over the page below.
  var dimmingColor: UIColor {
    options.dimmingColor ?? .black.withAlphaComponent(ZoomRequest.dimming)
  }

  /// The alpha of the black over the page below (our decision).
  private static let dimming: CGFloat = 0.2

  /// Asks for the view out of which the page grows.
  ///
  /// - Parameter window: The window that it must be in.
  /// - Returns: The view; `nil` if there is none in the window.
  func sourceView(in window: UIWindow?) -> UIView? {
    let context = UIViewController.Transition.ZoomSourceViewProviderContext(
      from: source,
      to: zoomed
    )
    guard let view = provider(context), let window, view.storedWindow === window else { return nil }
    // A view of the page itself would be inside of what it grows into.
    return zoomed.storedView.map(view.isInside) == true ? nil : view
  }

  /// Asks for the part of the page that fills the source view.
  ///
  /// - Parameters:
  ///   - sourceView: The source view.
  ///   - holder: The view in whose coordinates the answer is.
  /// - Returns: The part; `nil` for all of the page.
  func alignment(with sourceView: UIView, in holder: UIView) -> CGRect? {
    guard let ask = options.alignmentRectProvider, let view = zoomed.storedView else { return nil }
    let context = UIViewController.Transition.ZoomOptions.AlignmentRectContext(sourceView, zoomed)
    return ask(context).map { view.convert($0, to: holder) }
  }

  /// Asks whether a gesture may move the page.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer that is about to begin.
  ///   - willBegin: Whether it would begin.
  /// - Returns: Whether it begins.
  func allows(_ recognizer: UIGestureRecognizer, willBegin: Bool) -> Bool {
    guard let ask = options.interactiveDismissShouldBegin else { return willBegin }
    let velocity = (recognizer as? UIPanGestureRecognizer)?.velocity(in: zoomed.storedView) ?? .zero
    return ask(
      UIViewController.Transition.ZoomOptions.InteractionContext(
        location: recognizer.location(in: zoomed.storedView),
        velocity: CGVector(dx: velocity.x, dy: velocity.y),
        willBegin: willBegin
      )
    )
  }
}
