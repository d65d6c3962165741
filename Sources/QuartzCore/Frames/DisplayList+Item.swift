// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourRender

extension DisplayList.Item {
  /// The bounds of painting; exact for upright content, so that a page that
  /// covers its box is found to be opaque.
  var box: PixelRect {
    var rect = rect
    var size = (width: 1, height: 1)
    var isSharp = transform.isUpright
    switch content {
    case .fill, .border, .backdrop: break
    case .image(let image, _, _, _): size = (image.width, image.height)
    case .shadow(_, _, _, let blur, _):
      // A Gaussian is invisible beyond three deviations.
      isSharp = false
      rect = rect.insetBy(dx: -3 * blur, dy: -3 * blur)
    case .sublist(let list, _): size = (list.width, list.height)
    case .projected: isSharp = false
    }
    let place = rect.applying(transform)
    guard isSharp else { return PixelRect(around: place).intersection(clip) }
    return PixelRect(nearest: place, ofImage: size).intersection(clip)
  }

  /// Moves the item and its clip by whole pixels.
  mutating func move(x: Int, y: Int) {
    transform.tx += CGFloat(x)
    transform.ty += CGFloat(y)
    clip = clip.moved(x: x, y: y)
  }

  /// Multiplies the item's opacity.
  mutating func fade(_ opacity: Float) {
    switch content {
    case .fill(let rect, let radius, let color):
      content = .fill(rect, cornerRadius: radius, color.faded(opacity))
    case .border(let rect, let radius, let width, let color):
      content = .border(rect, cornerRadius: radius, width: width, color.faded(opacity))
    case .image(let image, let rect, let own, let tint):
      content = .image(image, rect, opacity: own * opacity, tint: tint)
    case .shadow(let rect, let radius, let offset, let blur, let color):
      content = .shadow(
        rect,
        cornerRadius: radius,
        offset: offset,
        blur: blur,
        color.faded(opacity)
      )
    case .sublist(let list, let own): content = .sublist(list, opacity: own * opacity)
    case .projected(let list, let projection, let own):
      content = .projected(list, projection, opacity: own * opacity)
    case .backdrop(let rect, let radius, let backdrop, let mask, let own):
      content = .backdrop(
        rect,
        cornerRadius: radius,
        backdrop,
        mask: mask,
        opacity: own * opacity
      )
    }
  }
}

extension CGAffineTransform {
  /// Whether rectangles stay upright and keep their sides' order.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

extension DisplayList.Color {
  /// Converts a layer's color; nil when it is transparent or missing.
  init?(_ color: CGColor?) {
    guard let color, color.alpha > 0 else { return nil }
    self.init(
      red: Float(color.red),
      green: Float(color.green),
      blue: Float(color.blue),
      alpha: Float(color.alpha)
    )
  }

  func faded(_ opacity: Float) -> DisplayList.Color {
    var color = self
    color.alpha *= opacity
    return color
  }
}
