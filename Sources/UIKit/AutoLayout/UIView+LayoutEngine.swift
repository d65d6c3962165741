// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourLayout

/// A view's engine, and the frames that it computes.
extension UIView {
  /// The outermost view whose engine determines this view's frame.
  private var layoutRoot: UIView {
    var view = self
    while view.storedLayout?.isJoined == true, let next = view.storedSuperview { view = next }
    return view
  }

  /// The engine of the view, which is made when it is first needed.
  var layoutEngine: LayoutEngine {
    let root = layoutRoot
    let layout = root.madeLayout
    if let engine = layout.engine { return engine }
    let engine = LayoutEngine(root: root)
    layout.setEngine(engine)
    return engine
  }

  /// Whether the frame and autoresizing mask count as constraints.
  var translatesMask: Bool { storedLayout?.translatesMask ?? true }

  /// Whether a container of the runtime sets the frame, whatever the constraints.
  var isPlacedByContainer: Bool { storedLayout?.isPlaced == true }

  /// Whether the size of the view is given to the constraints of its engine.
  var pinsRootSize: Bool { translatesMask || storedSuperview != nil }

  /// Whether a container measures the view by its constraints.
  var fitsConstraints: Bool {
    guard let layout = storedLayout else { return false }
    return !layout.translatesMask || !layout.constraints.isEmpty
  }

  /// Joins the view and its superviews up to another one, so that they share its engine.
  func joinAncestors(upTo ancestor: UIView) {
    var joined: [LayoutEngine] = []
    var view: UIView? = self
    while let next = view, next !== ancestor {
      let layout = next.madeLayout
      if !layout.isJoined {
        layout.setJoined(true)
        if let engine = layout.engine { joined.append(engine) }
        layout.setEngine(nil)
      }
      view = next.storedSuperview
    }
    guard !joined.isEmpty else { return }
    let engine = ancestor.layoutEngine
    for other in joined { engine.absorb(other) }
  }

  /// Joins a view without constraints around it to its superview, if those should place it.
  func joinIfNeeded() {
    guard let layout = storedLayout, !layout.translatesMask, !layout.isJoined, !layout.isPlaced,
      controller == nil, let superview = storedSuperview
    else { return }
    joinAncestors(upTo: superview)
    _ = superview.layoutEngine.member(layout.node)
  }

  /// Takes the view and its descendants out of the engine around them; constraints with views
  /// outside are removed.
  func leaveEngine() {
    guard let layout = storedLayout, layout.isJoined else { return }
    let engine = layoutEngine
    var (nodes, constraints): ([LayoutNode], [NSLayoutConstraint]) = ([], [])
    collectLayout(&nodes, &constraints)
    for constraint in withViewsOutside(nodes) { constraint.owner?.view?.release(constraint) }
    for constraint in constraints where constraint.placement != nil { engine.remove(constraint) }
    engine.remove(nodes)
    startEngine(with: constraints)
  }

  /// The constraints with views outside, which end when the view leaves its superview.
  var constraintsWithViewsOutside: [NSLayoutConstraint] {
    guard storedLayout?.isJoined == true else { return [] }
    var (nodes, constraints): ([LayoutNode], [NSLayoutConstraint]) = ([], [])
    collectLayout(&nodes, &constraints)
    return withViewsOutside(nodes)
  }

  private func withViewsOutside(_ nodes: [LayoutNode]) -> [NSLayoutConstraint] {
    nodes.flatMap(\.uses).filter { $0.owner?.view.map { !$0.isInside(self) } ?? false }
  }

  /// Makes an engine for constraints whose engine ended with the superview.
  func restoreEngine() {
    guard storedLayout?.isJoined == true else { return }
    var (nodes, constraints): ([LayoutNode], [NSLayoutConstraint]) = ([], [])
    collectLayout(&nodes, &constraints)
    startEngine(with: constraints)
  }

  private func startEngine(with constraints: [NSLayoutConstraint]) {
    storedLayout?.setJoined(false)
    guard !constraints.isEmpty else { return }
    let engine = layoutEngine
    for constraint in constraints.sorted(by: { $0.serial < $1.serial }) { engine.add(constraint) }
  }

  private func collectLayout(_ nodes: inout [LayoutNode], _ constraints: inout [NSLayoutConstraint])
  {
    guard let layout = storedLayout else { return }
    nodes += layout.nodes
    constraints += layout.constraints
    for view in storedSubviews where view.storedLayout?.isJoined == true {
      view.collectLayout(&nodes, &constraints)
    }
  }

  // MARK: Changes

  /// Updates the engine of a view that is about to be laid out.
  func updateLayoutEngine() {
    if !constraintFlags.isEmpty { performConstraintsPass() }
    if storedLayout != nil { layoutRoot.storedLayout?.engine?.update() }
  }

  /// Updates the engine's constraints after the frame was set from outside.
  func layoutPlaceDidChange() {
    guard let layout = storedLayout, let member = layout.node.member else { return }
    if layout.translatesMask || layout.isPlaced || member.engine.isRoot(layout.node) {
      member.engine.setNeedsRefresh(layout.node)
    }
    layout.refreshPlacedGuides()
  }

  /// Updates the engine's constraints after the content scrolled.
  func originDidChange() {
    setNeedsLayout()
    guard let layout = storedLayout else { return }
    layout.systemGuides[.scrollFrame]?.node.setNeedsRefresh()
    layoutRoot.storedLayout?.engine?.contentDidScroll(in: self)
  }

  /// Updates the engine's constraints after the safe area or the margins changed.
  func layoutGuidesDidChange() {
    guard let layout = storedLayout else { return }
    layout.refreshPlacedGuides()
  }

  /// Updates the engine's constraints after the safe area changed, and the margins with it.
  func safeAreaDidChangeMargins() {
    layoutGuidesDidChange()
    guard insetsLayoutMarginsFromSafeArea else { return }
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
  }

  /// Requests layout for a new intrinsic size.
  func contentSizeDidChange() {
    storedSuperview?.subviewContentSizeDidChange()
    guard let node = storedLayout?.node, node.member != nil else { return }
    node.member?.measuredWidth = nil
    node.setNeedsRefresh()
  }

  /// Sets the priority of the content's size.
  func setContentPriority(
    _ priority: UILayoutPriority,
    isCompression: Bool,
    _ axis: NSLayoutConstraint.Axis
  ) {
    let layout = madeLayout
    guard layout.priority(isCompression, axis) != priority else { return }
    layout.setPriority(priority, isCompression, axis)
    layout.node.setNeedsRefresh()
  }

  /// Returns the view whose baseline an attribute of this one refers to.
  func baselineView(_ attribute: NSLayoutConstraint.Attribute) -> UIView {
    let view = attribute == .firstBaseline ? forFirstBaselineLayout : forLastBaselineLayout
    return view === self || !view.isInside(self) ? self : view.baselineView(attribute)
  }

  /// Inserts anew the constraints with a baseline of the view or of one around it: that of another
  /// view stands for it now.
  func baselineViewsDidChange() {
    var view: UIView? = self
    while let current = view {
      for constraint in current.storedLayout?.node.baselineUses ?? [] {
        constraint.placement?.engine.reinsert(constraint)
      }
      view = current.storedSuperview
    }
  }

  // MARK: Frames

  /// The view's frame in the solution, without its transform, at whole pixels.
  var solvedPlace: CGRect {
    guard let member = storedLayout?.node.member else { return place }
    return frame(forAlignmentRect: member.rect).roundedToPixels(of: storedLayer)
  }

  /// Gives the subviews the frames of the solution.
  func placeSolvedSubviews() {
    layoutRoot.storedLayout?.engine?.update()
    for view in storedSubviews {
      guard let layout = view.storedLayout, layout.isJoined, !layout.translatesMask,
        !layout.isPlaced, layout.node.member != nil
      else { continue }
      view.setPlace(view.solvedPlace)
    }
  }

  /// Gives a view without a superview the size of the solution.
  func takeSolvedSize() {
    let size = solvedPlace.size
    if size != storedLayer.bounds.size {
      setStoredBounds(CGRect(origin: storedLayer.bounds.origin, size: size))
    }
  }
}

extension LayoutMember {
  /// The alignment rectangle in the solution.
  @MainActor var rect: CGRect {
    CGRect(
      x: engine.value(of: left),
      y: engine.value(of: top),
      width: max(0, engine.value(of: width)),
      height: max(0, engine.value(of: height))
    )
  }
}

extension CGRect {
  /// Returns the rectangle with all edges at whole pixels.
  @MainActor
  func roundedToPixels(of layer: CALayer) -> CGRect {
    let scale = max(layer.contentsScale, 1)
    // Halves, and what rounding errors left of them, are rounded up.
    func rounded(_ value: CGFloat) -> CGFloat {
      (value * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
    let (left, top) = (rounded(minX), rounded(minY))
    return CGRect(x: left, y: top, width: rounded(maxX) - left, height: rounded(maxY) - top)
  }
}
