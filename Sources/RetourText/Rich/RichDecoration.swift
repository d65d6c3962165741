// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// A line below or through a text.
package struct RichDecoration: Sendable {
  /// The color.
  package var color: CGColor
  /// The factor of the font's thickness.
  package var thickness: CGFloat
  /// The number of lines.
  package var count: Int
  /// The lengths of dashes and gaps, in turn, as factors of the thickness; empty for a solid line.
  package var dashes: [CGFloat]

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - thickness: The factor of the font's thickness.
  ///   - count: The number of lines.
  ///   - dashes: The lengths of dashes and gaps, in turn, as factors of the thickness.
  package init(color: CGColor, thickness: CGFloat = 1, count: Int = 1, dashes: [CGFloat] = []) {
    (self.color, self.thickness, self.count, self.dashes) = (color, thickness, count, dashes)
  }

  /// Fills the line.
  ///
  /// - Parameters:
  ///   - span: Its ends.
  ///   - y: Its top.
  ///   - unit: The font's thickness in points.
  ///   - context: The context.
  ///   - scale: Pixels per point.
  func draw(
    along span: ClosedRange<CGFloat>,
    y: CGFloat,
    unit: CGFloat,
    in context: CGContext,
    scale: CGFloat
  ) {
    context.setFillColor(color)
    let height = max(1, (unit * thickness * scale).rounded()) / scale
    for number in 0..<count {
      let top = (y * scale).rounded() / scale + CGFloat(number) * height * 2
      for part in parts(of: span, unit: height) {
        context.fill(
          CGRect(
            x: part.lowerBound,
            y: top,
            width: part.upperBound - part.lowerBound,
            height: height
          )
        )
      }
    }
  }

  private func parts(of span: ClosedRange<CGFloat>, unit: CGFloat) -> [ClosedRange<CGFloat>] {
    guard !dashes.isEmpty else { return [span] }
    var parts: [ClosedRange<CGFloat>] = []
    var x = span.lowerBound
    while x < span.upperBound {
      for (index, dash) in dashes.enumerated() where x < span.upperBound {
        let end = min(x + max(dash * unit, unit), span.upperBound)
        if index.isMultiple(of: 2) { parts.append(x...end) }
        x = end
      }
    }
    return parts
  }
}
