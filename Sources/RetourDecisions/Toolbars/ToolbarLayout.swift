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
    package var figures: BarFigures

    package init(size: CGSize, figures: BarFigures = .flat) {
      (self.size, self.figures) = (size, figures)
    }
  }

  /// Returns the frames of all parts; those of spaces have no height.
  package static func frames(_ input: Input) -> [CGRect] {
    let margin = input.figures.margin(width: input.size.width)
    let gaps = gaps(input)
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
  private static func gaps(_ input: Input) -> [CGFloat] {
    input.parts.indices.map { index in
      guard index > 0, case .content(let former) = input.parts[index - 1],
        case .content(let slot) = input.parts[index]
      else { return 0 }
      if let platter = input.figures.toolbarPlatter {
        return platter.spacing(between: former.ground, and: slot.ground)
      }
      return former.isText || slot.isText ? BarFigures.textSpacing : BarFigures.itemSpacing
    }
  }

  /// Returns the glass behind the items.
  ///
  /// - Parameters:
  ///   - input: The bar.
  ///   - frames: The frames of its parts.
  /// - Returns: The platters; none in a design without them.
  package static func platters(_ input: Input, _ frames: [CGRect]) -> [BarLayout.Platter] {
    guard input.figures.toolbarPlatter != nil else { return [] }
    let grounds = input.parts.map { part in
      if case .content(let slot) = part { slot.ground } else { BarLayout.Ground.space }
    }
    return BarLayout.Platter.row(frames, on: grounds)
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
