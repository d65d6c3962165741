// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// One line of the table.
struct Row {
  let name: String
  var value: Double?
  let unit: String
  /// The reference of the value: `limit`, `repaint`, a peer's name, a budget, or ourselves at
  /// another size.
  let against: String
  var reference: Double?
  /// The largest ratio allowed; `nil` for a row without a goal.
  var goal: Double?
  var note = ""
  /// Whether larger values are better; the ratio is then inverted.
  var moreIsBetter = false

  /// Ours by theirs; smaller is better.
  var ratio: Double? {
    guard let value, let reference else { return nil }
    let (above, below) = moreIsBetter ? (reference, value) : (value, reference)
    return below == 0 ? (above == 0 ? 0 : nil) : above / below
  }

  /// Whether the goal is met, where there is one and it was measured.
  var isMet: Bool? {
    guard let ratio, let goal else { return nil }
    return ratio <= goal
  }

  /// The row as the members of a JSON object, in a fixed order.
  var json: String {
    func number(_ value: Double?) -> String { value.map { String(format: "%.6g", $0) } ?? "null" }
    func text(_ value: String) -> String {
      "\""
        + value.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }
    let members = [
      "\"name\": \(text(name))", "\"value\": \(number(value))", "\"unit\": \(text(unit))",
      "\"against\": \(text(against))", "\"reference\": \(number(reference))",
      "\"ratio\": \(number(ratio))", "\"goal\": \(number(goal))", "\"note\": \(text(note))",
    ]
    return "{" + members.joined(separator: ", ") + "}"
  }

  /// The cells of the row in the printed table.
  var cells: [String] {
    func short(_ value: Double?) -> String {
      guard let value else { return "-" }
      if value == value.rounded(), value < 1e6 { return "\(Int(value))" }
      return String(format: value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.2f", value)
    }
    let verdict = isMet.map { $0 ? "met" : "missed" } ?? ""
    return [
      name, short(value), unit, against, short(reference), short(ratio), short(goal), verdict, note,
    ]
  }
}
