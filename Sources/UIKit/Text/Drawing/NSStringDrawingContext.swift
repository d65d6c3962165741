// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The scale at which a string may be drawn, and what became of it.
open class NSStringDrawingContext: NSObject {
  /// The least factor of the fonts with which a text that does not fit is drawn; 0 is 1.
  open var minimumScaleFactor: CGFloat = 0
  private var factor: CGFloat = 0
  private var bounds = CGRect.zero

  /// Creates a context that does not scale.
  public override init() { super.init() }

  /// The factor of the fonts of the last string; 0 before the first.
  open var actualScaleFactor: CGFloat { factor }
  /// The bounds of the last string, in points.
  open var totalBounds: CGRect { bounds }

  /// Notes how a string was measured or drawn.
  final func note(_ factor: CGFloat, _ bounds: CGRect) {
    (self.factor, self.bounds) = (factor, bounds)
  }
}
