// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIImage {
  /// A smiley, the back button of TBNavigationController.
  @MainActor static let smiley = drawn(CGSize(width: 30, height: 30)) {
    UIColor.systemYellow.setFill()
    UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 28, height: 28)).fill()
    UIColor.black.setFill()
    UIBezierPath(ovalIn: CGRect(x: 9, y: 9, width: 4, height: 5)).fill()
    UIBezierPath(ovalIn: CGRect(x: 17, y: 9, width: 4, height: 5)).fill()
    UIColor.black.setStroke()
    let mouth = UIBezierPath()
    mouth.move(to: CGPoint(x: 8, y: 18))
    mouth.addCurve(
      to: CGPoint(x: 22, y: 18),
      controlPoint1: CGPoint(x: 11, y: 24),
      controlPoint2: CGPoint(x: 19, y: 24)
    )
    mouth.lineWidth = 1.5
    mouth.stroke()
  }
  .withRenderingMode(.alwaysOriginal)

  /// A resizable image in the shape of the back button of the first iPhones.
  ///
  /// - Parameter color: The color.
  /// - Returns: The image, which flips for right-to-left layouts.
  @MainActor static func backPlate(_ color: UIColor) -> UIImage {
    drawn(CGSize(width: 32, height: 30)) {
      color.setFill()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 15))
      path.addLine(to: CGPoint(x: 13, y: 0))
      path.addLine(to: CGPoint(x: 32, y: 0))
      path.addLine(to: CGPoint(x: 32, y: 30))
      path.addLine(to: CGPoint(x: 13, y: 30))
      path.close()
      path.fill()
    }
    .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 8))
    .imageFlippedForRightToLeftLayoutDirection()
  }

  /// A resizable image of a pill.
  ///
  /// - Parameter color: The color.
  /// - Returns: The image.
  @MainActor static func backPill(_ color: UIColor) -> UIImage {
    drawn(CGSize(width: 31, height: 30)) {
      color.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 31, height: 30), cornerRadius: 15).fill()
    }
    .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15))
  }

  /// Draws an image at every screen scale.
  private static func drawn(_ size: CGSize, _ paint: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in paint() }
  }
}
