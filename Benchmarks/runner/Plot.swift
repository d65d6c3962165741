// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Draws curves on logarithmic axes, as SVG.
struct Plot {
  private static let size = (width: 760.0, height: 460.0)
  private static let margin = (left: 70.0, right: 190.0, top: 20.0, bottom: 50.0)
  private static let colors = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56606b"]

  let curves: [(name: String, curve: Curve)]

  init(_ curves: [String: [(x: Double, y: Double)]]) {
    self.curves = curves.keys.sorted().map { ($0, Curve(curves[$0] ?? [])) }
  }

  /// The SVG document.
  var svg: String {
    let points = curves.flatMap(\.curve.points)
    let decades = (
      x: Self.decades(points.map(\.x)), y: Self.decades(points.map(\.y))
    )
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Int(Self.size.width))\""
        + " height=\"\(Int(Self.size.height))\" font-family=\"sans-serif\" font-size=\"12\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>",
    ]
    for decade in decades.x {
      let x = place(x: pow(10, Double(decade)), decades.x)
      lines.append(grid(x, Self.margin.top, x, Self.size.height - Self.margin.bottom))
      lines.append(
        label(x, Self.size.height - 30, "middle", String(format: "%g", pow(10, Double(decade))))
      )
    }
    for decade in decades.y {
      let y = place(y: pow(10, Double(decade)), decades.y)
      lines.append(grid(Self.margin.left, y, Self.size.width - Self.margin.right, y))
      lines.append(
        label(Self.margin.left - 8, y + 4, "end", String(format: "%g ms", pow(10, Double(decade))))
      )
    }
    for (index, entry) in curves.enumerated() {
      let color = Self.colors[index % Self.colors.count]
      let path = entry.curve.points.map {
        String(format: "%.1f,%.1f", place(x: $0.x, decades.x), place(y: $0.y, decades.y))
      }
      lines.append(
        "<polyline fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\""
          + " points=\"\(path.joined(separator: " "))\"/>"
      )
      let slope = entry.curve.slope.map { String(format: "%.2f", $0) } ?? "-"
      lines.append(
        "<text x=\"\(Self.size.width - Self.margin.right + 12)\" y=\"\(40 + index * 20)\""
          + " fill=\"\(color)\">\(entry.name), slope \(slope)</text>"
      )
    }
    lines.append(
      label(300, Self.size.height - 10, "middle", "size (percent of the screen for damage)")
    )
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private static func decades(_ values: [Double]) -> ClosedRange<Int> {
    let logs = values.filter { $0 > 0 }.map(log10)
    let low = Int((logs.min() ?? 0).rounded(.down))
    return low...max(low + 1, Int((logs.max() ?? 1).rounded(.up)))
  }

  private func place(x: Double, _ decades: ClosedRange<Int>) -> Double {
    let width = Self.size.width - Self.margin.left - Self.margin.right
    return Self.margin.left + width * share(x, decades)
  }

  private func place(y: Double, _ decades: ClosedRange<Int>) -> Double {
    let height = Self.size.height - Self.margin.top - Self.margin.bottom
    return Self.size.height - Self.margin.bottom - height * share(y, decades)
  }

  private func share(_ value: Double, _ decades: ClosedRange<Int>) -> Double {
    (log10(value) - Double(decades.lowerBound)) / Double(decades.upperBound - decades.lowerBound)
  }

  private func grid(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
    String(
      format: "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#ddd\"/>",
      x1,
      y1,
      x2,
      y2
    )
  }

  private func label(_ x: Double, _ y: Double, _ anchor: String, _ text: String) -> String {
    "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\" fill=\"#333\">\(text)</text>"
  }
}
