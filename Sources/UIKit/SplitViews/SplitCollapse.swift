// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The one view controller that is left of the columns in a horizontally compact width.
@MainActor
final class SplitCollapse {
  typealias Column = UISplitViewController.Column

  private unowned let engine: SplitEngine
  private unowned let controller: UISplitViewController
  private(set) var isCollapsed = false
  /// The view controller that is left.
  private(set) var root: UIViewController?
  /// The columns whose pages are on the stack of another one.
  private var merged: [Column: MergedColumn] = [:]

  init(_ engine: SplitEngine, _ controller: UISplitViewController) {
    (self.engine, self.controller) = (engine, controller)
  }

  private var stack: UINavigationController? { root as? UINavigationController }

  /// Collapses or expands the columns as the width requires.
  ///
  /// - Returns: Whether they have expanded.
  func update() -> Bool {
    let isCompact = controller.traitCollection.horizontalSizeClass == .compact
    guard isCompact != isCollapsed else { return false }
    isCompact ? collapse() : expand()
    return !isCompact
  }

  // MARK: Collapsing

  private func collapse() {
    isCollapsed = true
    if controller.style == .unspecified { collapseControllers() } else { collapseColumns() }
    controller.delegate?.splitViewControllerDidCollapse(controller)
  }

  private func collapseColumns() {
    let columns = engine.order.filter { engine.content($0) != nil }
    guard let last = columns.last ?? (engine.content(.compact) == nil ? nil : .compact) else {
      return
    }
    let proposed = engine.content(.compact) == nil ? last : .compact
    let top =
      controller.delegate?.splitViewController(
        controller,
        topColumnForCollapsingToProposedTopColumn: proposed
      ) ?? proposed
    let isCompact = top == .compact && proposed == .compact
    let root = isCompact ? engine.content(.compact) : columns.first.flatMap(engine.content)
    engine.leaveColumns(keeping: root)
    self.root = root
    if !isCompact { merge(through: top == .compact ? last : top, animated: false) }
    showRoot()
  }

  private func collapseControllers() {
    let (primary, secondary) = (engine.content(.primary), engine.content(.secondary))
    let chosen = controller.delegate?.primaryViewController(forCollapsing: controller)
    guard let root = chosen ?? primary ?? secondary else { return }
    engine.leaveColumns(keeping: root)
    self.root = root
    for other in [primary, secondary] { if let other, other !== root { engine.release(other) } }
    if let secondary, secondary !== root {
      let isDone = controller.delegate?.splitViewController(
        controller,
        collapseSecondary: secondary,
        onto: root
      )
      if isDone != true { root.collapseSecondaryViewController(secondary, for: controller) }
    }
    showRoot()
  }

  /// Puts the pages of the columns up to one onto the stack.
  private func merge(through top: Column, animated: Bool) {
    guard let stack, let last = engine.order.firstIndex(of: top) else { return }
    var pages = stack.viewControllers
    for column in engine.order[...last] {
      guard merged[column] == nil, let content = engine.content(column), content !== stack else {
        continue
      }
      let part = MergedColumn(content)
      merged[column] = part
      pages += part.pages
    }
    if pages.count != stack.viewControllers.count {
      stack.setViewControllers(pages, animated: animated)
    }
  }

  private func showRoot() {
    guard let root, let view = controller.storedView else { return }
    if root.storedParent !== controller {
      controller.addChild(root)
      root.didMove(toParent: controller)
    }
    let appears = controller.isShown && root.shownInPlace.appearance.state == .disappeared
    if appears { root.beginAppearance(true, animated: false) }
    UIView.performWithoutAnimation {
      root.loadedView.setPlace(view.storedLayer.bounds)
      view.addSubview(root.loadedView)
    }
    guard appears else { return }
    root.announceIsAppearing(animated: false)
    if controller.appearance.state == .appeared { root.endAppearing() }
  }

  /// Places the view.
  func layOut(_ size: CGSize) {
    guard let root else { return }
    if root.viewInPlace?.isInside(controller.loadedView) != true { showRoot() }
    root.loadedView.setPlace(CGRect(origin: .zero, size: size))
  }

  // MARK: Expanding

  private func expand() {
    let root = root
    isCollapsed = false
    if controller.style == .unspecified {
      if let root { expandControllers(from: root) }
    } else {
      if let stack {
        for column in engine.order.reversed() { merged[column]?.separate(from: stack) }
      }
      merged = [:]
    }
    self.root = nil
    guard let root else { return }
    if engine.all.contains(where: { $0 === root }) {
      engine.keepShown(root)
    } else {
      engine.release(root)
    }
  }

  private func expandControllers(from root: UIViewController) {
    let delegate = controller.delegate
    let primary = delegate?.primaryViewController(forExpanding: controller) ?? root
    let secondary =
      delegate?.splitViewController(controller, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: controller)
    self.root = nil
    engine.set(primary, for: .primary, wraps: false, updates: false)
    engine.set(
      secondary ?? engine.content(.secondary),
      for: .secondary,
      wraps: false,
      updates: false
    )
    self.root = root
  }

  // MARK: Stacks of classic controllers

  /// Puts the pages of a secondary view controller onto the stack of a primary one.
  func merge(_ secondary: UIViewController, into stack: UINavigationController) {
    let part = MergedColumn(secondary)
    merged[.secondary] = part
    stack.setViewControllers(stack.viewControllers + part.pages, animated: false)
  }

  /// Takes the secondary view controller from the stack of a primary one.
  ///
  /// - Returns: The view controller; without one that was put there, the top page.
  func separate(from stack: UINavigationController) -> UIViewController? {
    if let part = merged.removeValue(forKey: .secondary) {
      part.separate(from: stack)
      return part.content
    }
    return stack.viewControllers.count > 1 ? stack.popViewController(animated: false) : nil
  }

  // MARK: Changes while collapsed

  /// Returns the columns that the user went back from to their own stacks.
  private func forgetPoppedColumns(of stack: UINavigationController) {
    for (column, part) in merged where part.start(on: stack) == nil {
      part.separate(from: stack)
      merged[column] = nil
    }
  }

  /// Another view controller was set for a column.
  ///
  /// - Returns: Whether the columns are collapsed, and nothing is left to do.
  func replace(
    _ former: UIViewController?,
    by content: UIViewController?,
    for column: Column
  ) -> Bool {
    guard isCollapsed else { return false }
    if let stack { forgetPoppedColumns(of: stack) }
    if let part = merged.removeValue(forKey: column), let stack {
      let kept = Array(
        stack.viewControllers[..<(part.start(on: stack) ?? stack.viewControllers.count)]
      )
      guard let content else {
        stack.setViewControllers(kept, animated: controller.isShown)
        return true
      }
      let next = MergedColumn(content)
      merged[column] = next
      stack.setViewControllers(kept + next.pages, animated: controller.isShown)
      return true
    }
    guard root == nil || root === former else { return true }
    if let former { engine.release(former) }
    (root, merged) = (nil, [:])
    if controller.isViewLoaded {
      controller.style == .unspecified ? collapseControllers() : collapseColumns()
    }
    return true
  }

  /// Shows a column on the stack.
  func show(_ column: Column, animated: Bool) {
    guard let stack, let index = engine.order.firstIndex(of: column) else { return }
    forgetPoppedColumns(of: stack)
    guard merged[column] != nil || engine.content(column) === stack else {
      return merge(through: column, animated: animated)
    }
    // The pages of the columns that follow leave the stack.
    let next = engine.order[(index + 1)...].compactMap { merged[$0]?.start(on: stack) }.min()
    if let next, next > 0 { pop(to: next, on: stack, after: column, animated: animated) }
  }

  /// Leaves a column for the one before it.
  func hide(_ column: Column, animated: Bool) {
    guard let stack, let start = merged[column]?.start(on: stack), start > 0,
      let index = engine.order.firstIndex(of: column), index > 0
    else { return }
    pop(to: start, on: stack, after: engine.order[index - 1], animated: animated)
  }

  private func pop(
    to count: Int,
    on stack: UINavigationController,
    after column: Column,
    animated: Bool
  ) {
    let leaving = Array(stack.viewControllers[count...])
    stack.popToViewController(stack.viewControllers[count - 1], animated: animated)
    let index = engine.order.firstIndex(of: column) ?? 0
    for later in engine.order[(index + 1)...] {
      guard let part = merged.removeValue(forKey: later) else { continue }
      let pages = leaving.filter { page in part.pages.contains { $0 === page } }
      keep(pages.isEmpty ? part.pages : pages, in: part.content, after: stack)
    }
  }

  /// Returns pages to the stack of their column when the transition that removes them has ended.
  private func keep(
    _ pages: [UIViewController],
    in content: UIViewController,
    after stack: UINavigationController
  ) {
    guard let column = content as? UINavigationController else { return }
    guard let coordinator = stack.transitionCoordinator else {
      return column.setViewControllers(pages, animated: false)
    }
    coordinator.animate(alongsideTransition: nil) { _ in
      column.setViewControllers(pages, animated: false)
    }
  }

  /// Shows a detail on the stack, or presents it.
  func showDetail(_ detail: UIViewController) {
    guard let stack else { return controller.present(detail, animated: true) }
    let part = MergedColumn(detail)
    merged[.secondary] = part
    stack.setViewControllers(stack.viewControllers + part.pages, animated: true)
  }
}
