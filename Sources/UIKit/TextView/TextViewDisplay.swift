// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import RetourText

/// The looks of a text view's text: its blocks, the selection, the caret, and the tiles that are
/// visible.
@MainActor
final class TextViewDisplay: TextDisplay {
  unowned let view: UITextView
  let caret = CaretView()
  let handles = SelectionHandleViews()
  private lazy var tiles = TextViewTiles(view) { [unowned self] in paint($0) }
  private var blocks = TextViewBlocks()
  private(set) var editing = TextEditing()
  private var isActive = false
  private var knownRevision = -1
  /// The width of the lines and the scale of the layouts.
  private var knownColumn: (width: CGFloat, scale: CGFloat, isMirrored: Bool)?
  /// The longest text that is laid out at once, so that its height is exact (our decision).
  private static let shortText = 16_384

  init(_ view: UITextView) {
    self.view = view
  }

  /// Adds the views of the text.
  func attach() { view.addSubview(caret) }

  // MARK: Content

  func show(_ editing: TextEditing, isActive: Bool, scrollsToCaret: Bool) {
    let (former, wasActive) = (self.editing, self.isActive)
    (self.editing, self.isActive) = (editing, isActive)
    followText()
    let isSame = former.selection == editing.selection && former.marked == editing.marked
    if !isSame || wasActive != isActive {
      // Carets have a view of their own.
      for shown in [former, editing] {
        redraw(shown.selection.range)
        if let marked = shown.marked { redraw(marked) }
      }
    }
    view.contentMayHaveChanged()
    view.setNeedsLayout()
    placeCaret()
    if scrollsToCaret, isActive, view.storedWindow != nil { reveal(editing.selection.head) }
  }

  private func followText() {
    guard editing.revision != knownRevision else { return }
    prepareColumn()
    if editing.revision == knownRevision + 1, let change = editing.lastChange {
      follow(change)
    } else {
      blocks.replaceAll(editing.text, estimate: estimate)
      tiles.redraw(from: 0)
    }
    knownRevision = editing.revision
    measureShortText()
  }

  /// Follows a change; what is below its lines is drawn again only where it moves.
  private func follow(_ change: TextChange) {
    let (first, former) = blocks.apply(change, to: editing, estimate: estimate)
    guard let former = former?.layout else { return tiles.redraw(from: top(of: first)) }
    let (layout, growth) = layOut(first)
    let start = blocks.range(of: first).lowerBound
    let range = change.range.lowerBound - start..<change.range.upperBound - start
    let part = layout.changedPart(since: former, replacing: range, by: change.count)
    let top = top(of: first)
    tiles.redraw(
      from: top + part.lowerBound,
      to: growth == 0 ? top + part.upperBound : .infinity
    )
  }

  /// Lays out the text again after a change of its styles or of its column.
  func layoutsChanged() {
    knownColumn = nil
    prepareColumn()
    tiles.redraw(from: 0)
    view.contentMayHaveChanged()
    view.setNeedsLayout()
    placeCaret()
  }

  private func prepareColumn() {
    let scale = max(view.storedLayer.contentsScale, 1)
    let column = (lineWidth, scale, view.isRightToLeft)
    if let knownColumn, knownColumn == column { return }
    let isFirst = knownColumn == nil && knownRevision < 0
    knownColumn = column
    if !isFirst {
      blocks.discardLayouts(estimate: estimate)
      measureShortText()
    }
  }

  private func measureShortText() {
    guard editing.count <= Self.shortText else { return }
    for index in blocks.blocks.indices { _ = layout(of: index) }
  }

  // MARK: Geometry

  /// The width of lines in points.
  private var lineWidth: CGFloat {
    max(view.columnWidth - 2 * view.textContainer.lineFragmentPadding, 0)
  }
  private var originX: CGFloat {
    view.textContainerInset.left + view.textContainer.lineFragmentPadding
  }
  private var originY: CGFloat { view.textContainerInset.top }

  /// The height of the text in points; an estimate where a long text was not shown yet.
  var textHeight: CGFloat {
    followText()
    return blocks.height()
  }

  /// Returns the height of the text in lines of a width.
  func textHeight(inLinesOf width: CGFloat) -> CGFloat {
    if width == lineWidth {
      prepareColumn()
      for index in blocks.blocks.indices { _ = layout(of: index) }
      return blocks.height()
    }
    return blocks.blocks.indices.reduce(0) { sum, index in
      sum + extent(of: makeLayout(of: index, width: width).layout, at: index)
    }
  }

  /// Returns the width of the longest line if none is wrapped.
  func naturalWidth() -> CGFloat {
    blocks.blocks.indices.reduce(0) { widest, index in
      max(widest, makeLayout(of: index, width: nil).layout.size.width)
    }
  }

  private func estimate(_ chunk: TextChunk) -> CGFloat {
    let font: UIFont = view.styles.defaults.font
    let letter = font.pointSize / 2
    let lines = max(1, CGFloat(chunk.count) * letter / max(lineWidth, letter)).rounded(.up)
    return lines * font.lineHeight
  }

  // MARK: Blocks

  private func layout(of index: Int) -> RichLayout {
    if let layout = blocks.blocks[index].layout { return layout }
    let isAbove = top(of: index) < view.storedLayer.bounds.minY
    let (layout, growth) = layOut(index)
    if growth != 0 {
      tiles.redraw(from: top(of: index))
      if editing.count > Self.shortText { view.estimateDidChange(by: growth, isAbove: isAbove) }
    }
    return layout
  }

  /// Lays out a block, and returns the growth of its height.
  private func layOut(_ index: Int) -> (layout: RichLayout, growth: CGFloat) {
    let (layout, styles) = makeLayout(of: index, width: lineWidth)
    let height = extent(of: layout, at: index)
    return (layout, blocks.set(layout, styles: styles, height: height, at: index))
  }

  /// The height of a layout with the space to the block below.
  private func extent(of layout: RichLayout, at index: Int) -> CGFloat {
    layout.size.height + (index < blocks.blocks.count - 1 ? layout.spaceBelow : 0)
  }

  private func makeLayout(
    of index: Int,
    width: CGFloat?
  ) -> (layout: RichLayout, styles: [Int]) {
    let range = blocks.range(of: index)
    let (text, numbers) = view.styles.text(
      blocks.blocks[index].chunk.string,
      runs: editing.styles[range].runs,
      empty: editing.styles.style(at: range.lowerBound) ?? editing.insertionStyle
    )
    var request = RichRequest(
      text,
      width: width,
      direction: view.isRightToLeft ? .rightToLeft : .leftToRight,
      scale: max(view.storedLayer.contentsScale, 1)
    )
    request.alignsByText = true
    return (RichLayout.layout(request), numbers)
  }

  /// Runs a closure with the layout of a block and its offset in the text.
  func withBlock<Result>(at offset: Int, _ body: (RichLayout, Int) -> Result) -> Result {
    prepareColumn()
    let index = blocks.index(at: offset)
    return body(layout(of: index), blocks.range(of: index).lowerBound)
  }

  // MARK: Places

  var caretMap: any CaretMap { TextViewCaretMap(display: self) }
  var isScrollable: Bool { false }

  func offset(at point: CGPoint) -> Int {
    prepareColumn()
    let index = blocks.index(atHeight: point.y - originY)
    let layout = layout(of: index)
    let place = CGPoint(x: point.x - originX, y: point.y - originY - blocks.top(of: index))
    return blocks.range(of: index).lowerBound + layout.offset(at: place)
  }

  func caretRect(at offset: Int) -> CGRect {
    withBlock(at: offset) { layout, start in
      var rect = layout.caret(at: offset - start)
      rect.size.width = CaretView.width
      return placed(rect, in: blocks.index(at: offset))
    }
  }

  func rects(of range: Range<Int>) -> [CGRect] {
    prepareColumn()
    let (first, last) = (blocks.index(at: range.lowerBound), blocks.index(at: range.upperBound))
    return (first...last).flatMap { rects(of: range, in: $0) }
  }

  private func rects(of range: Range<Int>, in index: Int) -> [CGRect] {
    let layout = layout(of: index)
    let start = blocks.range(of: index).lowerBound
    let part = range.lowerBound - start..<range.upperBound - start
    return layout.pieces(of: part).map { placed($0.rect, in: index) }
  }

  private func placed(_ rect: CGRect, in index: Int) -> CGRect {
    rect.offsetBy(dx: originX, dy: top(of: index))
  }

  /// Returns the caret of the line above or below that is nearest to a column.
  func caret(
    beyond offset: Int,
    goesUp: Bool,
    column: CGFloat?
  ) -> (offset: Int, column: CGFloat)? {
    prepareColumn()
    var index = blocks.index(at: offset)
    var start = blocks.range(of: index).lowerBound
    let x = column ?? layout(of: index).caret(at: offset - start).minX
    var line = layout(of: index).line(at: offset - start) + (goesUp ? -1 : 1)
    if line < 0 || line >= layout(of: index).lineCount {
      index += goesUp ? -1 : 1
      guard blocks.blocks.indices.contains(index) else { return nil }
      start = blocks.range(of: index).lowerBound
      line = goesUp ? layout(of: index).lineCount - 1 : 0
    }
    return (start + layout(of: index).offset(at: x, inLine: line), x)
  }

  // MARK: Showing

  /// Lays out what is visible.
  func layOut() {
    followText()
    prepareColumn()
    layOutShownBlocks()
    tiles.layOut(in: view.storedLayer.bounds, height: view.contentSize.height, below: caret)
    placeCaret()
  }

  /// Lays out all blocks in tiles; none must grow while they are drawn.
  private func layOutShownBlocks() {
    var bounds: CGRect
    repeat {
      bounds = view.storedLayer.bounds
      let strip = TextViewTiles.strip(of: bounds)
      var index = blocks.index(atHeight: strip.lowerBound - originY)
      repeat {
        _ = layout(of: index)
        index += 1
      } while index < blocks.blocks.count && top(of: index) < strip.upperBound
      // Blocks above that are not as high as estimated scroll the text.
    } while view.storedLayer.bounds != bounds
  }

  private func visibleBlocks(from top: CGFloat, to bottom: CGFloat) -> ClosedRange<Int> {
    let first = blocks.index(atHeight: top - originY)
    return first...max(first, blocks.index(atHeight: bottom - originY))
  }

  private func placeCaret() {
    if isActive {
      placeHandles(of: editing, in: view, color: view.tintColor)
    } else {
      handles.hide()
    }
    guard isActive, editing.selection.isCaret, view.showsCaret else { return caret.hide() }
    caret.show(at: caretRect(at: editing.selection.head), in: view.tintColor)
  }

  /// Scrolls until the caret is visible.
  func reveal(_ offset: Int) {
    let inset = view.textContainerInset
    let rect = caretRect(at: offset)
    view.scrollRectToVisible(
      CGRect(
        x: rect.minX,
        y: rect.minY - inset.top,
        width: rect.width,
        height: rect.height + inset.top + inset.bottom
      ),
      animated: false
    )
  }

  /// Draws the lines of a range again.
  private func redraw(_ range: Range<Int>) {
    guard editing.revision == knownRevision, !range.isEmpty else { return }
    let top = line(at: range.lowerBound).lowerBound
    tiles.redraw(from: top, to: line(at: min(range.upperBound, editing.count)).upperBound)
  }

  /// Returns top and bottom of the line of a caret, of its whole block if that is not laid out.
  private func line(at offset: Int) -> Range<CGFloat> {
    let index = blocks.index(at: offset)
    let (block, top) = (blocks.blocks[index], top(of: index))
    guard let layout = block.layout else { return top..<top + block.height }
    let line = layout.line(at: offset - blocks.range(of: index).lowerBound)
    let box = layout.box(ofLine: line)
    return top + box.minY..<top + box.maxY
  }

  /// The top of a block in the content.
  private func top(of index: Int) -> CGFloat { originY + blocks.top(of: index) }

  // MARK: Drawing

  private func paint(_ area: CGRect) {
    let selection = editing.selection
    for index in visibleBlocks(from: area.minY, to: area.maxY) {
      let layout = layout(of: index)
      if isActive, !selection.isCaret { fillSelection(selection.range, in: index, area) }
      let paints = blocks.blocks[index].styles.map(view.styles.paint)
      let origin = CGPoint(
        x: originX - area.minX,
        y: top(of: index) - area.minY
      )
      let bounds = CGRect(origin: .zero, size: area.size)
      GraphicsStack.current.draw(layout, at: origin, paints: paints, within: bounds)
      if let marked = editing.marked {
        fill(rects(of: marked, in: index).map(Self.underline), view.styles.defaults.color, area)
      }
    }
  }

  /// Returns the line below composed text.
  private static func underline(_ rect: CGRect) -> CGRect {
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1)
  }

  /// Fills the selected part of a block; a selected line break extends to the end of the line.
  private func fillSelection(_ range: Range<Int>, in index: Int, _ area: CGRect) {
    var rects = rects(of: range, in: index)
    let (layout, start) = (layout(of: index), blocks.range(of: index).lowerBound)
    for line in 0..<layout.lineCount {
      let end = layout.range(ofLine: line).upperBound + start
      let isSelected = range.lowerBound <= end && range.upperBound > end
      guard isSelected, layout.endsParagraph(line) else { continue }
      let box = placed(layout.box(ofLine: line), in: index)
      let isMirrored = layout.isRightToLeft(at: layout.range(ofLine: line).lowerBound)
      let edge = originX + lineWidth
      rects.append(
        isMirrored
          ? CGRect(x: originX, y: box.minY, width: box.minX - originX, height: box.height)
          : CGRect(x: box.maxX, y: box.minY, width: edge - box.maxX, height: box.height)
      )
    }
    fill(rects, view.selectionColor, area)
  }

  private func fill(_ rects: [CGRect], _ color: UIColor, _ area: CGRect) {
    let resolved = color.cgColor
    for rect in rects {
      let inside = rect.intersection(area).offsetBy(dx: -area.minX, dy: -area.minY)
      GraphicsStack.current.fill(inside, resolved)
    }
  }
}
