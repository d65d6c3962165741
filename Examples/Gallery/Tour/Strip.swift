// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import UIKit

/// A push and a swipe back, as screens side by side in one image.
@MainActor
struct Strip {
  private let look: Look
  private let screens: [UIImage]

  private static let gap: CGFloat = 14
  private static let corner: CGFloat = 12
  /// The duration of a push in the runtime, in seconds.
  private static let pushDuration = 0.5

  /// Plays the push and the swipe.
  ///
  /// - Parameter look: The settings of the screen.
  init(_ look: Look) {
    let studio = Studio(look)
    var screens: [UIImage] = []
    func take() {
      let frame = studio.world.frame
      screens.append(UIImage(cgImage: frame, scale: look.scale ?? 3, orientation: .up))
    }
    studio.show(CustomViewPage(), at: Self.pushDuration / 4)
    take()
    for _ in 0..<2 {
      studio.pass(Self.pushDuration / 4)
      take()
    }
    studio.pass(nil)
    take()
    studio.world.finger.dragFromLeadingEdge(to: 0.6)
    take()
    (self.look, self.screens) = (look, screens)
  }

  /// The image, as PNG data.
  var png: Data {
    let count = CGFloat(screens.count)
    let size = CGSize(
      width: count * look.size.width + (count + 1) * Self.gap,
      height: look.size.height + 2 * Self.gap
    )
    let format = UIGraphicsImageRendererFormat()
    format.scale = look.scale ?? 3
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      for (index, screen) in screens.enumerated() {
        let x = Self.gap + CGFloat(index) * (look.size.width + Self.gap)
        let frame = CGRect(origin: CGPoint(x: x, y: Self.gap), size: look.size)
        let outline = UIBezierPath(roundedRect: frame, cornerRadius: Self.corner)
        context.cgContext.saveGState()
        outline.addClip()
        screen.draw(in: frame)
        context.cgContext.restoreGState()
        UIColor.systemGray3.setStroke()
        outline.lineWidth = 1
        outline.stroke()
      }
    }
    return image.pngData() ?? Data()
  }
}
