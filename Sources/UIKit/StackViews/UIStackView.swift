// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore

/// A row or column of views, which constraints of the stack arrange.
///
/// Hidden views take no room. The stack sets `translatesAutoresizingMaskIntoConstraints` of the
/// views that it arranges to `false`.
@preconcurrency @MainActor
open class UIStackView: UIView {
  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints between the arranged views; no two are equal.
  private var arrangement: [(wish: StackConstraint, constraint: NSLayoutConstraint)] = []
  /// The views whose baselines were those of the stack, the first and the last.
  private var baselines: [ObjectIdentifier] = []

  /// Creates a stack without views.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack without views, of zero size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a stack of views.
  ///
  /// - Parameter views: The views, in the order in which they are arranged.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Managing arranged subviews

  /// The views in the order in which they are arranged, hidden ones among them.
  open var arrangedSubviews: [UIView] { arranged }
  /// Adds a view at the end of the arranged ones, and as a subview unless it is one.
  open func addArrangedSubview(_ view: UIView) {
    if !arranged.contains(same: view) { insert(view, atArranged: arranged.count) }
  }
  /// Inserts a view among the arranged ones, and as a subview unless it is one.
  ///
  /// - Parameters:
  ///   - view: The view; one that is arranged already moves.
  ///   - stackIndex: The index among the arranged views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = arranged.count - (arranged.contains(same: view) ? 1 : 0)
    guard (0...max(others, 0)).contains(stackIndex) else {
      misuse(
        "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than "
          + "or equal to \(others)"
      )
    }
    insert(view, atArranged: stackIndex)
  }
  /// Removes a view from the arranged ones; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(ofSame: view) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  // MARK: Configuring the layout

  /// The direction of the row or column; horizontal unless set.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  /// The alignment of the views across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// The sizes and positions of the views along the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// The space between neighbors, in points; at least that where spaces are equal.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }
  /// Sets the space after one of the arranged views.
  ///
  /// - Parameters:
  ///   - spacing: The space in points, `spacingUseDefault` or `spacingUseSystem`.
  ///   - arrangedSubview: The view; others are ignored.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(same: arrangedSubview) else { return }
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }
  /// Returns the space that was set after one of the arranged views.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
  /// Whether vertical spaces are measured between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether the views lie inside the stack's layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  // MARK: UIView

  open override class var requiresConstraintBasedLayout: Bool { true }
  open override func updateConstraints() {
    // Most constraints stay when a view comes or goes.
    var former = Dictionary(uniqueKeysWithValues: arrangement.map { ($0.wish, $0.constraint) })
    let next = StackArrangement(of: self).constraints.map { wish in
      (wish: wish, constraint: former.removeValue(forKey: wish) ?? wish.make())
    }
    NSLayoutConstraint.deactivate(arrangement.compactMap { former[$0.wish] })
    NSLayoutConstraint.activate(next.map(\.constraint))
    arrangement = next
    let present = [forFirstBaselineLayout, forLastBaselineLayout].map { ObjectIdentifier($0) }
    if present != baselines {
      baselines = present
      baselineViewsDidChange()
    }
    super.updateConstraints()
  }
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }
  open override var forFirstBaselineLayout: UIView { arranged.first { !$0.isHidden } ?? self }
  open override var forLastBaselineLayout: UIView {
    guard axis == .vertical else { return forFirstBaselineLayout }
    return arranged.last { !$0.isHidden } ?? self
  }
  override func collapses(_ subview: UIView) -> Bool { arranged.contains(same: subview) }
  override func subviewVisibilityDidChange(_ subview: UIView) {
    guard arranged.contains(same: subview) else { return }
    arrangementDidChange()
    if Stage.current.animations.current != nil { layoutIfNeeded() }
  }

  override func subviewContentSizeDidChange() {
    super.subviewContentSizeDidChange()
    if distribution == .fillProportionally { arrangementDidChange() }
  }

  // MARK: Events

  private func insert(_ view: UIView, atArranged index: Int) {
    arranged.remove(same: view)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: index)
    arrangementDidChange()
  }

  private func arrangementDidChange() { setNeedsUpdateConstraints() }
}
