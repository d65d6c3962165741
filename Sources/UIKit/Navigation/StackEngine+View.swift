// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension StackEngine {
  // MARK: The view

  /// Loads the controller's view.
  func loadView() {
    let view = container.makeView()
    swipe.install(in: view)
    controller.setStoredView(view)
    barHiding.configurationChanged()
    layOut()
  }

  /// Leaves the visible page alone in the container, at rest.
  func settlePages() {
    controller.settleBottomBar()
    container.settle(on: visiblePage)
    if zoomOfTop != nil { swipe.followZooms() }
  }

  // MARK: Zooms and swipes

  /// The zoom with which the page on top would go; `nil` if it goes otherwise.
  var zoomOfTop: ZoomRequest? {
    let pages = stack.suffix(2)
    guard let below = pages.first, let top = pages.last, below !== top else { return nil }
    return ZoomRequest(of: top, from: below)
  }

  /// The zoom that runs.
  var zoomOfTransition: ZoomRequest? { transition?.plan.zoom }

  /// Whether a finger may take over a pop that is about to run: a zoom always, others by the
  /// system's choice.
  func mayCatchPop(after interrupted: InterruptedTransition?, isZoom: Bool) -> Bool {
    if isZoom { return true }
    let stage = controller.storedView?.storedWindow?.windowScene?.stage
    return interrupted == nil && stage?.popsAreInterruptible ?? false
  }

  /// The finger of a swipe moved.
  func swipeMoved(to progress: CGFloat) { transition?.driver.scrub(to: progress) }

  // MARK: The back button

  /// Pops to a page that was chosen in the back button's menu; no delegate is asked (reported).
  func backMenuItemChosen(_ item: UINavigationItem) {
    guard let page = stack.dropLast().last(where: { $0.navigationItem === item }) else { return }
    controller.popToViewController(page, animated: true)
  }

  /// Pops the top page, if the bar's delegate agrees.
  func backButtonTapped() {
    guard let item = stack.last?.navigationItem, callbacks.shouldPop(item) else { return }
    controller.popViewController(animated: true)
  }

  // MARK: The data flow

  /// Prints a line of the trace of the data flow.
  func trace(_ step: Stage.FlowStep, _ value: @autoclosure () -> String) {
    controller.storedView?.storedWindow?.windowScene?.stage?.trace(step, value())
  }
}
