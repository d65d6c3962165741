// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourLayout

/// The solution of a node.
extension LayoutNode {
  /// Requests that the engine's own constraints of the node are computed again.
  func setNeedsRefresh() { member?.engine.setNeedsRefresh(self) }

  /// The frame of a guide in its view's coordinates, in points.
  var guideFrame: CGRect {
    guard let guide, let view = guide.owningView else { return .zero }
    if let placement = guide.placement, member == nil || !placement.isFlexible {
      return placement.frame(in: view.storedLayer.bounds.size)
    }
    guard let member else { return .zero }
    member.engine.update()
    return (self.member ?? member).rect.roundedToPixels(of: view.storedLayer)
  }

  /// Whether the frame is not the only one that the constraints allow.
  var isAmbiguous: Bool {
    isAmbiguous(.left) || isAmbiguous(.width) || isAmbiguous(.top) || isAmbiguous(.height)
  }

  /// Returns whether an attribute is not the only one that the constraints allow.
  func isAmbiguous(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    guard let engine = member?.engine else { return false }
    engine.update()
    guard let member else { return false }
    let isRoot = engine.isRoot(self)
    switch attribute.kind {
    case .none: return false
    case .width: return engine.solver.isAmbiguous(member.width)
    case .height: return engine.solver.isAmbiguous(member.height)
    case .x:
      let sizes = attribute != .left && engine.solver.isAmbiguous(member.width)
      return !isRoot && engine.solver.isAmbiguous(member.left) || sizes
    case .y:
      let sizes = attribute != .top && engine.solver.isAmbiguous(member.height)
      return !isRoot && engine.solver.isAmbiguous(member.top) || sizes
    }
  }

  /// Returns the constraints that determine an attribute, directly or through other items.
  func constraints(
    affecting attribute: NSLayoutConstraint.Attribute
  ) -> [NSLayoutConstraint] {
    let isHorizontal = attribute.kind == .x || attribute.kind == .width
    return constraints(along: isHorizontal ? .horizontal : .vertical)
  }

  /// Returns the constraints that determine the frame along an axis, directly or through other
  /// items.
  func constraints(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var nodes = [self]
    var constraints: [NSLayoutConstraint] = []
    var next = 0
    while next < nodes.count {
      let node = nodes[next]
      next += 1
      for constraint in node.uses where !constraints.contains(constraint) {
        let kinds = constraint.attributes.map(\.kind)
        let isAlong =
          kinds.contains(axis == .horizontal ? .x : .y)
          || kinds.contains(axis == .horizontal ? .width : .height)
        guard isAlong else { continue }
        constraints.append(constraint)
        for other in constraint.nodes where !nodes.contains(where: { $0 === other }) {
          nodes.append(other)
        }
      }
    }
    return constraints
  }
}
