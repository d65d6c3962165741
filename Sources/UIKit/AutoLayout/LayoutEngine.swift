// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourLayout

/// The constraints of a view and its descendants in a solver.
///
/// An engine belongs to a view whose frame does not depend on constraints with views around it: a
/// page, a cell, a view without a superview. Changes are collected, and take effect in `update()`.
@MainActor
final class LayoutEngine {
  /// The maximum number of rounds in which heights that depend on widths settle.
  private static let rounds = 4

  unowned(unsafe) let root: UIView
  private(set) var solver = LayoutSolver()
  private(set) var members: [LayoutNode] = []
  /// Whether nodes that left are among the members.
  private var hasLeavers = false
  /// The constraints and nodes in the solver, for conflicts.
  private(set) var sources: [LayoutConstraintID: ConstraintSource] = [:]
  /// The constraints to insert, in the order in which they were activated.
  private var waiting: [NSLayoutConstraint] = []
  /// The nodes whose own constraints may have changed.
  private var dirtyNodes: [LayoutNode] = []
  /// The constraints that were left out because they conflict with others.
  private var broken: [NSLayoutConstraint] = []
  private var reported: Set<[ConstraintIdentity]> = []
  /// The constraints between a scroll view's content and views outside of it, by scroll view.
  private var crossing: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
  private var isDirty = false
  private var isUpdating = false

  init(root: UIView) { self.root = root }

  isolated deinit { _ = dissolve() }

  // MARK: Changes

  /// Requests that the solution is updated in the next layout pass.
  private func setNeedsUpdate() {
    guard !isDirty else { return }
    isDirty = true
    if !isUpdating { root.setNeedsLayout() }
  }

  /// Adds a constraint that a view of the engine holds.
  func add(_ constraint: NSLayoutConstraint) {
    constraint.setPlacement(ConstraintPlacement(engine: self))
    waiting.append(constraint)
    setNeedsUpdate()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    withdraw(constraint)
    constraint.setPlacement(nil)
    setNeedsUpdate()
  }

  /// Takes a constraint out of the solver and out of all lists.
  private func withdraw(_ constraint: NSLayoutConstraint) {
    if let placement = constraint.placement, let id = placement.id {
      solver.remove(id)
      sources[id] = nil
      for view in placement.crossed { crossing[view]?.remove(same: constraint) }
    } else {
      waiting.remove(same: constraint)
      broken.remove(same: constraint)
    }
  }

  /// Inserts a constraint anew, whose expression or priority changed.
  func reinsert(_ constraint: NSLayoutConstraint) {
    withdraw(constraint)
    add(constraint)
  }

  /// Inserts all constraints anew, for another layout direction.
  func reinsertAll() {
    let constraints = sources.values.compactMap(\.constraint).sorted { $0.serial < $1.serial }
    for constraint in constraints { reinsert(constraint) }
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    if let placement = constraint.placement, let id = placement.id {
      setConstant(placement.base - Double(constraint.constant), of: id)
    }
    setNeedsUpdate()
  }

  private func setConstant(_ constant: Double, of id: LayoutConstraintID) {
    do { try solver.setConstant(constant, of: id) } catch { LayoutMisuse.notFinite() }
  }

  /// Requests that the constraints that the engine makes for a node are computed again.
  func setNeedsRefresh(_ node: LayoutNode) {
    guard node.member?.isDirty == false else { return }
    node.member?.isDirty = true
    dirtyNodes.append(node)
    setNeedsUpdate()
  }

  /// Takes over the constraints of another engine, whose root was joined to this one's.
  func absorb(_ other: LayoutEngine) {
    for constraint in other.dissolve() { add(constraint) }
  }

  /// Gives up all constraints and members.
  ///
  /// - Returns: The constraints, in the order in which they were activated.
  func dissolve() -> [NSLayoutConstraint] {
    let constraints = (sources.values.compactMap(\.constraint) + waiting + broken)
      .sorted { $0.serial < $1.serial }
    for constraint in constraints { constraint.setPlacement(nil) }
    for node in members { node.member = nil }
    (members, dirtyNodes, sources, waiting, broken, crossing) = ([], [], [:], [], [], [:])
    solver = LayoutSolver()
    return constraints
  }

  /// Removes nodes whose views leave the engine; no constraint refers to them any more.
  func remove(_ nodes: [LayoutNode]) {
    let leaving = nodes.filter { $0.member?.engine === self }
    for case let own? in leaving.flatMap({ $0.member?.own ?? [] }) {
      solver.remove(own.id)
      sources[own.id] = nil
    }
    for node in leaving {
      guard let member = node.member else { continue }
      for variable in [member.left, member.width, member.top, member.height] {
        solver.removeVariable(variable)
      }
      node.member = nil
    }
    hasLeavers = hasLeavers || !leaving.isEmpty
    setNeedsUpdate()
  }

  /// Removes the nodes that left from the lists; together, since many views leave one by one.
  private func forgetLeavers() {
    guard hasLeavers else { return }
    hasLeavers = false
    members.removeAll { $0.member?.engine !== self }
    dirtyNodes.removeAll { $0.member?.engine !== self }
  }

  // MARK: Members

  /// Returns a node's variables, which are made when they are first needed.
  func member(_ node: LayoutNode) -> LayoutMember {
    if let member = node.member {
      if member.engine === self { return member }
      node.owningView?.joinAncestors(upTo: root)
    }
    forgetLeavers()
    let isLimited = node.guide?.placement?.isFlexible ?? true
    let member = LayoutMember(
      engine: self,
      left: solver.makeVariable(),
      width: solver.makeVariable(isNonnegative: isLimited),
      top: solver.makeVariable(),
      height: solver.makeVariable(isNonnegative: isLimited)
    )
    node.member = member
    members.append(node)
    setNeedsRefresh(node)
    return member
  }

  /// Whether a node is the engine's root.
  func isRoot(_ node: LayoutNode) -> Bool { node.view === root }

  // MARK: Updating

  /// Finds the layout after all changes, and requests layout of the views whose subviews move.
  func update() {
    guard isDirty, !isUpdating else { return }
    isUpdating = true
    isDirty = false
    forgetLeavers()
    if !broken.isEmpty {
      // What excluded them may have changed.
      waiting = broken + waiting
      broken = []
    }
    _ = member(root.madeLayout.node)
    for _ in 0..<Self.rounds {
      while !dirtyNodes.isEmpty || !waiting.isEmpty {
        refreshNodes()
        insertWaiting()
      }
      solve()
      guard measuresHeights() else { break }
    }
    isDirty = false
    isUpdating = false
    requestLayout()
  }

  private func refreshNodes() {
    while !dirtyNodes.isEmpty {
      let nodes = dirtyNodes
      dirtyNodes = []
      for node in nodes {
        node.member?.isDirty = false
        refresh(node)
      }
    }
  }

  /// Brings the engine's own constraints of a node up to date.
  private func refresh(_ node: LayoutNode) {
    let requests = OwnRequests(of: node, in: self).requests
    for slot in LayoutMember.Slot.allCases {
      let index = slot.rawValue
      let present = node.member?.own[index]
      let request = requests[index]
      if let present, let request, present.request.terms == request.terms,
        present.request.relation == request.relation,
        present.request.priority == request.priority
      {
        guard abs(present.request.constant - request.constant) > 1e-9 else { continue }
        setConstant(request.constant, of: present.id)
        node.member?.own[index] = LayoutMember.Own(id: present.id, request: request)
        continue
      }
      if let present {
        solver.remove(present.id)
        sources[present.id] = nil
      }
      node.member?.own[index] = request.map { request in
        let id = insert(request, from: .own(node, slot))
        return LayoutMember.Own(id: id, request: request)
      }
    }
    updateBaselines(of: node)
  }

  /// Updates the constraints with a baseline of a node, and of the views for which it stands.
  private func updateBaselines(of node: LayoutNode) {
    var (present, view): (LayoutNode?, UIView?) = (node, node.view)
    while let node = present {
      for constraint in node.baselineUses { updateConstant(of: constraint) }
      guard let inner = view, inner !== root, let outer = inner.storedSuperview,
        outer.forFirstBaselineLayout === inner || outer.forLastBaselineLayout === inner
      else { return }
      (present, view) = (outer.storedLayout?.node, outer)
    }
  }

  /// The content of a view scrolled: constraints with views outside of it refer to other places.
  func contentDidScroll(in view: UIView) {
    guard let crossing = crossing[ObjectIdentifier(view)] else { return }
    for constraint in crossing { updateConstant(of: constraint) }
    setNeedsUpdate()
  }

  /// Updates a constraint whose places depend on a text's baseline or a content's offset.
  private func updateConstant(of constraint: NSLayoutConstraint) {
    guard var placement = constraint.placement, let id = placement.id else { return }
    let constant = ConstraintRequest(of: constraint, in: self).request.constant
    placement.base = constant + Double(constraint.constant)
    constraint.setPlacement(placement)
    setConstant(constant, of: id)
  }

  /// Inserts the constraints that wait.
  ///
  /// The engine's own constraints of new nodes come first: a view whose size is known is a constant
  /// in the rows that follow, where a chain of unknown sizes would be replaced in each of them.
  private func insertWaiting() {
    let constraints = waiting
    waiting = []
    let requests = constraints.map { ConstraintRequest(of: $0, in: self).request }
    if !dirtyNodes.isEmpty {
      refreshNodes()
      solve()
    }
    for (constraint, request) in zip(constraints, requests) { insert(constraint, as: request) }
  }

  private func insert(_ constraint: NSLayoutConstraint, as request: LayoutRequest) {
    let id = insert(request, from: .constraint(constraint))
    let crossed = constraint.crossedScrollViews.map { ObjectIdentifier($0) }
    constraint.setPlacement(
      ConstraintPlacement(
        engine: self,
        id: id,
        base: request.constant + Double(constraint.constant),
        crossed: crossed
      )
    )
    for view in crossed { crossing[view, default: []].append(constraint) }
  }

  private func insert(
    _ request: LayoutRequest,
    from source: ConstraintSource
  )
    -> LayoutConstraintID
  {
    do {
      let id = try solver.add(request)
      sources[id] = source
      return id
    } catch { LayoutMisuse.notFinite() }
  }

  /// Solves the constraints; of those that exclude each other, one is left out.
  private func solve() {
    while let conflict = conflict() {
      let involved = conflict.compactMap { sources[$0] }
      let newest = involved.filter { $0.constraint != nil }.max { $0.serial < $1.serial }
      guard let victim = newest ?? involved.last else { return }
      if reported.insert(involved.map(\.identity)).inserted {
        ConflictReport(involved, broken: victim).log()
      }
      guard let id = conflict.first(where: { sources[$0]?.identity == victim.identity }) else {
        return
      }
      leaveOut(victim, id)
    }
  }

  private func leaveOut(_ victim: ConstraintSource, _ id: LayoutConstraintID) {
    solver.remove(id)
    sources[id] = nil
    switch victim {
    case .constraint(let constraint):
      constraint.setPlacement(ConstraintPlacement(engine: self))
      broken.append(constraint)
    case .own(let node, let slot): node.member?.own[slot.rawValue] = nil
    }
  }

  private func conflict() -> [LayoutConstraintID]? {
    do { try solver.solve() } catch {
      if case .conflict(let ids) = error { return ids }
    }
    return nil
  }

  /// Measures contents whose height depends on their width, at their present widths.
  ///
  /// - Returns: Whether a height changed.
  private func measuresHeights() -> Bool {
    for node in members where node.view?.hasWidthDependentHeight == true {
      guard let member = node.member, node.view?.translatesMask == false else { continue }
      let width = solver.value(of: member.width)
      if let measured = member.measuredWidth, abs(measured - width) < 1e-6 { continue }
      node.member?.measuredWidth = width
      setNeedsRefresh(node)
    }
    return !dirtyNodes.isEmpty
  }

  // MARK: The solution

  /// Returns the value of a variable.
  func value(of variable: LayoutVariable) -> CGFloat { CGFloat(solver.value(of: variable)) }

  /// Requests layout of the superviews of views whose frames change.
  private func requestLayout() {
    for node in members {
      node.guide?.didSolve()
      guard let view = node.view, let layout = view.storedLayout, !layout.translatesMask,
        !layout.isPlaced
      else { continue }
      if view === root {
        if view.storedSuperview == nil { view.takeSolvedSize() }
      } else if view.solvedPlace != view.place {
        view.storedSuperview?.setNeedsLayout()
      }
    }
  }
}
