// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIStackView {
  /// The sizes and positions of the arranged views along the axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack; those that hug their contents least are stretched.
    case fill
    /// The views fill the stack and have the same length.
    case fillEqually
    /// The views fill the stack in proportion to their intrinsic lengths.
    case fillProportionally
    /// The spaces between the views are the same.
    case equalSpacing
    /// The distances between the views' centers are the same.
    case equalCentering
  }

  /// The alignment of the arranged views across the axis.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack.
    case fill
    /// The leading edges of a vertical stack.
    case leading
    /// The first baselines of a horizontal stack.
    case firstBaseline
    /// The centers.
    case center
    /// The trailing edges of a vertical stack.
    case trailing
    /// The last baselines of a horizontal stack.
    case lastBaseline

    /// The top edges of a horizontal stack.
    public static var top: Alignment { .leading }
    /// The bottom edges of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }

  /// The value of a custom spacing that stands for the stack's own spacing.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The value of a spacing that stands for the system's, 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}
