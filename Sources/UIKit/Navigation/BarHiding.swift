// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The hiding of a stack's bars by taps, by swipes, by the keyboard and in a compact height.
@preconcurrency @MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  private static let swiped = Selector("barHideOnSwipe:", BarHiding.barHideOnSwipe(_:))
  private static let tapped = Selector("barHideOnTap:", BarHiding.barHideOnTap(_:))

  // Weakly: a client may retain this as the delegate of a recognizer.
  private weak var controller: UINavigationController?
  private var machine = BarHidingStateMachine()
  /// The recognizer of the swipes that hide and show the bars.
  private(set) lazy var swipeRecognizer = makeSwipeRecognizer()
  /// The recognizer of the taps that hide and show the bars.
  private(set) lazy var tapRecognizer = makeTapRecognizer()

  init(_ controller: UINavigationController) { self.controller = controller }

  // MARK: Configuration

  /// Whether an occasion hides the bars.
  subscript(occasion: WritableKeyPath<BarHidingStateMachine, Bool>) -> Bool {
    get { machine[keyPath: occasion] }
    set {
      machine[keyPath: occasion] = newValue
      configurationChanged()
    }
  }

  /// The view was loaded, or the configuration changed.
  func configurationChanged() {
    guard let container = controller?.storedView else { return }
    updateRecognizers(in: container)
    followHeight(of: container)
  }

  private func makeSwipeRecognizer() -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer(target: self, action: Self.swiped)
    pan.delegate = self
    pan.isEnabled = machine.hidesOnSwipe
    controller?.storedView?.addGestureRecognizer(pan)
    return pan
  }

  private func makeTapRecognizer() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(target: self, action: Self.tapped)
    // A key is for the item with the focus, not for the bars.
    tap.allowedPressTypes = []
    tap.delegate = self
    tap.isEnabled = machine.takesTaps
    controller?.storedView?.addGestureRecognizer(tap)
    return tap
  }

  private func updateRecognizers(in container: UIView) {
    if machine.hidesOnSwipe { attach(swipeRecognizer, to: container, machine.hidesOnSwipe) }
    if machine.takesTaps { attach(tapRecognizer, to: container, machine.takesTaps) }
    for recognizer in container.storedGestureRecognizers {
      if recognizer.delegate !== self { continue }
      recognizer.isEnabled =
        recognizer is UIPanGestureRecognizer ? machine.hidesOnSwipe : machine.takesTaps
    }
  }

  private func attach(_ recognizer: UIGestureRecognizer, to container: UIView, _ isEnabled: Bool) {
    if recognizer.view !== container { container.addGestureRecognizer(recognizer) }
    recognizer.isEnabled = isEnabled
  }

  // MARK: Events

  /// The controller's view is laid out, maybe with another height.
  func followHeight(of container: UIView) {
    let isCompact = container.computedTraits.verticalSizeClass == .compact
    guard isCompact != machine.isCompact, container.storedWindow != nil, let bars else { return }
    let action = machine.heightChanged(isCompact: isCompact, bars)
    updateRecognizers(in: container)
    perform(action, animated: false)
  }

  /// The keyboard comes onto the screen.
  func keyboardWillAppear() {
    guard let bars else { return }
    perform(machine.keyboardAppears(bars), animated: true)
    controller?.storedView.map(updateRecognizers)
  }

  /// The client hides or shows the navigation bar itself.
  func clientDecided() { machine.clientDecided() }

  private func barHideOnSwipe(_ sender: UIPanGestureRecognizer) {
    guard sender.state == .began || sender.state == .changed,
      let view = controller?.storedView, let bars
    else { return }
    let action = machine.swiped(sender.translation(in: view).y, bars)
    guard action != .none else { return }
    sender.setTranslation(.zero, in: view)
    perform(action, animated: true)
  }

  private func barHideOnTap(_ sender: UITapGestureRecognizer) {
    guard let bars else { return }
    perform(machine.tapped(bars), animated: true)
    controller?.storedView.map(updateRecognizers)
  }

  private var bars: BarHidingStateMachine.Bars? {
    guard let engine = controller?.engine else { return nil }
    return BarHidingStateMachine.Bars(
      isNavigationBarHidden: engine.container.isBarHidden,
      isToolbarHidden: engine.toolbar.isHidden
    )
  }

  private func perform(_ action: BarHidingStateMachine.Action, animated: Bool) {
    guard let engine = controller?.engine else { return }
    switch action {
    case .none: return
    case .hide:
      engine.hideBar(true, animated: animated)
      engine.toolbar.hide(true, animated: animated)
    case .show(let showsToolbar):
      engine.hideBar(false, animated: animated)
      if showsToolbar { engine.toolbar.hide(false, animated: animated) }
    }
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard let controller, let view = touch.view else { return true }
    let bars: [UIView?] = [controller.bar, controller.engine.toolbar.made]
    return !bars.contains { $0.map(view.isInside) ?? false }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.engine.transition == nil else { return false }
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: controller.storedView)
    return abs(velocity.y) > abs(velocity.x)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // Scrolling continues while the bars hide.
    gestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer is UIPanGestureRecognizer
      && controller?.engine.swipe.owns(otherGestureRecognizer) != true
  }
}

extension UIWindow {
  /// Notifies the stacks on the screen that the keyboard comes.
  func keyboardWillAppear() {
    func visit(_ controller: UIViewController) {
      (controller as? UINavigationController)?.engine.barHiding.keyboardWillAppear()
      for child in controller.childrenThatAppear { visit(child.front) }
    }
    for controller in storedRoot?.controllersOnScreen ?? [] { visit(controller) }
  }
}
