// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The measures of the "More" page and the image of its button, in points.
enum MoreFigures {
  /// The height of a row (Human Interface Guidelines: the least that a finger hits).
  static let rowHeight: CGFloat = 44
  /// The size of a row's text (Human Interface Guidelines: body).
  static let fontSize: CGFloat = 17
  /// What is kept free at either side (table cells of phones).
  static let margin: CGFloat = 16
  /// The room for an image: those of tabs are 25 to 28 wide (Human Interface Guidelines).
  static let imageWidth: CGFloat = 28
  /// What is kept free between the parts of a row (our decision).
  static let gap: CGFloat = 14
  /// How big the chevron at the end is, beside the symbol's own size (our decision).
  static let chevronShare: CGFloat = 0.65

  /// The three dots of the button (our drawing).
  @MainActor static var dots: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 26, height: 26)).image { _ in
      for x in [4.0, 13, 22] {
        UIBezierPath(ovalIn: CGRect(x: x - 2.5, y: 10.5, width: 5, height: 5)).fill()
      }
    }
  }
}
