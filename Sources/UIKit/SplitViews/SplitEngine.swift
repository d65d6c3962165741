// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// The columns of a split view controller: their view controllers, which are visible, and where.
@MainActor
final class SplitEngine {
  typealias Column = UISplitViewController.Column

  private unowned let controller: UISplitViewController
  /// The columns beside each other, in order.
  let order: [Column]
  /// The view controllers that an app set.
  private var chosenContents: [Column: UIViewController] = [:]
  /// The view controllers of the columns: those of an app, or stacks with them.
  private var contents: [Column: UIViewController] = [:]
  private var panes: [Column: SplitPane] = [:]
  private(set) var arrangement: SplitArrangement
  /// The columns whose views are in the container.
  private var shown: Set<Column> = []
  private var knownWidth: CGFloat?
  /// Whether the engine itself removes a child.
  private var isReleasing = false
  /// Ends the animation that runs.
  private var finishAnimation: (() -> Void)?
  private let dim = UIDimmingView(UIColor(white: 0, alpha: SplitFigures.dimming))
  private(set) lazy var collapse = SplitCollapse(self, controller)
  let swipe = SplitSwipe()

  init(_ controller: UISplitViewController, style: UISplitViewController.Style) {
    self.controller = controller
    order =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    arrangement = SplitArrangement(columns: order.count)
    dim.addAction(
      UIAction { [weak self] _ in self?.change(animated: true) { $0.show($0.most) } },
      for: .touchUpInside
    )
    swipe.connect(to: self)
  }

  // MARK: View controllers

  /// The view controller that an app set for a column.
  func chosen(_ column: Column) -> UIViewController? { chosenContents[column] }
  /// The view controller of a column.
  func content(_ column: Column) -> UIViewController? { contents[column] }
  /// The view controllers that are visible.
  var visible: [UIViewController] {
    if let root = collapse.root { return [root] }
    return order.filter { shown.contains($0) }.compactMap { contents[$0] }
  }
  /// The view controllers beside each other, or the one that is left of them.
  var all: [UIViewController] {
    collapse.root.map { [$0] } ?? order.compactMap { contents[$0] }
  }

  /// Sets the view controller of a column.
  ///
  /// - Parameters:
  ///   - child: The view controller.
  ///   - column: The column.
  ///   - wraps: Whether one that is no stack gets a stack.
  ///   - updates: Whether the views follow at once.
  func set(
    _ child: UIViewController?,
    for column: Column,
    wraps: Bool,
    updates: Bool = true
  ) {
    guard child !== chosenContents[column] else { return }
    endAnimation()
    let former = contents[column]
    chosenContents[column] = child
    var content = child
    if let child, wraps, !(child is UINavigationController) {
      content = UINavigationController(rootViewController: child)
    }
    contents[column] = content
    if collapse.replace(former, by: content, for: column) { return }
    if let former { release(former) }
    shown.remove(column)
    if updates, controller.isViewLoaded, !collapse.isCollapsed { update(animated: false) }
  }

  /// Removes a view controller from the container.
  func release(_ child: UIViewController) {
    guard child.storedParent === controller else { return }
    isReleasing = true
    defer { isReleasing = false }
    child.notifyOfDeparture()
    if controller.isShown, child.shownInPlace.appearance.state != .disappeared {
      child.beginAppearance(false, animated: false)
    }
    UIView.performWithoutAnimation { child.storedView?.removeFromSuperview() }
    child.endDisappearing()
    child.removeFromParent()
  }

  /// A child was removed by an app.
  func willLose(_ child: UIViewController) {
    guard !isReleasing else { return }
    for column in order + [.compact]
    where contents[column] === child && chosenContents[column] === child {
      (chosenContents[column], contents[column]) = (nil, nil)
      shown.remove(column)
    }
  }

  // MARK: Arrangement

  /// Changes the visible columns.
  func change(animated: Bool, _ change: (inout SplitArrangement) -> Void) {
    var next = arrangement
    change(&next)
    apply(next, animated: animated)
  }

  /// Chooses the visible columns anew, after a preference changed.
  func arrange() {
    guard let width = knownWidth, !collapse.isCollapsed else { return }
    apply(preferred(in: width), animated: false)
  }

  /// The arrangement that the app prefers, or that suits a width.
  func preferred(in width: CGFloat) -> SplitArrangement {
    let mode = controller.preferredDisplayMode
    var next = arrangement
    let behavior = controller.preferredSplitBehavior.behavior ?? mode.behavior
    next.arrange(behavior ?? next.automaticBehavior(in: width), level: mode.level)
    return next
  }

  /// Shows an arrangement, and tells the delegate.
  func apply(_ next: SplitArrangement, animated: Bool) {
    guard next != arrangement else { return }
    endAnimation()
    let former = arrangement
    let mode = UISplitViewController.DisplayMode(next)
    if mode != .init(former) {
      controller.delegate?.splitViewController(controller, willChangeTo: mode)
    }
    for (index, column) in order.enumerated() where contents[column] != nil {
      switch (former.shows(index), next.shows(index)) {
      case (false, true): controller.delegate?.splitViewController(controller, willShow: column)
      case (true, false): controller.delegate?.splitViewController(controller, willHide: column)
      default: break
      }
    }
    guard arrangement == former else { return }
    arrangement = next
    guard controller.isViewLoaded, !collapse.isCollapsed else { return }
    update(animated: animated, from: former)
  }

  // MARK: Layout

  /// Places the columns for the size of the view.
  func layOut() {
    guard let view = controller.storedView else { return }
    let size = view.storedLayer.bounds.size
    let hasExpanded = collapse.update()
    if collapse.isCollapsed { return collapse.layOut(size) }
    guard size.width != knownWidth else { return place(arrangement) }
    let isFirst = knownWidth == nil
    knownWidth = size.width
    endAnimation()
    var next = preferred(in: size.width)
    // What a user or an app showed stays, as long as the columns share the width in the same way.
    if !isFirst, next.behavior == arrangement.behavior { next = arrangement }
    if hasExpanded, let delegate = controller.delegate {
      let mode = delegate.splitViewController(
        controller,
        displayModeForExpandingToProposedDisplayMode: .init(next)
      )
      next.arrange(mode.behavior ?? next.behavior, level: mode.level ?? next.level)
    }
    if next == arrangement { update(animated: false) } else { apply(next, animated: false) }
    if hasExpanded { controller.delegate?.splitViewControllerDidExpand(controller) }
  }

  private func layout(_ arrangement: SplitArrangement) -> SplitLayout {
    let size = controller.storedView?.storedLayer.bounds.size ?? .zero
    let widths = order.dropLast().map { controller.width(of: $0, in: size.width) }
    return SplitLayout(arrangement, widths: widths, size: size, isMirrored: isMirrored)
  }

  var isMirrored: Bool {
    (controller.storedView?.isRightToLeft == true) != (controller.primaryEdge == .trailing)
  }

  private func place(_ arrangement: SplitArrangement) {
    let frames = layout(arrangement).frames
    for (column, frame) in zip(order, frames) {
      panes[column]?.layOut(frame, lineIsLeft: column == order.last ? nil : isMirrored)
    }
    dim.setPlace(frames[frames.count - 1])
    swipe.setEdge(isRight: isMirrored)
  }

  /// Brings the views in line with the arrangement.
  private func update(animated: Bool, from former: SplitArrangement? = nil) {
    guard let view = controller.storedView else { return }
    let wanted = Set(
      order.enumerated().filter { arrangement.shows($0.offset) && contents[$0.element] != nil }
        .map(\.element)
    )
    let (coming, leaving) = (wanted.subtracting(shown), shown.subtracting(wanted))
    let animates = animated && UIView.areAnimationsEnabled && controller.isShown
    shown = wanted
    for column in order where coming.contains(column) { begin(column, animated: animates) }
    for column in order where leaving.contains(column) {
      if controller.isShown { contents[column]?.beginAppearance(false, animated: animates) }
    }
    let covers = layout(arrangement).covers
    UIView.performWithoutAnimation {
      if let former { place(former) }
      for column in order.reversed() { if let pane = panes[column] { view.addSubview(pane) } }
      if covers, dim.storedSuperview == nil { dim.alpha = 0 }
      if let last = order.last, let pane = panes[last] {
        view.insertSubview(dim, aboveSubview: pane)
      }
    }
    for column in order where coming.contains(column) {
      if controller.isShown { contents[column]?.announceIsAppearing(animated: animates) }
    }
    let change = { [self] in
      place(arrangement)
      dim.alpha = covers ? 1 : 0
      dim.isUserInteractionEnabled = covers
      view.layoutIfNeeded()
    }
    finishAnimation = { [weak self] in self?.end(coming, leaving) }
    guard animates else {
      change()
      return endAnimation()
    }
    UIView.animateLikeTransitions(change) { [weak self] finished in
      if finished { self?.endAnimation() }
    }
  }

  private func begin(_ column: Column, animated: Bool) {
    guard let content = contents[column] else { return }
    if content.storedParent !== controller {
      controller.addChild(content)
      content.didMove(toParent: controller)
    }
    setTraits(of: content, in: column)
    if controller.isShown { content.beginAppearance(true, animated: animated) }
    show(content, in: column)
  }

  /// Makes the columns beside the last one horizontally compact.
  private func setTraits(of content: UIViewController, in column: Column) {
    let isSide = column != order.last
    controller.setOverrideTraitCollection(
      isSide ? UITraitCollection(horizontalSizeClass: .compact) : nil,
      forChild: content
    )
  }

  private func show(_ content: UIViewController, in column: Column) {
    let pane = panes[column] ?? SplitPane()
    panes[column] = pane
    UIView.performWithoutAnimation {
      controller.storedView?.addSubview(pane)
      pane.show(content.loadedView)
    }
  }

  /// Ends the animation that runs at once.
  func endAnimation() {
    let finish = finishAnimation
    finishAnimation = nil
    finish?()
  }

  private func end(_ coming: Set<Column>, _ leaving: Set<Column>) {
    for column in order where coming.contains(column) {
      if controller.appearance.state == .appeared { contents[column]?.endAppearing() }
    }
    for column in order where leaving.contains(column) {
      UIView.performWithoutAnimation { panes[column]?.show(nil) }
      contents[column]?.endDisappearing()
    }
  }

  // MARK: Collapsing

  /// Removes the columns from the view, but for one whose view controller stays.
  func leaveColumns(keeping root: UIViewController?) {
    endAnimation()
    for column in order where shown.contains(column) {
      guard let content = contents[column], content !== root else { continue }
      if controller.isShown { content.beginAppearance(false, animated: false) }
      UIView.performWithoutAnimation { panes[column]?.show(nil) }
      content.endDisappearing()
    }
    if let root { controller.setOverrideTraitCollection(nil, forChild: root) }
    UIView.performWithoutAnimation {
      // A view that stays does not leave the window with its pane.
      if let view = controller.storedView, let kept = root?.storedView, kept.isInside(view) {
        view.addSubview(kept)
      }
      for pane in panes.values { pane.removeFromSuperview() }
      dim.removeFromSuperview()
    }
    shown = []
    knownWidth = nil
  }

  /// Notes that the view of a column is in the container already.
  func keepShown(_ content: UIViewController) {
    // It goes into its pane without another appearance.
    guard let column = order.first(where: { contents[$0] === content }) else { return }
    show(content, in: column)
    setTraits(of: content, in: column)
    shown.insert(column)
  }
}
