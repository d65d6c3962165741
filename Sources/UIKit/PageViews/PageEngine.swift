// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// The pages of a page view controller: which one is shown, its neighbors, and the turn that runs.
@MainActor
final class PageEngine {
  private unowned let controller: UIPageViewController
  let scrollView = _UIQueuingScrollView(frame: .zero)
  private let indicator = PageIndicator()
  private let isVertical: Bool
  private let spacing: CGFloat
  /// The page that is shown, or that a turn began with.
  private(set) var page: UIViewController?
  private var neighbors = PageNeighbors()
  private var machine = PageTurnStateMachine()
  /// The turn that the app began.
  private var request: Request?
  /// Whether the engine itself moves the content.
  private var isPlacing = false

  /// A turn that the app began.
  private struct Request {
    let page: UIViewController
    let completion: ((Bool) -> Void)?
  }

  init(_ controller: UIPageViewController, isVertical: Bool, spacing: CGFloat) {
    (self.controller, self.isVertical, self.spacing) = (controller, isVertical, spacing)
    scrollView.relay.engine = self
    indicator.onTurn = { [weak self] side in self?.turnByIndicator(to: side) }
  }

  // MARK: What others ask

  /// The page that is shown, or the one that the app requested.
  var requestedPage: UIViewController? { request?.page ?? page }
  /// Whether a turn runs.
  var isTurning: Bool { machine.state != .resting }

  // MARK: The app

  /// Shows a page.
  ///
  /// - Parameters:
  ///   - target: The page.
  ///   - side: The side from which it comes.
  ///   - animated: Whether it scrolls in.
  ///   - completion: Receives whether the animation ran to its end.
  func show(
    _ target: UIViewController,
    from side: PageSide,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    endTurn()
    neighbors = PageNeighbors()
    guard animated, UIView.areAnimationsEnabled, controller.isShown, strip.pitch > 0,
      let page, page !== target
    else {
      replacePage(with: target)
      indicator.update(for: controller)
      controller.storedView?.setNeedsLayout()
      completion?(true)
      return
    }
    neighbors[side] = target
    request = Request(page: target, completion: completion)
    scrollView.isUserInteractionEnabled = false
    indicator.update(for: controller)
    layOut()
    turn(to: side)
  }

  /// The data source is another one.
  func dataSourceDidChange() {
    endTurn()
    neighbors = PageNeighbors()
    indicator.update(for: controller)
    controller.storedView?.setNeedsLayout()
  }

  /// The app removes a child.
  func willLose(_ child: UIViewController) {
    if case .turning(let side) = machine.state, child === page || child === neighbors[side] {
      endTurn()
    }
    if child === page { page = nil }
  }

  /// Ends the turn that runs at once: one of the app is completed, one of the user goes to the page
  /// that is nearer.
  func endTurn() {
    guard case .turning(let side) = machine.state else { return }
    let share = request == nil ? strip.share(at: offset) : side.sign
    isPlacing = true
    scrollView.engine.halt()
    isPlacing = false
    end(machine.rested(at: share), finished: false)
  }

  // MARK: The user

  /// The pages moved.
  func pagesScrolled() {
    guard !isPlacing, request == nil else { return }
    let actions = machine.scrolled(
      to: strip.share(at: offset),
      isDragging: scrollView.isDragging,
      neighbors: neighbors.sides
    )
    for action in actions {
      if case .reveal(let side) = action { reveal(side) } else { end(action, finished: true) }
    }
  }

  /// The pages do not move any more; a finger may have caught them.
  func pagesRested() {
    guard !isPlacing, !scrollView.isTracking || request != nil else { return }
    let side = request == nil ? nil : turningSide
    end(machine.rested(at: side?.sign ?? strip.share(at: offset)), finished: true)
  }

  private func turnByIndicator(to side: PageSide) {
    guard !isTurning, neighbors[side] != nil, controller.isShown else { return }
    turn(to: side)
  }

  // MARK: Turns

  private var turningSide: PageSide? {
    if case .turning(let side) = machine.state { side } else { nil }
  }

  /// Scrolls to a neighbor.
  private func turn(to side: PageSide) {
    _ = machine.turn(to: side)
    reveal(side)
    guard turningSide == side else { return }
    let target = strip.offset(showing: side)
    scrollView.setContentOffset(point(target), animated: true)
    if offset == target { pagesRested() }
  }

  /// A neighbor becomes visible.
  private func reveal(_ side: PageSide) {
    guard let next = neighbors[side], let page else { return }
    if request == nil {
      controller.delegate?.pageViewController(controller, willTransitionTo: [next])
    }
    guard turningSide == side else { return }
    controller.addChild(next)
    next.beginWithMove(true, animated: true)
    page.beginAppearance(false, animated: true)
    guard turningSide == side else { return }
    UIView.performWithoutAnimation {
      place(next, at: side)
      scrollView.addSubview(next.loadedView)
    }
    next.announceIsAppearing(animated: true)
  }

  private func end(_ action: PageTurnStateMachine.Action?, finished: Bool) {
    guard let page else { return }
    let request = request
    self.request = nil
    scrollView.isUserInteractionEnabled = true
    switch action {
    case nil, .reveal: return completion(of: request, finished)
    case .conceal(let side): conceal(side, under: page)
    case .finish(let side): finish(side, over: page, isRequested: request != nil)
    }
    if request == nil {
      controller.delegate?.pageViewController(
        controller,
        didFinishAnimating: finished,
        previousViewControllers: [page],
        transitionCompleted: self.page !== page
      )
    }
    completion(of: request, finished)
  }

  private func completion(of request: Request?, _ finished: Bool) {
    request?.completion?(finished)
  }

  private func finish(
    _ side: PageSide,
    over former: UIViewController,
    isRequested: Bool
  ) {
    guard let next = neighbors[side], next.storedParent === controller else { return }
    let shift = strip.offset(offset, after: side)
    neighbors = PageNeighbors()
    if !isRequested { neighbors[side.opposite] = former }
    page = next
    indicator.pageDidTurn(to: side)
    former.notifyOfDeparture()
    former.lifecycle.beginAnnouncedMove(.fromParent)
    next.endAppearing()
    next.lifecycle.endMove()
    UIView.performWithoutAnimation { former.storedView?.removeFromSuperview() }
    former.endDisappearing()
    former.leaveParent()
    next.didMove(toParent: controller)
    fetchNeighbors()
    place(offset: restingOffset ?? shift)
  }

  private func conceal(_ side: PageSide, under page: UIViewController) {
    guard let next = neighbors[side], next.storedParent === controller else { return }
    next.notifyOfDeparture()
    next.beginWithMove(false, animated: true)
    UIView.performWithoutAnimation { next.storedView?.removeFromSuperview() }
    next.endDisappearing()
    next.leaveParent()
    page.beginAppearance(true, animated: true)
    page.announceIsAppearing(animated: true)
    page.endAppearing()
    place(offset: restingOffset)
  }

  /// Replaces the page without animation.
  private func replacePage(with target: UIViewController) {
    guard target !== page else { return }
    let former = page
    page = target
    controller.addChild(target)
    former?.notifyOfDeparture()
    let isShown = controller.isShown
    if isShown {
      target.beginWithMove(true, animated: false)
      former?.beginWithMove(false, animated: false)
    }
    guard page === target else { return }
    if let view = controller.storedView {
      UIView.performWithoutAnimation {
        place(target, at: nil)
        scrollView.addSubview(target.loadedView)
        former?.storedView?.removeFromSuperview()
      }
      view.setNeedsLayout()
    }
    if isShown { target.announceIsAppearing(animated: false) }
    former?.endDisappearing()
    former?.leaveParent()
    if isShown, controller.appearance.state == .appeared { target.endWithMove() }
    target.didMove(toParent: controller)
  }

  /// Asks the data source for the neighbors that are not known.
  private func fetchNeighbors() {
    guard let page, let source = controller.dataSource, !isTurning else { return }
    for side in PageSide.allCases where !neighbors.knows(side) {
      let next =
        switch side {
        case .before: source.pageViewController(controller, viewControllerBefore: page)
        case .after: source.pageViewController(controller, viewControllerAfter: page)
        }
      guard self.page === page else { return }
      neighbors[side] = next === page ? nil : next
    }
  }

  // MARK: Layout

  /// Places the pages for the size of the view.
  func layOut() {
    guard let view = controller.storedView else { return }
    var area = view.storedLayer.bounds
    if indicator.isShown {
      let bottom = area.maxY - view.computedSafeAreaInsets.bottom
      area.size.height = max(0, bottom - PageIndicator.height - area.minY)
      indicator.layOut(
        in: CGRect(x: area.minX, y: area.maxY, width: area.width, height: PageIndicator.height)
      )
    }
    let margin = strip.spacing / 2
    let frame = area.insetBy(dx: isVertical ? 0 : -margin, dy: isVertical ? -margin : 0)
    let isResized = scrollView.place.size != frame.size
    if isResized { endTurn() }
    fetchNeighbors()
    UIView.performWithoutAnimation {
      scrollView.setPlace(frame)
      place(offset: isResized ? strip.restingOffset : restingOffset)
    }
  }

  /// The row of pages.
  private var strip: PageStrip {
    let size = scrollView.place.size
    let margin = max(0, spacing)
    return PageStrip(
      length: max(0, (isVertical ? size.height : size.width) - margin),
      spacing: margin,
      isMirrored: !isVertical && controller.storedView?.isRightToLeft == true
    )
  }

  private var offset: CGFloat {
    let origin = scrollView.storedLayer.bounds.origin
    return isVertical ? origin.y : origin.x
  }

  /// The offset that shows the page alone; `nil` while the pages move.
  private var restingOffset: CGFloat? {
    isTurning || scrollView.isDragging || scrollView.isDecelerating ? nil : strip.restingOffset
  }

  private func point(_ offset: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
  }

  /// Gives the row its size and range, and its pages their places.
  private func place(offset: CGFloat?) {
    isPlacing = true
    let (strip, size) = (strip, scrollView.place.size)
    let insets = strip.insets(around: neighbors.sides)
    let bounces = controller.dataSource != nil
    if isVertical {
      scrollView.contentSize = CGSize(width: size.width, height: strip.contentLength)
      scrollView.contentInset = UIEdgeInsets(
        top: insets.before,
        left: 0,
        bottom: insets.after,
        right: 0
      )
      scrollView.alwaysBounceVertical = bounces
    } else {
      scrollView.contentSize = CGSize(width: strip.contentLength, height: size.height)
      scrollView.contentInset = UIEdgeInsets(
        top: 0,
        left: insets.before,
        bottom: 0,
        right: insets.after
      )
      scrollView.alwaysBounceHorizontal = bounces
    }
    if let page { place(page, at: nil) }
    if let side = turningSide, let next = neighbors[side] { place(next, at: side) }
    if let offset { scrollView.contentOffset = point(offset) }
    isPlacing = false
  }

  private func place(_ page: UIViewController, at side: PageSide?) {
    let (strip, size) = (strip, scrollView.place.size)
    let start = strip.start(of: side)
    page.loadedView.setPlace(
      isVertical
        ? CGRect(x: 0, y: start, width: size.width, height: strip.length)
        : CGRect(x: start, y: 0, width: strip.length, height: size.height)
    )
  }

  /// Puts the scroll view with its page into the view, which was loaded.
  func viewDidLoad(_ view: UIView) {
    view.addSubview(scrollView)
    if let page { scrollView.addSubview(page.loadedView) }
    indicator.update(for: controller)
  }
}
