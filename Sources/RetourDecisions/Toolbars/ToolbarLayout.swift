// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The frames of a toolbar's items, in the bar's coordinates.
///
/// Pure: no views, no clock, no globals.
package enum ToolbarLayout {
  /// An item or a space.
  package enum Part: Equatable {
    case content(BarLayout.Slot)
    /// A space of a fixed width, in points.
    case fixedSpace(CGFloat)
    /// A space that shares the remaining width with the other flexible ones.
    case flexibleSpace
  }

  /// The parts and the environment that a layout depends on.
  package struct Input: Equatable {
    package var size: CGSize
    /// The safe area at the two ends.
    package var leadingInset: CGFloat = 0
    package var trailingInset: CGFloat = 0
    package var isRightToLeft = false
    /// Pixels per point.
    package var scale: CGFloat = 1
    package var parts: [Part] = []

    package init(size: CGSize) { self.size = size }
  }

  /// Returns the frames of all parts; those of spaces have no height.
  package static func frames(_ input: Input) -> [CGRect] {
    let margin = BarFigures.margin(width: input.size.width)
    let gaps = gaps(input.parts)
    let room =
      input.size.width - 2 * margin - input.leadingInset - input.trailingInset
      - gaps.reduce(0, +) - input.parts.map(\.width).reduce(0, +)
    let flexible = input.parts.filter { $0 == .flexibleSpace }.count
    let share = flexible > 0 ? max(0, room) / CGFloat(flexible) : 0
    var x = margin + input.leadingInset
    return zip(input.parts, gaps).map { part, gap in
      x += gap
      let width = part == .flexibleSpace ? share : part.width
      defer { x += width }
      let left = input.isRightToLeft ? input.size.width - x - width : x
      return CGRect(
        x: pixels(left, input),
        y: pixels((input.size.height - part.height) / 2, input),
        width: width,
        height: part.height
      )
    }
  }

  /// Returns the spacing before every part: the bars' spacing between two items, none beside a
  /// space.
  private static func gaps(_ parts: [Part]) -> [CGFloat] {
    parts.indices.map { index in
      guard index > 0, case .content(let former) = parts[index - 1],
        case .content(let slot) = parts[index]
      else { return 0 }
      return former.isText || slot.isText ? BarFigures.textSpacing : BarFigures.itemSpacing
    }
  }

  private static func pixels(_ value: CGFloat, _ input: Input) -> CGFloat {
    let scale = max(input.scale, 1)
    return (value * scale).rounded() / scale
  }
}

extension ToolbarLayout.Part {
  fileprivate var width: CGFloat {
    switch self {
    case .content(let slot): slot.size.width
    case .fixedSpace(let width): width
    case .flexibleSpace: 0
    }
  }

  fileprivate var height: CGFloat {
    guard case .content(let slot) = self else { return 0 }
    return slot.size.height
  }
}
