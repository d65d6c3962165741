// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

/// The frames of a bar's content.
struct BarLayoutTests {
  /// A bar of a common phone with a chevron of the system's size.
  private func input(
    width: CGFloat = 390,
    label: CGFloat? = nil,
    title: CGFloat = 100,
    back: Bool = true
  ) -> BarLayout.Input {
    var input = BarLayout.Input(size: CGSize(width: width, height: 44))
    input.scale = 2
    if back { input.indicator = CGSize(width: 13, height: 21) }
    if let label {
      input.labels = [
        BarLayout.Label(size: CGSize(width: label, height: 21)),
        BarLayout.Label(size: CGSize(width: 40, height: 21), isGeneric: true),
      ]
    }
    input.title = CGSize(width: title, height: 21)
    return input
  }

  private func slot(_ width: CGFloat, isText: Bool = false) -> BarLayout.Slot {
    BarLayout.Slot(size: CGSize(width: width, height: 24), isText: isText)
  }

  @Test func `the label begins at 27 and the title is centered`() {
    let layout = BarLayout(input(label: 80))
    #expect(layout.indicator == CGRect(x: 8, y: 11.5, width: 13, height: 21))
    #expect(layout.labelIndex == 0)
    #expect(layout.label == CGRect(x: 27, y: 11.5, width: 80, height: 21))
    #expect(layout.backButton == CGRect(x: 8, y: 7, width: 99, height: 30))
    #expect(layout.title == CGRect(x: 145, y: 11.5, width: 100, height: 21))
  }

  @Test(arguments: [false, true])
  func `a row below a prompt has the frames of one without, lower down`(isRightToLeft: Bool) {
    var plain = input(label: 80)
    plain.items.left = [slot(24)]
    plain.items.right = [slot(24)]
    plain.isRightToLeft = isRightToLeft
    var lower = plain
    lower.top = 30
    let (former, layout) = (BarLayout(plain), BarLayout(lower))
    let frames = [former, layout].map { layout in
      [layout.indicator, layout.label, layout.backButton, layout.title].compactMap { $0 }
        + layout.items.left + layout.items.right
    }
    #expect(frames[1] == frames[0].map { $0.offsetBy(dx: 0, dy: 30) } && frames[0].count == 6)
    #expect(layout.backButtonTouchArea?.minY == 0 && layout.backButtonTouchArea?.maxY == 74)
  }

  @Test func `wide bars have wide margins`() {
    var wide = input(width: 414, label: 80)
    wide.items.right = [slot(24)]
    let layout = BarLayout(wide)
    #expect(layout.indicator?.minX == 16)
    #expect(layout.label?.minX == 35)
    #expect(layout.items.right[0].maxX == 394)
  }

  @Test func `the full label is shown only beside a centered title`() {
    #expect(BarLayout(input(label: 110)).labelIndex == 0)
    // 27 + 111 + 8 is beyond 145, where the title begins.
    #expect(BarLayout(input(label: 111)).labelIndex == 1)
  }

  @Test func `the generic label may push the title aside`() {
    let layout = BarLayout(input(label: 150, title: 290))
    #expect(layout.labelIndex == 1)
    #expect(layout.title == CGRect(x: 75, y: 11.5, width: 290, height: 21))
  }

  @Test func `the label disappears before the title is truncated`() {
    let layout = BarLayout(input(label: 150, title: 340))
    #expect(layout.labelIndex == nil)
    #expect(layout.label == nil)
    #expect(layout.title.minX == 29)
    #expect(layout.title.width == 340)
  }

  @Test func `a title that is too long ends at the margin`() {
    let layout = BarLayout(input(label: 20, title: 5000))
    #expect(layout.labelIndex == nil)
    #expect(layout.title.minX == 29)
    #expect(layout.title.maxX == 374)
  }

  @Test func `without a title the label may fill the bar`() {
    #expect(BarLayout(input(label: 335, title: 0)).labelIndex == 0)
    #expect(BarLayout(input(label: 350, title: 0)).labelIndex == 1)
  }

  @Test func `items lie from the margin inwards, texts farther apart`() {
    var row = input(title: 50, back: false)
    row.items.left = [slot(24), slot(30)]
    row.items.right = [slot(40, isText: true), slot(24), slot(24)]
    let layout = BarLayout(row)
    #expect(layout.items.left.map(\.minX) == [16, 48])
    #expect(layout.items.right.map(\.maxX) == [374, 318, 286])
    #expect(layout.items.left[0].minY == 10)
  }

  @Test func `left items beside a back button follow its label`() {
    var row = input(label: 50, title: 50)
    row.items.left = [slot(24)]
    #expect(BarLayout(row).items.left[0].minX == 85)
  }

  @Test func `the touch area reaches from the edge over the full height`() {
    let alone = BarLayout(input())
    let labelled = BarLayout(input(label: 80))
    #expect(alone.backButtonTouchArea == CGRect(x: 0, y: 0, width: 44, height: 44))
    #expect(labelled.backButtonTouchArea == CGRect(x: 0, y: 0, width: 111, height: 44))
  }

  @Test func `the content stays inside the safe area`() {
    var notched = input(label: 80)
    notched.leadingInset = 47
    notched.trailingInset = 47
    notched.items.right = [slot(24)]
    let layout = BarLayout(notched)
    #expect(layout.indicator?.minX == 55)
    #expect(layout.items.right[0].maxX == 327)
    #expect(layout.backButtonTouchArea?.minX == 0)
  }

  @Test(arguments: [false, true])
  func `a title that is too long ends at the safe area's ends`(_ isRightToLeft: Bool) {
    var notched = input(title: 5000, back: false)
    (notched.leadingInset, notched.trailingInset) = (47, 30)
    notched.isRightToLeft = isRightToLeft
    let layout = BarLayout(notched)
    // 16 points from the safe area.
    #expect(layout.title.minX == (isRightToLeft ? 46 : 63))
    #expect(layout.title.maxX == (isRightToLeft ? 327 : 344))
  }

  @Test func `a title that the safe area would cover moves beside it`() {
    var notched = input(title: 250, back: false)
    notched.trailingInset = 80
    #expect(BarLayout(notched).title.maxX == 294)
    (notched.leadingInset, notched.trailingInset) = (80, 0)
    #expect(BarLayout(notched).title.minX == 96)
  }

  @Test func `left items follow the leading safe area`() {
    var notched = input(title: 50, back: false)
    notched.leadingInset = 47
    notched.items.left = [slot(24), slot(30)]
    #expect(BarLayout(notched).items.left.map(\.minX) == [63, 95])
  }

  @Test(arguments: [CGFloat(80), 150, 340], [CGFloat(0), 100, 290, 5000])
  func `right to left is the mirror image`(label: CGFloat, title: CGFloat) {
    var plain = input(label: label, title: title)
    plain.items.left = [slot(24)]
    plain.items.right = [slot(40, isText: true), slot(24)]
    var mirrored = plain
    mirrored.isRightToLeft = true
    func mirror(_ rect: CGRect) -> CGRect {
      CGRect(x: 390 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    let (left, right) = (BarLayout(plain), BarLayout(mirrored))
    #expect(right.title == mirror(left.title))
    #expect(right.indicator == left.indicator.map(mirror))
    #expect(right.label == left.label.map(mirror))
    #expect(right.labelIndex == left.labelIndex)
    #expect(right.backButton == left.backButton.map(mirror))
    #expect(right.backButtonTouchArea == left.backButtonTouchArea.map(mirror))
    #expect(right.items.left == left.items.left.map(mirror))
    #expect(right.items.right == left.items.right.map(mirror))
  }

  @Test(arguments: [CGFloat(0), 1, 10, 44, 100, 320, 8000])
  func `any width gives finite, orderly places`(width: CGFloat) {
    var bar = input(width: width, label: 80, title: 100)
    bar.items.right = [slot(60, isText: true)]
    bar.items.left = [slot(60)]
    let layout = BarLayout(bar)
    #expect(layout.title.minX.isFinite && layout.title.width >= 0 && layout.title.width <= 100)
    #expect(layout.items.left[0].minX >= 0)
    if let label = layout.label { #expect(label.maxX <= layout.items.left[0].minX) }
    if layout.title.width > 0 {
      #expect(layout.title.minX >= layout.items.left[0].maxX)
      #expect(layout.title.maxX <= layout.items.right[0].minX)
    }
  }

  @Test func `everything but widths lies on whole pixels`() {
    for title in stride(from: CGFloat(50), to: 60, by: 0.37) {
      let layout = BarLayout(input(label: 33.3, title: title))
      #expect((layout.title.minX * 2).rounded() == layout.title.minX * 2)
    }
  }
}
