// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The tab bar of a tab bar controller, and its place.
///
/// At rest the bar lies in the controller's view, or is hidden by the selected page. During a push
/// or pop that shows or hides it, the page that has the bar carries it in its wrapper, above the
/// page's view and below the page that slides over it.
@MainActor
final class BottomBar {
  let view = UITabBar()
  /// The place of the bar; changes at the controller's layout and at a stack's transitions only.
  private(set) var placement = BottomBarPlacement.inPlace
  private unowned let controller: UITabBarController

  init(of controller: UITabBarController) {
    self.controller = controller
    view.manage(by: controller)
  }

  /// The height of the bar with the safe area below it, in points.
  private var height: CGFloat {
    view.barHeight + (controller.storedView?.computedSafeAreaInsets.bottom ?? 0)
  }

  /// The height that a visible bar takes from a page, in points.
  private var room: CGFloat { view.isHiddenByClient ? 0 : height }

  /// The height that the bar takes from the selected page where it is now, in points.
  ///
  /// A page that carries the bar is laid out by its stack.
  var coveredHeight: CGFloat { placement == .inPlace ? room : 0 }

  /// Whether the selected page hides the bar.
  var isAway: Bool { placement == .away }

  /// The frame of the bar in the controller's view.
  private var frame: CGRect {
    let bounds = controller.storedView?.storedLayer.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  private var isHiddenBySelection: Bool { controller.engine.selection?.hidesBottomBar == true }

  /// Shows or hides a bar at rest and updates its frame.
  func layOut() {
    placement.layOut(hidesBar: isHiddenBySelection)
    if case .carried = placement { return }
    view.updateVisibility()
    if view.frame != frame { view.frame = frame }
  }

  /// Moves the bar into the wrapper of a page for a transition of its stack.
  ///
  /// - Parameters:
  ///   - page: The one of the two pages that shows the bar.
  ///   - wrapper: The view that moves the page; it fills its superview at rest.
  ///   - layOutPage: Lays out the page, which keeps the room above the bar.
  func carry(by page: UIViewController, in wrapper: UIView, layOutPage: () -> Void) {
    guard let container = controller.storedView, let room = wrapper.storedSuperview else { return }
    placement.carry(by: ObjectIdentifier(page), room: self.room)
    UIView.performWithoutAnimation {
      layOutPage()
      view.updateVisibility()
      view.setStoredFrame(room.convert(frame, from: container))
      if view.storedSuperview !== wrapper { wrapper.addSubview(view) }
      controller.layOutContainer()
      view.layoutIfNeeded()
    }
  }

  /// Shows or hides the bar of a controller that is not on screen as its selected page wants it.
  ///
  /// On screen, the bar follows the page that is there.
  func followSelection() {
    guard !controller.isShown else { return }
    placement.layOut(hidesBar: isHiddenBySelection)
    view.updateVisibility()
  }

  /// Updates the bar at the end of a change of a stack, animated or not.
  ///
  /// - Parameter stack: The stack; only the selected one affects the bar.
  func changeDidEnd(in stack: UIViewController) {
    let shown = controller.engine.pageSwitch.shownPage
    guard let shown, shown === stack || shown === stack.storedParent else {
      return followSelection()
    }
    if case .carried = placement { return settle() }
    if isAway != shown.hidesBottomBar { controller.layOutContainer() }
  }

  /// Returns the bar to the controller's view.
  func settle() {
    guard case .carried = placement, let container = controller.storedView else { return }
    placement.settle(hidesBar: isHiddenBySelection)
    UIView.performWithoutAnimation {
      if view.storedSuperview !== container { container.addSubview(view) }
      controller.layOutContainer()
    }
  }
}
