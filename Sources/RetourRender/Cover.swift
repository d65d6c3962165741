// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
import Foundation

/// Covers a rectangle with rounded corners, or the frame along the inside of its edge.
///
/// - Parameters:
///   - rect: The rectangle.
///   - cornerRadius: The radius of the corners; more than half a side counts as half of it.
///   - frame: The width of the frame, or `nil` for the whole rectangle.
///   - cairo: The Cairo context of a mask.
func cover(_ rect: CGRect, cornerRadius: CGFloat, frame: CGFloat?, with cairo: OpaquePointer?) {
  append(rect, cornerRadius: cornerRadius, to: cairo)
  if let frame {
    let inner = rect.insetBy(dx: frame, dy: frame)
    if rect.width > 2 * frame, rect.height > 2 * frame {
      append(inner, cornerRadius: cornerRadius - frame, to: cairo)
    }
  }
  cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
  cairo_set_source_rgba(cairo, 0, 0, 0, 1)
  cairo_fill(cairo)
}

private func append(_ rect: CGRect, cornerRadius: CGFloat, to cairo: OpaquePointer?) {
  let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
  guard radius > 0 else {
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    return
  }
  let (left, right) = (rect.minX + radius, rect.maxX - radius)
  let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
  cairo_new_sub_path(cairo)
  cairo_arc(cairo, right, top, radius, -.pi / 2, 0)
  cairo_arc(cairo, right, bottom, radius, 0, .pi / 2)
  cairo_arc(cairo, left, bottom, radius, .pi / 2, .pi)
  cairo_arc(cairo, left, top, radius, .pi, 3 * .pi / 2)
  cairo_close_path(cairo)
}
