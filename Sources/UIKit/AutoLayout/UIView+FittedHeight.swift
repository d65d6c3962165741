// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

extension UIView {
  /// Returns the least height with which the constraints hold in a width.
  ///
  /// - Parameter width: The width in points.
  /// - Returns: The height in points.
  func fittedHeight(in width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
