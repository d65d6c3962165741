// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A view's part in Auto Layout, made when the view first takes part.
@MainActor
final class ViewLayout {
  nonisolated let node: LayoutNode
  /// The constraints that the view holds.
  nonisolated(unsafe) private(set) var constraints: [NSLayoutConstraint] = []
  /// The layout guides of the app.
  nonisolated(unsafe) private(set) var guides: [UILayoutGuide] = []
  /// The guides of the system, by area.
  nonisolated(unsafe) private(set) var systemGuides: [SystemLayoutGuide.Area: SystemLayoutGuide] =
    [:]
  /// The guide of the keyboard.
  nonisolated(unsafe) private(set) var keyboardGuide: UIKeyboardLayoutGuide?
  /// The engine of the view and the views joined to it; `nil` if the view is joined to another's.
  private(set) var engine: LayoutEngine?
  /// Whether the superview's engine computes the view's frame or depends on it.
  private(set) var isJoined = false
  /// Whether a container of the runtime sets the view's frame, whatever its constraints.
  private(set) var isPlaced = false
  /// Whether the frame and autoresizing mask count as constraints.
  private(set) var translatesMask = true
  /// Whether the view is hidden but visible while its stack closes the gap.
  private(set) var isCollapsing = false
  /// The layout margins.
  private(set) var margins = LayoutMargins()
  private var priorities: [Float] = [250, 250, 750, 750]

  init(_ view: UIView) { node = LayoutNode(view: view) }

  /// Records that the view is being deallocated.
  nonisolated func viewWillEnd() {
    node.itemWillEnd()
    for guide in guides { guide.setOwningView(nil) }
    for guide in systemGuides.values { guide.setOwningView(nil) }
    keyboardGuide?.setOwningView(nil)
  }

  func setTranslatesMask(_ translates: Bool) { translatesMask = translates }

  func setJoined(_ isJoined: Bool) { self.isJoined = isJoined }

  func change<Value>(_ path: WritableKeyPath<LayoutMargins, Value>, to value: Value) {
    margins[keyPath: path] = value
  }

  func setCollapsing(_ isCollapsing: Bool) { self.isCollapsing = isCollapsing }

  func setPlaced() { isPlaced = true }

  func setEngine(_ engine: LayoutEngine?) { self.engine = engine }

  func add(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }

  func remove(_ constraint: NSLayoutConstraint) { constraints.remove(same: constraint) }

  func add(_ guide: UILayoutGuide) { guides.append(guide) }

  func remove(_ guide: UILayoutGuide) { guides.remove(same: guide) }

  /// Returns the system's guide for an area of the view.
  func systemGuide(_ area: SystemLayoutGuide.Area, of view: UIView) -> SystemLayoutGuide {
    if let guide = systemGuides[area] { return guide }
    let guide = SystemLayoutGuide(area, of: view)
    systemGuides[area] = guide
    return guide
  }

  /// Returns the guide of the keyboard.
  func keyboardGuide(of view: UIView) -> UIKeyboardLayoutGuide {
    if let keyboardGuide { return keyboardGuide }
    let guide = UIKeyboardLayoutGuide(of: view)
    keyboardGuide = guide
    return guide
  }

  /// Marks the guides that the system places, after a change of what they follow.
  func refreshPlacedGuides() {
    for guide in systemGuides.values { guide.node.setNeedsRefresh() }
    keyboardGuide?.node.setNeedsRefresh()
  }

  /// The nodes of the view and its guides.
  var nodes: [LayoutNode] {
    var nodes = [node] + guides.map(\.node) + systemGuides.values.map(\.node)
    if let keyboardGuide { nodes.append(keyboardGuide.node) }
    return nodes
  }

  /// Returns the priority of hugging or of resisting compression.
  func priority(_ isCompression: Bool, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(priorities[(isCompression ? 2 : 0) + axis.rawValue])
  }

  func setPriority(
    _ priority: UILayoutPriority,
    _ isCompression: Bool,
    _ axis: NSLayoutConstraint.Axis
  ) { priorities[(isCompression ? 2 : 0) + axis.rawValue] = priority.rawValue }
}
