// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import UIKit

extension World {
  /// The layout of all visible views on screen: a line per view, indented by its depth.
  ///
  /// A line has the view's class, its frame in its superview at the current time of its animations
  /// (origin and size in points, rounded to halves), its alpha if it is not 1, and the text of a
  /// label. Hidden views are left out.
  public var layoutDescription: String {
    perform {
      var lines: [String] = []
      describe(window, depth: 0, into: &lines)
      return lines.joined(separator: "\n")
    }
  }

  private func describe(_ view: UIView, depth: Int, into lines: inout [String]) {
    guard !view.isHidden else { return }
    let shown = view.layer.presentation() ?? view.layer
    let numbers = [shown.frame.minX, shown.frame.minY, shown.frame.width, shown.frame.height]
      .map { String(format: "%g", ($0 * 2).rounded() / 2 + 0) }
    var line =
      String(repeating: "  ", count: depth)
      + "\(type(of: view)) (\(numbers[0]), \(numbers[1]), \(numbers[2]), \(numbers[3]))"
    if shown.opacity != 1 { line += String(format: " alpha %.2f", shown.opacity) }
    if let text = (view as? UILabel)?.text { line += " \"\(text)\"" }
    lines.append(line)
    for subview in view.subviews { describe(subview, depth: depth + 1, into: &lines) }
  }
}
