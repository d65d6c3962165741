// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// The size that a back button asks its bar for.
///
/// On Apple's systems a bar lays its items out by constraints, where a view that is sized by its
/// frame can collapse. The bar on Linux has no constraints: it takes the size of the bounds.
@MainActor
struct BackControlSize {
  #if canImport(ObjectiveC)
  private let width: NSLayoutConstraint
  private let height: NSLayoutConstraint

  init(of control: UIView) {
    control.translatesAutoresizingMaskIntoConstraints = false
    width = control.widthAnchor.constraint(equalToConstant: 0)
    height = control.heightAnchor.constraint(equalToConstant: 0)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      control.setContentHuggingPriority(.required, for: axis)
      control.setContentCompressionResistancePriority(.required, for: axis)
    }
    for constraint in [width, height] {
      // A bar that stretches its items breaks it.
      constraint.priority = .defaultHigh
      constraint.isActive = true
    }
  }

  /// Asks for a size.
  func request(_ size: CGSize, of control: UIView) {
    (width.constant, height.constant) = (size.width, size.height)
  }
  #else
  init(of control: UIView) {}

  /// Asks for a size.
  func request(_ size: CGSize, of control: UIView) { control.bounds.size = size }
  #endif
}
