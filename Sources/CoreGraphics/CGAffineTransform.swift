// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A matrix that moves, scales, turns and shears points.
public struct CGAffineTransform: Hashable, Sendable {
  public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
}
