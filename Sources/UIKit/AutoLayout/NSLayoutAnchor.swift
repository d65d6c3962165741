// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore

/// A place or length of a view or layout guide, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let term: AnchorTerm

  init(_ term: AnchorTerm) { self.term = term }

  /// The name of the attribute.
  open var name: String { term.attribute.name }
  /// The view or layout guide.
  open var item: AnyObject? { term.node.item }
  /// Whether the place is not determined by the constraints.
  open var hasAmbiguousLayout: Bool { term.node.isAmbiguous(term.attribute) }
  /// The constraints that determine the place.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    term.node.constraints(affecting: term.attribute)
  }

  open override var description: String {
    onMainActor(self) { anchor in
      "<\(type(of: anchor)):\(ConstraintText.address(of: anchor)) "
        + "\"\(ConstraintText.name(of: anchor.term.node)).\(anchor.name)\">"
    }
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return term.node === other.term.node && term.attribute == other.term.attribute
      && term.origin?.node === other.term.origin?.node
      && term.origin?.attribute == other.term.origin?.attribute
  }
  open override var hash: Int { ObjectIdentifier(term.node).hashValue ^ term.attribute.rawValue }

  func constraint(
    _ relation: NSLayoutConstraint.Relation,
    _ second: AnchorTerm?,
    multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, relation, second, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that makes the anchor equal to another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor.term, constant: 0)
  }
  /// Returns a constraint that makes the anchor at least another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor.term, constant: 0) }
  /// Returns a constraint that makes the anchor at most another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor.term, constant: 0) }
  /// Returns a constraint that makes the anchor equal to another plus a number of points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor.term, constant: c) }
  /// Returns a constraint that makes the anchor at least another plus a number of points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor.term, constant: c) }
  /// Returns a constraint that makes the anchor at most another plus a number of points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor.term, constant: c) }
}
