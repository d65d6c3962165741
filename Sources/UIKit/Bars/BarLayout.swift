// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Where everything in a bar lies, in the bar's own points.
///
/// Pure: no views, no clock, no globals. Everything is placed as if people read from left to right
/// and mirrored at the end.
struct BarLayout: Equatable {
  /// A button or custom view of an item.
  struct Slot: Equatable {
    var size: CGSize
    /// Whether it is a text, which stands farther from its neighbours.
    var isText = false
  }

  /// Something that the back button may say.
  struct Label: Equatable {
    var size: CGSize
    /// Whether it is the text that stands in for one that has no room.
    var isGeneric = false
  }

  /// A background of the back button, in the chevron's place.
  struct Plate: Equatable {
    /// The room beside the label.
    var leading: CGFloat
    var trailing: CGFloat
    /// How wide it is without a label.
    var alone: CGFloat
    /// How wide it is at least.
    var least: CGFloat
    var height: CGFloat
    /// How far it is moved down.
    var offset: CGFloat = 0

    /// The width around a label.
    func width(around label: CGFloat?) -> CGFloat {
      label.map { max(least, leading + $0 + trailing) } ?? alone
    }
  }

  /// What has to be placed.
  struct Input: Equatable {
    var size: CGSize
    /// What the screen's own furniture covers at the two ends.
    var leadingInset: CGFloat = 0
    var trailingInset: CGFloat = 0
    var isRightToLeft = false
    /// Pixels per point.
    var scale: CGFloat = 1
    /// The chevron's size; `nil` if there is no back button.
    var indicator: CGSize?
    /// What lies behind the back button's label in place of a chevron.
    var plate: Plate?
    /// What the back button may say, the best first.
    var labels: [Label] = []
    var left: [Slot] = []
    var right: [Slot] = []
    /// The size that the title would like to have.
    var title = CGSize.zero
  }

  /// The chevron, if there is a back button.
  private(set) var indicator: CGRect?
  /// Which of the labels has room; `nil` if the chevron stands alone.
  private(set) var labelIndex: Int?
  /// The label, if one has room.
  private(set) var label: CGRect?
  /// The back button's own frame: chevron and label.
  private(set) var backButton: CGRect?
  /// Where a finger hits the back button.
  private(set) var backButtonTouchArea: CGRect?
  private(set) var left: [CGRect] = []
  private(set) var right: [CGRect] = []
  private(set) var title = CGRect.zero

  init(_ input: Input) {
    let placer = Placer(input)
    let back = placer.chooseBack()
    indicator = back.indicator
    labelIndex = back.labelIndex
    label = back.label
    backButton = back.button
    backButtonTouchArea = back.touchArea
    left = placer.left(after: back)
    right = placer.right
    title = placer.title(between: placer.leadingEnd(back), and: placer.trailingStart)
    if input.isRightToLeft { mirror(width: input.size.width) }
  }

  private mutating func mirror(width: CGFloat) {
    func mirrored(_ rect: CGRect) -> CGRect {
      CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    indicator = indicator.map(mirrored)
    label = label.map(mirrored)
    backButton = backButton.map(mirrored)
    backButtonTouchArea = backButtonTouchArea.map(mirrored)
    left = left.map(mirrored)
    right = right.map(mirrored)
    title = mirrored(title)
  }
}
