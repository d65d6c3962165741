// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
import CPixman
import Foundation

// MARK: Rectangles of whole pixels

extension CGContext {
  /// Fills a path with the fill color and clears the current one.
  ///
  /// A rectangle of whole pixels is written at once: for the bars and cells of a chart, Cairo takes
  /// longer to find out what they are than to fill them.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - rule: The fill rule.
  package func fill(_ path: CGPath, using rule: CGPathFillRule) {
    if let rect = path.steps.rectangle, fillPixels(of: rect) { return beginPath() }
    beginPath()
    addPath(path)
    fillPath(using: rule)
  }

  /// Fills a rectangle if it consists of whole pixels and all of them are painted.
  ///
  /// - Parameter rect: The rectangle, in user space.
  /// - Returns: Whether it was filled; Cairo has to do it otherwise.
  func fillPixels(of rect: CGRect) -> Bool {
    guard state.blendMode == .normal, isPaintedDirectly, let box = wholePixels(of: rect),
      let surface, cairo_image_surface_get_format(surface) != CAIRO_FORMAT_A8
    else { return false }
    let visible = box.intersection(PixelRect(width: width, height: height))
    guard !visible.isEmpty else { return true }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return false }
    let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    let pixels = retour_box(
      base: data + visible.top * bytesPerRow + visible.left * 4,
      bytesPerRow: bytesPerRow,
      width: visible.width,
      height: visible.height
    )
    let color = state.fillColor.pixel(opacity: state.alpha)
    if color >> 24 == 255 {
      retour_fill(pixels, color)
    } else {
      retour_dim(pixels, retour_rows(base: pixels.base, bytesPerRow: bytesPerRow), color)
    }
    cairo_surface_mark_dirty(surface)
    return true
  }

  /// Returns the pixels of a rectangle; `nil` where it covers some of them in part.
  private func wholePixels(of rect: CGRect) -> PixelRect? {
    let toPixels = userSpaceToDeviceSpaceTransform
    guard canDraw, toPixels.b == 0, toPixels.c == 0 else { return nil }
    let exact = rect.applying(toPixels)
    let box = PixelRect(nearest: exact)
    // Cairo counts 256ths of a pixel.
    func isWhole(_ edge: CGFloat, _ pixel: Int) -> Bool { abs(edge - CGFloat(pixel)) < 1 / 512 }
    let areWhole =
      isWhole(exact.minX, box.left) && isWhole(exact.minY, box.top)
      && isWhole(exact.maxX, box.right) && isWhole(exact.maxY, box.bottom)
    return areWhole ? box : nil
  }
}

extension PathSteps {
  /// The rectangle that the steps go around; `nil` for all other paths.
  var rectangle: CGRect? {
    guard list.count == 5, case .move(let first) = list[0], case .line(let second) = list[1],
      case .line(let third) = list[2], case .line(let fourth) = list[3], list[4] == .close
    else { return nil }
    let isUpright =
      first.y == second.y && second.x == third.x && third.y == fourth.y && fourth.x == first.x
      || first.x == second.x && second.y == third.y && third.x == fourth.x && fourth.y == first.y
    guard isUpright else { return nil }
    return CGRect(x: first.x, y: first.y, width: third.x - first.x, height: third.y - first.y)
  }
}
