// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A length of a view or layout guide, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that makes the length a number of points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, constant: c)
  }
  /// Returns a constraint that makes the length at least a number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c)
  }
  /// Returns a constraint that makes the length at most a number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: c)
  }
  /// Returns a constraint that makes the length a multiple of another.
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor.term, multiplier: m, constant: 0) }
  /// Returns a constraint that makes the length at least a multiple of another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.term, multiplier: m, constant: 0)
  }
  /// Returns a constraint that makes the length at most a multiple of another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.term, multiplier: m, constant: 0)
  }
  /// Returns a constraint that makes the length a multiple of another plus a number of points.
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor.term, multiplier: m, constant: c) }
  /// Returns a constraint that makes the length at least a multiple of another plus some points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.term, multiplier: m, constant: c)
  }
  /// Returns a constraint that makes the length at most a multiple of another plus some points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.term, multiplier: m, constant: c)
  }
}
