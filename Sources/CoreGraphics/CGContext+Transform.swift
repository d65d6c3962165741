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
    resetMatrix()
  }

  /// Whether something can be drawn: false in a space that is flat or not finite.
  var canDraw: Bool { userSpaceToDeviceSpaceTransform.isInvertible }

  /// Tells Cairo the transform.
  ///
  /// One that cannot be undone would stop Cairo's context for good: it keeps the last good one,
  /// and `canDraw` says not to draw.
  func resetMatrix() {
    let transform = userSpaceToDeviceSpaceTransform
    guard transform.isInvertible else { return }
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(cairo, &matrix)
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
