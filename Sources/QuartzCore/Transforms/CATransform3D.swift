// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A transform in space: four rows, of which points are rows to be multiplied from the left.
public struct CATransform3D: Sendable {
  /// The component in row 1 and column 1.
  public var m11: CGFloat
  /// The component in row 1 and column 2.
  public var m12: CGFloat
  /// The component in row 1 and column 3.
  public var m13: CGFloat
  /// The component in row 1 and column 4.
  public var m14: CGFloat
  /// The component in row 2 and column 1.
  public var m21: CGFloat
  /// The component in row 2 and column 2.
  public var m22: CGFloat
  /// The component in row 2 and column 3.
  public var m23: CGFloat
  /// The component in row 2 and column 4.
  public var m24: CGFloat
  /// The component in row 3 and column 1.
  public var m31: CGFloat
  /// The component in row 3 and column 2.
  public var m32: CGFloat
  /// The component in row 3 and column 3.
  public var m33: CGFloat
  /// The component in row 3 and column 4.
  public var m34: CGFloat
  /// The component in row 4 and column 1.
  public var m41: CGFloat
  /// The component in row 4 and column 2.
  public var m42: CGFloat
  /// The component in row 4 and column 3.
  public var m43: CGFloat
  /// The component in row 4 and column 4.
  public var m44: CGFloat

  /// Creates a transform of zeros.
  public init() {
    (m11, m12, m13, m14) = (0, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 0, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 0, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 0)
  }

  /// Creates a transform from its components, row by row.
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}
