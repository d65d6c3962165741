// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Bars that go away by themselves: at a tap, a swipe, or where there is little room.
extension UINavigationController {
  private static let swiped = Selector(
    "barHideOnSwipe:",
    UINavigationController.barHideOnSwipe(_:)
  )
  private static let tapped = Selector("barHideOnTap:", UINavigationController.barHideOnTap(_:))

  func makeBarSwipe() -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer(target: self, action: Self.swiped)
    pan.delegate = barHidingRules
    pan.isEnabled = barHiding.hidesOnSwipe
    storedView?.addGestureRecognizer(pan)
    return pan
  }

  func makeBarTap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(target: self, action: Self.tapped)
    tap.delegate = barHidingRules
    tap.isEnabled = barHiding.takesTaps
    storedView?.addGestureRecognizer(tap)
    return tap
  }

  /// Changes what hides the bars, and makes the recognizers that it takes.
  func changeBarHiding(_ change: (inout BarHidingStateMachine) -> Void) {
    change(&barHiding)
    guard let container = storedView else { return }
    updateBarRecognizers(in: container)
    followRoom(of: container)
  }

  private func updateBarRecognizers(in container: UIView) {
    if barHiding.hidesOnSwipe { attach(barSwipe, to: container, barHiding.hidesOnSwipe) }
    if barHiding.takesTaps { attach(barTap, to: container, barHiding.takesTaps) }
    for recognizer in container.storedGestureRecognizers {
      if recognizer.delegate !== barHidingRules { continue }
      recognizer.isEnabled =
        recognizer is UIPanGestureRecognizer ? barHiding.hidesOnSwipe : barHiding.takesTaps
    }
  }

  private func attach(_ recognizer: UIGestureRecognizer, to container: UIView, _ isEnabled: Bool) {
    if recognizer.view !== container { container.addGestureRecognizer(recognizer) }
    recognizer.isEnabled = isEnabled
  }

  /// Sees whether there is little room from top to bottom.
  func followRoom(of container: UIView) {
    let isLow = container.computedTraits.verticalSizeClass == .compact
    guard isLow != barHiding.isLow, container.storedWindow != nil else { return }
    let action = barHiding.roomChanged(isLow: isLow, isHidden: isBarHidden)
    updateBarRecognizers(in: container)
    act(action, animated: false)
  }

  private func barHideOnSwipe(_ sender: UIPanGestureRecognizer) {
    guard sender.state == .began || sender.state == .changed, let view = storedView else { return }
    let action = barHiding.swiped(sender.translation(in: view).y, isHidden: isBarHidden)
    guard action != .none else { return }
    sender.setTranslation(.zero, in: view)
    act(action, animated: true)
  }

  private func barHideOnTap(_ sender: UITapGestureRecognizer) {
    act(barHiding.tapped(isHidden: isBarHidden), animated: true)
  }

  private func act(_ action: BarHidingStateMachine.Action, animated: Bool) {
    switch action {
    case .none: return
    case .hide:
      bringsToolbarBack = !hidesToolbar
      hideBar(true, animated: animated)
      hideToolbar(true, animated: animated)
    case .show:
      hideBar(false, animated: animated)
      if bringsToolbarBack { hideToolbar(false, animated: animated) }
      bringsToolbarBack = false
    }
  }
}
