// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The place of a popover beside what it points at.
///
/// Pure: rectangles in the coordinates of one view. The first direction of the arrow in which the
/// content fits is taken; without one, the direction that leaves most of it.
package struct PopoverLayout: Equatable, Sendable {
  /// The direction in which an arrow points.
  package enum Arrow: CaseIterable, Sendable {
    /// The popover is below its source.
    case up
    /// The popover is above its source.
    case down
    /// The popover is to the right of its source.
    case left
    /// The popover is to the left of its source.
    case right
  }

  /// The frame of the content.
  package let frame: CGRect
  /// The direction of the arrow; `nil` without one.
  package let arrow: Arrow?
  /// The tip of the arrow.
  package let tip: CGPoint

  /// Places a popover.
  ///
  /// - Parameters:
  ///   - content: The size of the content.
  ///   - source: The rectangle that the arrow points at; one that is not finite counts as the
  ///     middle of the room.
  ///   - room: The rectangle that the popover must not leave.
  ///   - arrows: The permitted directions; without any the popover covers its source.
  package init(content: CGSize, source: CGRect, room: CGRect, arrows: Set<Arrow>) {
    let isKnown =
      source.minX.isFinite && source.maxX.isFinite && source.minY.isFinite
      && source.maxY.isFinite
    let source = isKnown ? source : CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
    let content = CGSize(width: Self.length(content.width), height: Self.length(content.height))
    let candidates = Arrow.allCases.filter(arrows.contains).map {
      (arrow: $0, area: Self.area(beside: source, $0, in: room))
    }
    let best =
      candidates.first { $0.area.width >= content.width && $0.area.height >= content.height }
      ?? candidates.max { Self.shown(content, in: $0.area) < Self.shown(content, in: $1.area) }
    guard let (arrow, area) = best else {
      frame = Self.place(content, around: CGPoint(x: source.midX, y: source.midY), in: room)
      (self.arrow, tip) = (nil, CGPoint(x: source.midX, y: source.midY))
      return
    }
    let size = CGSize(
      width: min(content.width, area.width),
      height: min(content.height, area.height)
    )
    let length = PopoverFigures.arrowLength
    let center =
      switch arrow {
      case .up: CGPoint(x: source.midX, y: area.minY + size.height / 2)
      case .down: CGPoint(x: source.midX, y: area.maxY - size.height / 2)
      case .left: CGPoint(x: area.minX + size.width / 2, y: source.midY)
      case .right: CGPoint(x: area.maxX - size.width / 2, y: source.midY)
      }
    let frame = Self.place(size, around: center, in: area)
    let x = Self.clamp(source.midX, into: frame.minX...frame.maxX)
    let y = Self.clamp(source.midY, into: frame.minY...frame.maxY)
    self.frame = frame
    self.arrow = arrow
    tip =
      switch arrow {
      case .up: CGPoint(x: x, y: frame.minY - length)
      case .down: CGPoint(x: x, y: frame.maxY + length)
      case .left: CGPoint(x: frame.minX - length, y: y)
      case .right: CGPoint(x: frame.maxX + length, y: y)
      }
  }

  /// The room for the content if the arrow points in a direction.
  private static func area(beside source: CGRect, _ arrow: Arrow, in room: CGRect) -> CGRect {
    let length = PopoverFigures.arrowLength
    var (left, right, top, bottom) = (room.minX, room.maxX, room.minY, room.maxY)
    switch arrow {
    case .up: top = max(top, source.maxY + length)
    case .down: bottom = min(bottom, source.minY - length)
    case .left: left = max(left, source.maxX + length)
    case .right: right = min(right, source.minX - length)
    }
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  private static func shown(_ content: CGSize, in area: CGRect) -> CGFloat {
    min(content.width, area.width) * min(content.height, area.height)
  }

  /// A size around a point, moved into an area.
  private static func place(_ size: CGSize, around center: CGPoint, in area: CGRect) -> CGRect {
    let (width, height) = (min(size.width, area.width), min(size.height, area.height))
    let x = min(max(center.x - width / 2, area.minX), area.maxX - width)
    let y = min(max(center.y - height / 2, area.minY), area.maxY - height)
    return CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height)
  }

  /// Keeps the middle of the arrow's base clear of the corners.
  private static func clamp(_ value: CGFloat, into range: ClosedRange<CGFloat>) -> CGFloat {
    let margin = min(
      PopoverFigures.cornerRadius + PopoverFigures.arrowBase / 2,
      (range.upperBound - range.lowerBound) / 2
    )
    return min(max(value, range.lowerBound + margin), range.upperBound - margin)
  }

  private static func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
}
