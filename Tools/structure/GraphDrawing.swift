// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A diagram of the targets and their imports, with the lowest target at the bottom.
struct GraphDrawing {
  private let graph: TargetGraph
  private let isDark: Bool
  /// The targets by depth, the lowest ones first.
  private let rows: [[String]]

  private let width = 960
  private let box = (width: 216, height: 62)
  private let rowHeight = 118
  private let margin = 24

  init(_ graph: TargetGraph, isDark: Bool) {
    self.graph = graph
    self.isDark = isDark
    rows = Self.rows(of: graph)
  }

  /// Returns the rows, each ordered by the positions of the importing targets, so that few arrows
  /// cross.
  private static func rows(of graph: TargetGraph) -> [[String]] {
    let depths = Dictionary(grouping: graph.imports.keys, by: graph.depth)
    var place: [String: Double] = [:]
    var rows: [[String]] = []
    for depth in depths.keys.sorted() {
      let middles = (depths[depth] ?? []).map { name in
        let above = graph.reduced.filter { $0.value.contains(name) }.compactMap { place[$0.key] }
        return (name, above.isEmpty ? 0.5 : above.reduce(0, +) / Double(above.count))
      }
      let row = middles.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
      for (index, name) in row.enumerated() {
        place[name] = (Double(index) + 0.5) / Double(row.count)
      }
      rows.insert(row, at: 0)
    }
    return rows
  }

  private var height: Int { rows.count * rowHeight + 2 * margin - (rowHeight - box.height) }
  private var ink: String { isDark ? "#e6e6e6" : "#1c1c1e" }
  private var paper: String { isDark ? "#16181c" : "#ffffff" }
  private var line: String { isDark ? "#7d8590" : "#8a8a8e" }

  /// The diagram as SVG.
  var svg: String {
    var parts = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" "
        + "font-family=\"Inter, Helvetica, sans-serif\">",
      "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(paper)\"/>",
      "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" "
        + "markerHeight=\"7\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" fill=\"\(line)\"/>"
        + "</marker></defs>",
    ]
    for (name, imports) in graph.reduced.sorted(by: { $0.key < $1.key }) {
      for other in imports.sorted() { parts.append(arrow(from: name, to: other)) }
    }
    for name in rows.joined() { parts.append(drawing(of: name)) }
    return (parts + ["</svg>"]).filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  /// The center of a target's box, in user units.
  private func center(of name: String) -> (x: Int, y: Int)? {
    for (index, row) in rows.enumerated() {
      guard let column = row.firstIndex(of: name) else { continue }
      let step = (width - 2 * margin) / row.count
      let y = height - margin - box.height / 2 - index * rowHeight
      return (margin + step / 2 + column * step, y)
    }
    return nil
  }

  private func boxWidth(of name: String) -> Int {
    let count = rows.first { $0.contains(name) }?.count ?? 1
    return min(box.width, (width - 2 * margin) / count - 12)
  }

  private func arrow(from name: String, to other: String) -> String {
    guard let start = center(of: name), let end = center(of: other) else { return "" }
    let (top, bottom) = (start.y + box.height / 2, end.y - box.height / 2)
    let bend = (bottom - top) / 2
    return "<path d=\"M\(start.x) \(top)C\(start.x) \(top + bend) \(end.x) \(bottom - bend) "
      + "\(end.x) \(bottom - 2)\" fill=\"none\" stroke=\"\(line)\" stroke-width=\"1.2\" "
      + "marker-end=\"url(#tip)\"/>"
  }

  private func drawing(of name: String) -> String {
    guard let center = center(of: name) else { return "" }
    let width = boxWidth(of: name)
    let purpose = graph.purposes[name] ?? "a module map"
    let lines = wrapped(purpose.split(separator: ";")[0].description, columns: width / 6)
    let texts = lines.prefix(2).enumerated().map { index, text in
      "<text x=\"\(center.x)\" y=\"\(center.y + 8 + index * 13)\" font-size=\"10.5\" "
        + "text-anchor=\"middle\" fill=\"\(line)\">\(text)</text>"
    }
    return "<rect x=\"\(center.x - width / 2)\" y=\"\(center.y - box.height / 2)\" "
      + "width=\"\(width)\" height=\"\(box.height)\" rx=\"9\" fill=\"\(fill(of: name))\" "
      + "stroke=\"\(line)\"/>\n<text x=\"\(center.x)\" y=\"\(center.y - 10)\" font-size=\"14\" "
      + "font-weight=\"600\" text-anchor=\"middle\" fill=\"\(ink)\">\(name)</text>\n"
      + texts.joined(separator: "\n")
  }

  /// The groups of targets, by color.
  private func fill(of name: String) -> String {
    switch name {
    case "Retour": isDark ? "#1f3d2b" : "#e2f4e8"
    case "UIKit", "QuartzCore", "CoreGraphics": isDark ? "#1d3150" : "#e4eefc"
    case _ where graph.purposes[name] == nil: isDark ? "#202328" : "#f2f2f4"
    default: isDark ? "#33291a" : "#fbf1e0"
    }
  }

  private func wrapped(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    for word in text.replacing("`", with: "").split(separator: " ") {
      if let last = lines.last, last.count + word.count < columns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
