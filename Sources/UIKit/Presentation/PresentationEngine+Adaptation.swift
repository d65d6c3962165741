// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Changes of the presentation's style while the view controller is presented.
extension PresentationEngine {
  /// Adapts the presentation to new traits.
  ///
  /// The presented view controller stays. A full screen style removes the presenting view, another
  /// one inserts it again, with the callbacks of the presenting view controller.
  func adapt(to traits: UITraitCollection, coordinator: TransitionCoordinator) {
    let style = original.styleAdapted(to: traits)
    guard style ?? original.style != controller.style else { return }
    interrupt()
    guard isAtRest, let presenting else { return }
    let removedPresenter = removesPresenter
    let adapted = PresentationControllerFactory(presented: presented)
      .adapt(original, to: style)
    original.notifyOfPresentation(style: style, coordinator: coordinator)
    guard isAtRest else { return }
    presented.keepPresentationController(adapted)
    stage.exchangeController(for: adapted, over: presenting, recognizer: drag.recognizer)
    if removesPresenter, !removedPresenter {
      presenting.beginAppearanceInContainer(false, animated: false)
      stage.cover(place.coveredView)
      presenting.endDisappearing()
    } else if let lowest = lowestContainer, !removesPresenter, let view = stage.takeCoveredView() {
      uncover(view, below: lowest, animated: false)
      presenting.endAppearing()
      stage.fill(over: presenting, isCustom: false, recognizer: drag.recognizer)
    }
  }

  /// Inserts the presenting view again.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - sibling: The container above it.
  ///   - animated: Whether the view controller's appearance is animated.
  func uncover(_ view: UIView, below sibling: UIView, animated: Bool) {
    presenting?.beginAppearanceInContainer(true, animated: animated)
    guard exists else { return }
    stage.putBack(view, below: sibling)
    presenting?.announceIsAppearing(animated: animated)
    view.layoutIfNeeded()
  }
}
