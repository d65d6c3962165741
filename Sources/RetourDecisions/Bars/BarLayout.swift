// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The frames of a navigation bar's content, in the bar's coordinates.
///
/// Pure: no views, no clock, no globals. Everything is laid out from left to right in a row at 0,
/// and mirrored and moved at the end.
package struct BarLayout: Equatable {
  /// The button or custom view of an item.
  package struct Slot: Equatable {
    package var size: CGSize
    /// Whether it is a text, which needs more space to its neighbors.
    package var isText: Bool
    package var ground: Ground

    package init(size: CGSize, isText: Bool = false, ground: Ground = .bar) {
      (self.size, self.isText, self.ground) = (size, isText, ground)
    }
  }

  /// A candidate for the back button's label.
  package struct Label: Equatable {
    package var size: CGSize
    /// Whether it is the short text that replaces one that does not fit.
    package var isGeneric: Bool

    package init(size: CGSize, isGeneric: Bool = false) {
      (self.size, self.isGeneric) = (size, isGeneric)
    }
  }

  /// The background image of the back button, in place of the chevron.
  package struct Plate: Equatable {
    /// The insets of the label.
    package var leading: CGFloat
    package var trailing: CGFloat
    /// The width without a label.
    package var alone: CGFloat
    /// The minimum width.
    package var least: CGFloat
    package var height: CGFloat
    /// The vertical adjustment, positive downwards.
    package var offset: CGFloat

    package init(
      leading: CGFloat,
      trailing: CGFloat,
      alone: CGFloat,
      least: CGFloat,
      height: CGFloat,
      offset: CGFloat = 0
    ) {
      (self.leading, self.trailing) = (leading, trailing)
      (self.alone, self.least) = (alone, least)
      (self.height, self.offset) = (height, offset)
    }

    /// The width around a label.
    func width(around label: CGFloat?) -> CGFloat {
      label.map { max(least, leading + $0 + trailing) } ?? alone
    }
  }

  /// The sizes and the environment that a layout depends on.
  package struct Input: Equatable {
    package var size: CGSize
    package var figures: BarFigures
    /// The y-coordinate of the row, below a prompt.
    package var top: CGFloat = 0
    /// The safe area at the two ends.
    package var leadingInset: CGFloat = 0
    package var trailingInset: CGFloat = 0
    package var isRightToLeft = false
    /// Pixels per point.
    package var scale: CGFloat = 1
    /// The chevron's size; `nil` if there is no back button.
    package var indicator: CGSize?
    /// The back button's background, if it has one.
    package var plate: Plate?
    /// The candidates for the back button's label, in order of preference.
    package var labels: [Label] = []
    package var items = BarItems<Slot>()
    /// Whether the title is at the leading side, not in the middle.
    package var titleIsLeading = false
    /// The preferred size of the title.
    package var title = CGSize.zero

    package init(size: CGSize, figures: BarFigures = .flat) {
      (self.size, self.figures) = (size, figures)
    }
  }

  /// The chevron, if there is a back button.
  package private(set) var indicator: CGRect?
  /// The index of the label that fits; `nil` if the chevron stands alone.
  package private(set) var labelIndex: Int?
  /// The label, if one fits.
  package private(set) var label: CGRect?
  /// The back button's frame: chevron and label.
  package private(set) var backButton: CGRect?
  /// The back button's touch area.
  package private(set) var backButtonTouchArea: CGRect?
  package private(set) var items = BarItems<CGRect>()
  package private(set) var title = CGRect.zero
  /// The glass behind the back button.
  package private(set) var backPlatter: CGRect?
  /// The glass behind the items.
  package private(set) var platters = BarItems<Platter>()

  /// Whether anything lies on glass.
  package var hasPlatters: Bool { backPlatter != nil || !platters.isEmpty }

  package init(_ input: Input) {
    let placer = Placer(input)
    let back = placer.chooseBack()
    indicator = back.indicator
    labelIndex = back.labelIndex
    label = back.label
    backButton = back.button
    backButtonTouchArea = back.touchArea
    items = placer.items(after: back)
    title = placer.title(between: placer.leadingEnd(back), and: placer.titleEnd)
    let width = input.size.width
    if input.isRightToLeft {
      move { rect in
        CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      }
    }
    if input.top != 0 {
      move { $0.offsetBy(dx: 0, dy: input.top) }
      // The back button takes touches over the whole height of the bar.
      if let area = backButtonTouchArea {
        backButtonTouchArea = area.union(area.offsetBy(dx: 0, dy: -input.top))
      }
    }
    guard input.figures.platter != nil else { return }
    backPlatter = input.plate == nil ? backButton : nil
    platters = BarItems(
      left: Platter.row(items.left, on: input.items.left.map(\.ground)),
      center: Platter.row(items.center, on: input.items.center.map(\.ground)),
      right: Platter.row(items.right, on: input.items.right.map(\.ground))
    )
  }

  /// Whether title and items have room for sure, which takes less work than to know how much.
  ///
  /// - Parameter input: The bar with all its items.
  /// - Returns: Whether they have.
  package static func hasAmpleRoom(_ input: Input) -> Bool {
    guard !input.items.isEmpty else { return true }
    let gaps = CGFloat(input.items.count + 2) * BarFigures.textSpacing
    let ends =
      2 * input.figures.margin(width: input.size.width) + input.leadingInset
      + input.trailingInset
    let chevron = input.indicator.map {
      input.figures.indicatorInset + $0.width + input.figures.labelInset
    }
    let back = (chevron ?? 0) + (input.plate?.alone ?? 0)
    let items = input.items.sum(\.size.width)
    let title = min(max(0, input.title.width), BarGroupPlan.titleWidth)
    return items + gaps + ends + back + title <= input.size.width
  }

  /// Returns the width that title and items lack beside a back button without a label, in points.
  static func excess(_ input: Input) -> CGFloat {
    let placer = Placer(input)
    return max(0, max(0, input.title.width) - placer.titleRoom(after: placer.back(withLabel: nil)))
  }

  private mutating func move(_ moved: (CGRect) -> CGRect) {
    indicator = indicator.map(moved)
    label = label.map(moved)
    backButton = backButton.map(moved)
    backButtonTouchArea = backButtonTouchArea.map(moved)
    items = items.map(moved)
    title = moved(title)
  }
}
