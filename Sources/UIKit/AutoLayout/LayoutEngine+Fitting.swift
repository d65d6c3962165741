// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourLayout

extension LayoutEngine {
  /// Returns the size that a view's own constraints give it, close to a target size.
  ///
  /// The measurement uses a copy of the solver and leaves nothing in it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - target: The target size, in points.
  ///   - horizontal: The priority of the target's width.
  ///   - vertical: The priority of the target's height.
  /// - Returns: The size in points, rounded up to whole pixels.
  func fittingSize(
    of view: UIView,
    target: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    let node = view.madeLayout.node
    _ = member(node)
    setNeedsRefresh(node)
    update()
    guard let member = node.member else { return .zero }
    var solver = solver.copy()
    isolate(view, member, in: &solver)
    let targets = [
      (member.width, target.width, horizontal), (member.height, target.height, vertical),
    ]
    for (variable, length, priority) in targets {
      // Required lengths give way to the view's own constraints.
      let priority = min(Double(priority.rawValue), LayoutRequest.required - 1)
      let request = LayoutRequest(
        [LayoutTerm(variable, 1)],
        .equal,
        constant: -Double(max(0, length.isFinite ? length : 0)),
        priority: priority
      )
      _ = try? solver.add(request)
    }
    solve(&solver)
    measureHeights(inside: view, &solver)
    let rect = CGRect(
      x: 0,
      y: 0,
      width: max(0, solver.value(of: member.width)),
      height: max(0, solver.value(of: member.height))
    )
    let size = view.frame(forAlignmentRect: rect).size
    let scale = max(view.storedLayer.contentsScale, 1)
    func roundedUp(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  /// Removes what gives a view its present size from a solver.
  private func isolate(_ view: UIView, _ member: LayoutMember, in solver: inout LayoutSolver) {
    for slot in [LayoutMember.Slot.left, .width, .top, .height] {
      if let own = member.own[slot.rawValue] { solver.remove(own.id) }
    }
    if view !== root {
      for (id, source) in sources.sorted(by: { $0.value.serial < $1.value.serial }) {
        guard let owner = source.constraint?.owner?.view, !owner.isInside(view) else { continue }
        solver.remove(id)
      }
    }
    guard view.translatesMask else { return }
    for case let request? in OwnRequests(contentOf: view, member).requests {
      _ = try? solver.add(request)
    }
  }

  /// Measures the contents in a view whose height depends on the width, at their fitting widths.
  private func measureHeights(inside view: UIView, _ solver: inout LayoutSolver) {
    var changes = false
    for node in members {
      guard let content = node.view, content.hasWidthDependentHeight, content.isInside(view),
        let member = node.member
      else { continue }
      let width = CGFloat(solver.value(of: member.width))
      let height = Double(content.contentHeight(forWidth: width))
      for slot in [LayoutMember.Slot.heightHugging, .heightCompression] {
        guard let own = member.own[slot.rawValue] else { continue }
        try? solver.setConstant(-height, of: own.id)
        changes = true
      }
    }
    if changes { solve(&solver) }
  }

  /// Solves constraints; of those that exclude each other, the newest is left out.
  private func solve(_ solver: inout LayoutSolver) {
    while let conflict = conflict(in: &solver), let last = conflict.last { solver.remove(last) }
  }

  private func conflict(in solver: inout LayoutSolver) -> [LayoutConstraintID]? {
    do { try solver.solve() } catch {
      if case .conflict(let ids) = error { return ids }
    }
    return nil
  }
}
