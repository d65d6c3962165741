// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A comparison of two texts line by line, with a tolerance for numbers.
struct TextComparison {
  /// The greatest allowed difference between two numbers.
  var tolerance = 0.0

  /// Finds the first line that differs.
  ///
  /// - Parameters:
  ///   - actual: The text.
  ///   - reference: The expected text. A line break at the end of either has no effect.
  /// - Returns: A description of the difference, or `nil` if there is none.
  func difference(of actual: String, from reference: String) -> String? {
    let (new, old) = (lines(of: actual), lines(of: reference))
    for index in 0..<max(new.count, old.count) {
      let now = index < new.count ? new[index] : nil
      let then = index < old.count ? old[index] : nil
      if let now, let then, isSame(now, then) { continue }
      let parts = [then.map { "\"\($0)\"" } ?? "no line", now.map { "\"\($0)\"" } ?? "no line"]
      return "line \(index + 1) was \(parts[0]) and is \(parts[1])"
    }
    return nil
  }

  private func lines(of text: String) -> [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
  }

  private func isSame(_ a: Substring, _ b: Substring) -> Bool {
    if a == b { return true }
    guard tolerance > 0 else { return false }
    let separators: Set<Character> = [" ", ",", "(", ")"]
    let (left, right) = (
      a.split(whereSeparator: separators.contains), b.split(whereSeparator: separators.contains)
    )
    return left.count == right.count
      && zip(left, right).allSatisfy { one, other in
        if one == other { return true }
        guard let x = Double(one), let y = Double(other) else { return false }
        return abs(x - y) <= tolerance
      }
  }
}
