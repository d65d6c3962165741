// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore

/// A linear relation between attributes of one or two views or layout guides.
///
/// `first = multiplier * second + constant`, or with an inequality. The constraint is active while
/// a view holds it: the nearest common superview of its items.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  let first: AnchorTerm
  let second: AnchorTerm?
  private let storedRelation: Relation
  private let storedMultiplier: CGFloat
  private var storedConstant: CGFloat
  private var storedPriority = UILayoutPriority.required
  /// The view that holds the constraint.
  private(set) var owner: LayoutNode?
  /// The position in the order of activations.
  private(set) var serial = 0
  /// The constraint in the engine of its owner.
  private(set) var placement: ConstraintPlacement?

  private static var activations = 0

  init(
    _ first: AnchorTerm,
    _ relation: Relation,
    _ second: AnchorTerm?,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    (self.first, self.second) = (first, second)
    (storedRelation, storedMultiplier, storedConstant) = (relation, multiplier, constant)
    super.init()
    LayoutMisuse.verify(self)
  }

  /// Creates a constraint between an attribute of one item and one of another.
  ///
  /// - Parameters:
  ///   - view1: A view or layout guide.
  ///   - attr1: Its attribute.
  ///   - relation: The relation.
  ///   - view2: Another view or layout guide; `nil` for a constant length.
  ///   - attr2: Its attribute; `.notAnAttribute` without one.
  ///   - multiplier: The factor of the second attribute.
  ///   - c: The number added to the second attribute, in points.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    let item = LayoutMisuse.node(of: view1)
    let first = AnchorTerm(item, attr1)
    var second: AnchorTerm?
    if let view2, attr2 != .notAnAttribute {
      second = AnchorTerm(LayoutMisuse.node(of: view2), attr2)
    } else if attr2 != .notAnAttribute {
      LayoutMisuse.missingItem(for: item)
    }
    self.init(first, relation, second, multiplier: multiplier, constant: c)
  }

  // MARK: Reading the constraint

  /// The first item; `nil` after it was deallocated.
  open var firstItem: AnyObject? { first.node.item }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { first.origin == nil ? first.attribute : .notAnAttribute }
  /// The second item, if there is one.
  open var secondItem: AnyObject? { second?.node.item }
  /// The attribute of the second item; `.notAnAttribute` without one.
  open var secondAttribute: Attribute {
    guard let second, second.origin == nil else { return .notAnAttribute }
    return second.attribute
  }
  /// The first anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The second anchor, if there is one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }
  /// The relation.
  open var relation: Relation { storedRelation }
  /// The factor of the second attribute.
  open var multiplier: CGFloat { storedMultiplier }
  /// A name for descriptions.
  open var identifier: String?
  /// Whether the constraint is archived with its view; archives are not supported.
  open var shouldBeArchived = false

  // MARK: Changing the constraint

  /// The number added to the second attribute, in points.
  ///
  /// A change is cheap: the layout is solved anew from the present one.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      LayoutMisuse.verifyConstant(of: self)
      placement?.engine.constantDidChange(of: self)
    }
  }
  /// The priority; required unless set.
  ///
  /// That of an active constraint must stay required, or not required.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      LayoutMisuse.verifyPriority(newValue, of: self)
      storedPriority = newValue
      placement?.engine.reinsert(self)
    }
  }
  /// Whether the constraint takes part in layout.
  open var isActive: Bool {
    get { owner?.view != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Creates the constraints that a visual format describes.
  ///
  /// Standard spaces are 8 points between views, and the superview's layout margin at its edges. A
  /// format that cannot be read stops the process with UIKit's message.
  ///
  /// - Parameters:
  ///   - format: The format, such as `H:|-[label]-8-[field(>=100)]-|`.
  ///   - opts: The alignment of the views, and the direction.
  ///   - metrics: Numbers by their names in the format.
  ///   - views: Views by their names in the format.
  /// - Returns: The constraints, which are not active.
  open class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormatReader.constraints(format, opts, metrics ?? [:], views)
  }

  open override var description: String { onMainActor(self) { ConstraintText($0).text } }

  // MARK: Events

  private func activate() {
    guard !isActive else { return }
    guard let owner = commonAncestor else { LayoutMisuse.noCommonAncestor(of: self) }
    owner.hold(self)
  }

  /// Activates the constraint unless its views have gone separate ways.
  func activateIfPossible() {
    if !isActive { commonAncestor?.hold(self) }
  }

  private func deactivate() { owner?.view?.release(self) }

  /// Records the view that holds the constraint; `nil` if none does.
  func setOwner(_ node: LayoutNode?) {
    if owner != nil { for node in nodes { node.removeUse(self) } }
    owner = node
    guard node != nil else { return }
    Self.activations += 1
    serial = Self.activations
    for node in nodes { node.addUse(self) }
  }

  /// Records the constraint's place in an engine.
  func setPlacement(_ placement: ConstraintPlacement?) { self.placement = placement }
}

extension NSLayoutConstraint {
  /// The nodes of both sides.
  var nodes: [LayoutNode] { first.nodes + (second?.nodes ?? []) }

  /// The attributes of both sides.
  var attributes: [Attribute] { first.attributes + (second?.attributes ?? []) }

  /// The nearest view that contains all items.
  private var commonAncestor: UIView? {
    var ancestor: UIView?
    for node in nodes {
      guard let view = node.owningView else { return nil }
      guard let present = ancestor else {
        ancestor = view
        continue
      }
      var candidate: UIView? = present
      while let next = candidate, !view.isInside(next) { candidate = next.storedSuperview }
      guard let candidate else { return nil }
      ancestor = candidate
    }
    return ancestor
  }
}
