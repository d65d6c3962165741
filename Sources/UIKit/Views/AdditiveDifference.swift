// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The values of an additive animation: from the difference of the old and new value to zero.
struct AdditiveDifference {
  let from: Any
  let to: Any

  /// Returns the values for a change, or `nil` if it cannot be animated additively.
  ///
  /// Colors have no difference, and rotations are interpolated as rotations.
  static func between(_ former: Any?, _ now: Any?) -> AdditiveDifference? {
    switch (former, now) {
    case (let old as CGPoint, let new as CGPoint):
      AdditiveDifference(from: CGPoint(x: old.x - new.x, y: old.y - new.y), to: CGPoint.zero)
    case (let old as CGRect, let new as CGRect):
      AdditiveDifference(
        from: CGRect(
          x: old.origin.x - new.origin.x,
          y: old.origin.y - new.origin.y,
          width: old.size.width - new.size.width,
          height: old.size.height - new.size.height
        ),
        to: CGRect.zero
      )
    case (let old as CGFloat, let new as CGFloat):
      AdditiveDifference(from: old - new, to: CGFloat(0))
    case (let old as Float, let new as Float):
      AdditiveDifference(from: CGFloat(old - new), to: CGFloat(0))
    case (let old as CGAffineTransform, let new as CGAffineTransform):
      if old.rotates || new.rotates {
        nil
      } else {
        AdditiveDifference(
          from: CGAffineTransform(
            a: old.a - new.a,
            b: 0,
            c: 0,
            d: old.d - new.d,
            tx: old.tx - new.tx,
            ty: old.ty - new.ty
          ),
          to: CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
        )
      }
    default: nil
    }
  }
}

extension CGAffineTransform {
  fileprivate var rotates: Bool { b != 0 || c != 0 }
}
