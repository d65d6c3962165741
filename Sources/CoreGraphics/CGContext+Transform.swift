// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
public import Foundation

extension CGContext {
  /// What the transforms of this context add up to, from user space to points from the top left.
  ///
  /// The identity in a new context: the scale to pixels is not part of it (our decision, see
  /// Parity; Apple's contains the scale and, in UIKit's contexts, a flip).
  public var ctm: CGAffineTransform { state.transform }

  /// From user space to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    state.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Moves the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns user space around its origin, clockwise as y goes down.
  ///
  /// - Parameter angle: The angle in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Puts a transform in front of those there are.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
    state.canDraw = userSpaceToDeviceSpaceTransform.isDrawable
    resetMatrix()
  }

  /// Whether something can be drawn: false in a space that is flat or not finite.
  var canDraw: Bool { state.canDraw }

  /// Tells Cairo the transform.
  ///
  /// One that cannot be undone would stop Cairo's context for good: it keeps the last good one,
  /// and `canDraw` says not to draw.
  func resetMatrix() {
    guard canDraw else { return }
    var matrix = cairo_matrix_t(userSpaceToDeviceSpaceTransform)
    cairo_set_matrix(cairo, &matrix)
  }
}

extension CGAffineTransform {
  /// Whether Cairo can count with the transform and with what undoes it: no number is beyond 1e9.
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
