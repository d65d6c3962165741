// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore

/// A rectangular area that takes part in Auto Layout without a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  nonisolated(unsafe) private var storedNode: LayoutNode?
  nonisolated(unsafe) private unowned(unsafe) var storedOwningView: UIView?

  /// Creates a guide; add it to a view with `addLayoutGuide(_:)`.
  public override init() { super.init() }

  /// Creates a guide.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public init?(coder: NSCoder) { super.init() }

  deinit { storedNode?.itemWillEnd() }

  /// The part in Auto Layout.
  var node: LayoutNode {
    if let storedNode { return storedNode }
    let node = LayoutNode(guide: self)
    storedNode = node
    return node
  }

  /// The view that owns the guide.
  open weak var owningView: UIView? {
    get { storedOwningView }
    set {
      guard newValue !== storedOwningView else { return }
      storedOwningView?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }
  /// A name for descriptions.
  open var identifier = ""
  /// The frame in the owning view's coordinates after the last layout, in points.
  open var layoutFrame: CGRect { node.guideFrame }

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { node.x(.leading) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { node.x(.trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { node.x(.left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { node.x(.right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { node.y(.top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { node.y(.bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { node.length(.width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { node.length(.height) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { node.x(.centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { node.y(.centerY) }

  /// Returns the constraints that determine the guide along an axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { node.constraints(along: axis) }
  /// Whether the constraints do not determine the guide's frame.
  open var hasAmbiguousLayout: Bool { node.isAmbiguous }

  open override var description: String {
    onMainActor(self) { guide in
      "<\(type(of: guide)): \(ConstraintText.address(of: guide)) - \"\(guide.identifier)\", "
        + "layoutFrame = \(guide.layoutFrame), "
        + "owningView = \(guide.owningView.map { "\($0)" } ?? "(null)")>"
    }
  }

  /// The constraints were solved.
  func didSolve() {}

  /// The place that the system gives the guide; `nil` for guides of the app.
  var placement: GuidePlacement? { nil }

  /// Records the view that owns the guide.
  nonisolated func setOwningView(_ view: UIView?) { storedOwningView = view }
}
