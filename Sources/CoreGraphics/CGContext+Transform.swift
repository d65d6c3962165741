// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
public import Foundation

extension CGContext {
  /// The current transform of this context, from user space to points from the top left.
  ///
  /// The identity in a new context: the scale to pixels is not part of it (our decision, see
  /// Parity; Apple's contains the scale and, in UIKit's contexts, a flip).
  public var ctm: CGAffineTransform { state.transform }

  /// The transform from user space to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    let (x, y) = (CGFloat(origin.x), CGFloat(origin.y))
    return state.transform.concatenating(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
    )
  }

  /// Translates user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates user space around its origin, clockwise since y points down.
  ///
  /// - Parameter angle: The angle in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Applies a transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
    state.canDraw = userSpaceToDeviceSpaceTransform.isDrawable
    resetMatrix()
  }

  /// Whether drawing is possible: false where the transform has no finite inverse.
  var canDraw: Bool { state.canDraw }

  /// Sets Cairo's matrix.
  ///
  /// A matrix without an inverse would put Cairo's context into an error state for good: it keeps
  /// the last good one, and `canDraw` is false.
  func resetMatrix() {
    guard canDraw else { return }
    var matrix = cairo_matrix_t(userSpaceToDeviceSpaceTransform)
    cairo_set_matrix(cairo, &matrix)
  }
}

extension CGAffineTransform {
  /// Whether Cairo can represent the transform and its inverse: no number is beyond 1e9.
  var isDrawable: Bool {
    func isCountable(_ transform: CGAffineTransform) -> Bool {
      abs(transform.a) <= 1e9 && abs(transform.b) <= 1e9 && abs(transform.c) <= 1e9
        && abs(transform.d) <= 1e9 && abs(transform.tx) <= 1e9 && abs(transform.ty) <= 1e9
    }
    return isInvertible && isCountable(self) && isCountable(inverted())
  }
}

extension cairo_matrix_t {
  init(_ transform: CGAffineTransform) {
    self.init(
      xx: transform.a,
      yx: transform.b,
      xy: transform.c,
      yy: transform.d,
      x0: transform.tx,
      y0: transform.ty
    )
  }
}
