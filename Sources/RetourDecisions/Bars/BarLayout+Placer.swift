// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension BarLayout {
  /// The computation of a layout, from left to right.
  struct Placer {
    /// A back button with one of its labels, or with none.
    struct Back {
      var indicator: CGRect?
      var labelIndex: Int?
      var label: CGRect?
      var button: CGRect?
      var touchArea: CGRect?
    }

    private let input: Input
    private let margin: CGFloat
    /// The frames of the trailing items, the outermost first.
    private let right: [CGRect]

    init(_ input: Input) {
      self.input = input
      margin = input.figures.margin(width: input.size.width)
      let width = input.size.width
      let start = margin + input.trailingInset
      right = Self.row(input.items.right, from: start, in: input).map { rect in
        CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      }
    }

    /// Returns the back button with the first label that leaves enough room for the title, or
    /// without a label.
    ///
    /// The full text must leave the title centered, since one could be mistaken for the other; the
    /// generic text may push it aside; the title is truncated last (reported, exact widths are not
    /// known: our decision).
    func chooseBack() -> Back {
      for index in input.labels.indices {
        let back = back(withLabel: index)
        let room = titleRoom(after: back)
        guard room >= 0 else { continue }
        if input.labels[index].isGeneric || input.title.width <= 0
          ? input.title.width <= room : titleIsInPlace(after: leadingEnd(back))
        {
          return back
        }
      }
      return back(withLabel: nil)
    }

    /// Returns the frames of the items.
    func items(after back: Back) -> BarItems<CGRect> {
      BarItems(left: left(after: back), center: center(after: back), right: right)
    }

    private func left(after back: Back) -> [CGRect] {
      let start = back.button.map { $0.maxX + input.figures.backSpacing }
      return Self.row(input.items.left, from: start ?? margin + input.leadingInset, in: input)
    }

    /// Returns the items in the middle: centered in the bar, or as near to the center as the title
    /// and the trailing items leave room.
    private func center(after back: Back) -> [CGRect] {
      let row = Self.row(input.items.center, from: 0, in: input)
      guard let width = row.last?.maxX else { return [] }
      let title = min(max(0, input.title.width), max(0, titleRoom(after: back)))
      let start = leadingEnd(back) + (title > 0 ? title + BarFigures.titleClearance : 0)
      let x = max(start, min((input.size.width - width) / 2, trailingStart - width))
      return row.map { $0.offsetBy(dx: pixels(x), dy: 0) }
    }

    /// The width that the items in the middle take from the title.
    private var centerSpan: CGFloat {
      guard let end = Self.row(input.items.center, from: 0, in: input).last?.maxX else { return 0 }
      return end + BarFigures.titleClearance
    }

    /// The maximum x-coordinate of the title, if the items in the middle are at its end.
    var titleEnd: CGFloat { trailingStart - centerSpan }

    /// Returns the width that there is for the title; negative where items overlap.
    func titleRoom(after back: Back) -> CGFloat { titleEnd - leadingEnd(back) }

    /// Returns the minimum x-coordinate of the title.
    func leadingEnd(_ back: Back) -> CGFloat {
      guard let end = left(after: back).last?.maxX ?? back.button?.maxX else {
        return margin + input.leadingInset
      }
      return end + BarFigures.titleClearance
    }

    /// The maximum x-coordinate of the title and the items in the middle.
    private var trailingStart: CGFloat {
      guard let start = right.last?.minX else {
        return input.size.width - margin - input.trailingInset
      }
      return start - BarFigures.titleClearance
    }

    /// Returns the title's frame: at the leading side, centered in the bar or as near to the center
    /// as there is room; truncated last.
    func title(between start: CGFloat, and end: CGFloat) -> CGRect {
      let room = max(0, end - start)
      let width = min(max(0, input.title.width), room)
      let middle = input.titleIsLeading ? start : (input.size.width - width) / 2
      let x = max(start, min(middle, end - width))
      return CGRect(
        x: pixels(x),
        y: Self.centered(input.title.height, in: input),
        width: width,
        height: input.title.height
      )
    }

    /// Whether the title has its place and its whole width.
    private func titleIsInPlace(after start: CGFloat) -> Bool {
      let x = input.titleIsLeading ? start : (input.size.width - input.title.width) / 2
      return x >= start && x + input.title.width <= titleEnd
    }

    func back(withLabel index: Int?) -> Back {
      guard let size = input.indicator else { return Back() }
      if let plate = input.plate { return back(on: plate, withLabel: index) }
      let figures = input.figures
      let start = backStart
      let alone = figures.indicatorInset + size.width + figures.labelInset
      let slack = index == nil ? max(0, (figures.platter?.leastWidth ?? 0) - alone) : 0
      let indicator = CGRect(
        x: start + figures.indicatorInset + pixels(slack / 2),
        y: Self.centered(size.height, in: input),
        width: size.width,
        height: size.height
      )
      let label = index.map { index in
        CGRect(
          x: indicator.maxX + figures.indicatorGap,
          y: Self.centered(input.labels[index].size.height, in: input),
          width: input.labels[index].size.width,
          height: input.labels[index].size.height
        )
      }
      let end = label.map { $0.maxX + figures.labelInset } ?? start + alone + slack
      let height = min(figures.buttonHeight, input.size.height)
      return Back(
        indicator: indicator,
        labelIndex: index,
        label: label,
        button: CGRect(
          x: start,
          y: Self.centered(height, in: input),
          width: end - start,
          height: height
        ),
        touchArea: touchArea(to: end)
      )
    }

    /// Returns the back button with a background: no chevron, the label centered between the
    /// insets.
    private func back(on plate: Plate, withLabel index: Int?) -> Back {
      let start = backStart
      let size = index.map { input.labels[$0].size }
      let width = plate.width(around: size?.width)
      let top = Self.centered(plate.height, in: input) + plate.offset
      let label = size.map { size in
        let slack = width - plate.leading - size.width - plate.trailing
        return CGRect(
          x: pixels(start + plate.leading + slack / 2),
          y: Self.centered(size.height, in: input),
          width: size.width,
          height: size.height
        )
      }
      return Back(
        indicator: CGRect(x: start, y: input.size.height / 2, width: 0, height: 0),
        labelIndex: index,
        label: label,
        button: CGRect(x: start, y: top, width: width, height: plate.height),
        touchArea: touchArea(to: start + width)
      )
    }

    private var backStart: CGFloat {
      input.figures.backMargin(width: input.size.width) + input.leadingInset
    }

    /// Returns the full height of the bar, from its edge, at least as wide as a touch target.
    private func touchArea(to end: CGFloat) -> CGRect {
      let width = max(end + BarFigures.titleClearance / 2, BarFigures.touchSide)
      return CGRect(x: 0, y: 0, width: width, height: input.size.height)
    }

    private func pixels(_ value: CGFloat) -> CGFloat { Self.pixels(value, in: input) }

    private static func row(_ slots: [Slot], from start: CGFloat, in input: Input) -> [CGRect] {
      var x = start
      var former: Slot?
      return slots.map { slot in
        if let former {
          x += spacing(between: former, and: slot, in: input)
        }
        former = slot
        defer { x += slot.size.width }
        return CGRect(
          x: pixels(x, in: input),
          y: centered(slot.size.height, in: input),
          width: slot.size.width,
          height: slot.size.height
        )
      }
    }

    private static func spacing(
      between former: Slot,
      and slot: Slot,
      in input: Input
    ) -> CGFloat {
      if let platter = input.figures.platter, former.ground != .bar || slot.ground != .bar {
        return platter.spacing(between: former.ground, and: slot.ground)
      }
      return former.isText || slot.isText ? BarFigures.textSpacing : BarFigures.itemSpacing
    }

    private static func centered(_ height: CGFloat, in input: Input) -> CGFloat {
      pixels((input.size.height - height) / 2, in: input)
    }

    private static func pixels(_ value: CGFloat, in input: Input) -> CGFloat {
      let scale = max(input.scale, 1)
      return (value * scale).rounded() / scale
    }
  }
}
