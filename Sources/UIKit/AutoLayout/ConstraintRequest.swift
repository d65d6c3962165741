// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourLayout

/// A constraint of the app as an expression of an engine's variables.
@MainActor
struct ConstraintRequest {
  private let engine: LayoutEngine
  private let owner: UIView
  /// Whether places are measured from the right edge of the owner.
  private let isMirrored: Bool
  private(set) var request: LayoutRequest

  init(of constraint: NSLayoutConstraint, in engine: LayoutEngine) {
    self.engine = engine
    guard let owner = constraint.owner?.view else {
      preconditionFailure("a constraint without a view has no place in a layout")
    }
    self.owner = owner
    isMirrored =
      owner.isRightToLeft && constraint.attributes.contains(where: \.isDirectional)
    request = LayoutRequest([], .equal, constant: 0)
    var sum = LayoutExpression()
    sum.add(expression(of: constraint.first), times: 1)
    if let second = constraint.second {
      sum.add(expression(of: second), times: -Double(constraint.multiplier))
    }
    sum.add(-Double(constraint.constant))
    request = LayoutRequest(
      sum.terms,
      constraint.relation.inSolver,
      constant: sum.constant,
      priority: Double(constraint.priority.rawValue)
    )
  }

  private func expression(of term: AnchorTerm) -> LayoutExpression {
    var result = expression(of: term.node, term.attribute)
    if let origin = term.origin {
      result.add(expression(of: origin.node, origin.attribute), times: -1)
    }
    return result
  }

  private func expression(
    of original: LayoutNode,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutExpression {
    let (node, attribute) = resolved(original, attribute)
    let member = engine.member(node)
    var result = LayoutExpression()
    switch attribute.kind {
    case .none: break
    case .width: result.add(member.width)
    case .height: result.add(member.height)
    case .x:
      result = origin(of: node, \.left, \.x)
      let fraction = horizontalFraction(of: attribute)
      result.add(member.width, fraction)
      if isMirrored { result = mirrored(result) }
    case .y:
      result = origin(of: node, \.top, \.y)
      addVertical(attribute, of: node, member, to: &result)
    }
    return result
  }

  /// Returns the node and attribute that stand for those of a constraint.
  ///
  /// Margins are edges of a guide; a baseline can be that of a subview; the edges of a scroll view
  /// are, for its subviews, those of its content.
  private func resolved(
    _ node: LayoutNode,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> (LayoutNode, NSLayoutConstraint.Attribute) {
    guard let view = node.view else { return (node, attribute) }
    if let edge = attribute.ofMarginsGuide { return (view.layoutMarginsGuide.node, edge) }
    if attribute.isBaseline {
      let baseline = view.baselineView(attribute)
      return (baseline.madeLayout.node, attribute)
    }
    if view === owner, attribute.kind == .x || attribute.kind == .y,
      let guide = view.guideForSubviews
    {
      return (guide.node, attribute)
    }
    return (node, attribute)
  }

  /// Returns the place of a node's alignment rectangle in the owner's coordinates.
  private func origin(
    of node: LayoutNode,
    _ variable: KeyPath<LayoutMember, LayoutVariable>,
    _ coordinate: KeyPath<CGPoint, CGFloat>
  ) -> LayoutExpression {
    var result = LayoutExpression()
    var view = node.view
    if let guide = node.guide {
      result.add(engine.member(node)[keyPath: variable])
      view = guide.owningView
      if let view, view !== owner {
        result.add(-Double(view.storedLayer.bounds.origin[keyPath: coordinate]))
      }
    }
    while let next = view, next !== owner {
      result.add(engine.member(next.madeLayout.node)[keyPath: variable])
      view = next.storedSuperview
      if let view, view !== owner {
        result.add(-Double(view.storedLayer.bounds.origin[keyPath: coordinate]))
      }
    }
    return result
  }

  /// Returns the part of the width that lies to the left of a place.
  private func horizontalFraction(of attribute: NSLayoutConstraint.Attribute) -> Double {
    switch attribute {
    case .centerX: 0.5
    case .right: 1
    case .leading: isMirrored ? 1 : 0
    case .trailing: isMirrored ? 0 : 1
    default: 0
    }
  }

  /// Returns the distance of a place from the owner's right edge.
  private func mirrored(_ place: LayoutExpression) -> LayoutExpression {
    var result = LayoutExpression()
    result.add(engine.member(owner.madeLayout.node).width)
    result.add(place, times: -1)
    return result
  }

  private func addVertical(
    _ attribute: NSLayoutConstraint.Attribute,
    of node: LayoutNode,
    _ member: LayoutMember,
    to result: inout LayoutExpression
  ) {
    switch attribute {
    case .centerY: result.add(member.height, 0.5)
    case .bottom: result.add(member.height)
    case .firstBaseline, .lastBaseline:
      let width = member.measuredWidth.map { CGFloat($0) }
      let baseline =
        node.view?.baseline(attribute, forWidth: width)
        ?? Baseline(fraction: attribute == .lastBaseline ? 1 : 0, offset: 0)
      result.add(member.height, Double(baseline.fraction))
      result.add(Double(baseline.offset))
    default: break
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation in the solver.
  fileprivate var inSolver: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
