// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions
import RetourText

/// The looks of a text field's text: the line, the selection and the caret.
@MainActor
final class FieldDisplay: TextDisplay {
  private unowned let field: UITextField
  /// The view that clips the line.
  let view = PaintedTextView()
  let caret = CaretView()
  let handles = SelectionHandleViews()
  private var editing = TextEditing()
  private var isActive = false
  private var shown = ShownText(TextEditing(), range: 0..<0, isSecure: false)
  private var excerpt = 0..<0
  /// The line, until the text or its style changes.
  private var line: EditableLine?
  private var lineStyle: (face: FontFace, scale: CGFloat, isSecure: Bool)?
  /// The distance by which the line is scrolled to the left.
  private var offset: CGFloat = 0
  /// The finger that is tracked, while it may scroll the line.
  private var finger: FieldFinger?

  init(_ field: UITextField) {
    self.field = field
    view.isUserInteractionEnabled = false
    view.clipsToBounds = true
    view.addSubview(caret)
    view.painter = { [unowned self] in paint(in: $0) }
  }

  // MARK: Content

  /// Shows a text with its selection.
  func show(_ editing: TextEditing, isActive: Bool, scrollsToCaret: Bool) {
    if isActive != self.isActive { offset = 0 }
    (self.editing, self.isActive) = (editing, isActive)
    excerpt = FieldExcerpt.range(
      count: editing.count,
      caret: editing.selection.head,
      present: isActive ? excerpt : 0..<0
    )
    let shown = ShownText(editing, range: excerpt, isSecure: field.storedIsSecure)
    if shown != self.shown {
      self.shown = shown
      line = nil
    }
    field.setNeedsLayout()
    view.setNeedsDisplay()
    layOut(showsCaret: scrollsToCaret)
  }

  /// Places the line and the caret after a layout of the field.
  func layOut(showsCaret: Bool = false) {
    guard isActive else {
      handles.hide()
      return caret.hide()
    }
    let line = currentLine
    let box = view.storedLayer.bounds.width
    let x = line.caret(at: shown.shownOffset(editing.selection.head))
    if showsCaret {
      let start = offset
      offset = FieldScroll.offset(
        from: offset,
        showing: x...x + CaretView.width,
        lineWidth: line.width + CaretView.width,
        fieldWidth: box
      )
      if offset != start { view.setNeedsDisplay() }
    }
    placeHandles(of: editing, in: field, color: field.tintColor)
    guard editing.selection.isCaret else { return caret.hide() }
    caret.show(
      at: CGRect(
        x: origin + x,
        y: top,
        width: CaretView.width,
        height: field.content.font.lineHeight
      ),
      in: field.tintColor
    )
  }

  /// Scrolls the line.
  @discardableResult
  func scroll(by distance: CGPoint) -> Bool {
    guard isActive else { return false }
    let limit = max(0, currentLine.width + CaretView.width - view.storedLayer.bounds.width)
    let place = min(max(offset + distance.x, 0), limit)
    guard place != offset else { return false }
    offset = place
    view.setNeedsDisplay()
    layOut()
    return true
  }

  // MARK: A finger that taps or scrolls

  func fingerDown(at x: CGFloat) { finger = FieldFinger(at: x) }

  func fingerMoved(to x: CGFloat) {
    if let distance = finger?.move(to: x) { scroll(by: CGPoint(x: distance, y: 0)) }
  }

  /// The finger lifts.
  ///
  /// - Returns: Whether it was a tap.
  func fingerUp() -> Bool {
    defer { finger = nil }
    return finger?.hasMoved == false
  }

  /// Whether the line is wider than the field.
  var isScrollable: Bool {
    isActive && currentLine.width + CaretView.width > view.storedLayer.bounds.width
  }

  // MARK: Places

  /// Returns the offset in the text of the caret nearest to a place of the field.
  func offset(at point: CGPoint) -> Int {
    shown.offset(currentLine.offset(at: point.x - view.storedLayer.frame.minX - origin))
  }

  /// Returns the caret's rectangle in the field.
  func caretRect(at offset: Int) -> CGRect {
    CGRect(
      x: view.storedLayer.frame.minX + origin + currentLine.caret(at: shown.shownOffset(offset)),
      y: view.storedLayer.frame.minY + top,
      width: CaretView.width,
      height: field.content.font.lineHeight
    )
  }

  var visibleArea: CGRect { view.storedLayer.frame }

  func caret(of end: SelectionEnd, of range: Range<Int>) -> CGRect {
    caretRect(at: end == .start ? range.lowerBound : range.upperBound)
  }

  /// Returns the rectangles of a range in the field, from left to right.
  func rects(of range: Range<Int>) -> [CGRect] {
    spans(of: range).map {
      CGRect(
        x: view.storedLayer.frame.minX + $0.lowerBound,
        y: view.storedLayer.frame.minY + top,
        width: $0.upperBound - $0.lowerBound,
        height: field.content.font.lineHeight
      )
    }
  }

  /// The places of carets for keys.
  var caretMap: any CaretMap {
    FieldCaretMap(line: currentLine, shown: shown, isSecure: field.storedIsSecure)
  }

  private func spans(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
    let places = shown.shownOffset(range.lowerBound)..<shown.shownOffset(range.upperBound)
    return currentLine.spans(of: places).map {
      $0.lowerBound + origin...$0.upperBound + origin
    }
  }

  /// The distance from the left of the view to that of the line.
  private var origin: CGFloat {
    let slack = view.storedLayer.bounds.width - currentLine.width - CaretView.width
    guard slack >= 0 else { return -offset }
    switch field.content.alignment {
    case .left: return 0
    case .center: return (slack / 2).rounded()
    case .right: return slack
    case .natural, .justified: return field.isRightToLeft ? slack : 0
    }
  }

  /// The top of the line in the view, at a whole pixel.
  private var top: CGFloat {
    let scale = max(view.storedLayer.contentsScale, 1)
    let slack = view.storedLayer.bounds.height - field.content.font.lineHeight
    return (slack / 2 * scale).rounded() / scale
  }

  private var currentLine: EditableLine {
    let face = field.content.font.face
    let scale = max(view.storedLayer.contentsScale, 1)
    if let line, let lineStyle, lineStyle == (face, scale, field.storedIsSecure) { return line }
    lineStyle = (face, scale, field.storedIsSecure)
    let direction = TextSystem.isRightToLeft(
      excerpt.lowerBound == 0 ? shown.string : editing.string(in: 0..<FieldExcerpt.limit)
    )
    let made = TextSystem.editableLine(
      shown.string,
      face: face,
      isRightToLeft: direction ?? field.isRightToLeft,
      scale: scale
    )
    line = made
    return made
  }

  // MARK: Drawing

  private func paint(in bounds: CGRect) {
    guard isActive else { return paintAtRest(in: bounds) }
    let selection = editing.selection
    if !selection.isCaret { fill(spans(of: selection.range), in: field.selectionColor) }
    let line = currentLine
    let place = CGPoint(x: origin, y: top)
    let color = field.content.visibleColor.cgColor
    draw(line.layout, at: place, in: color)
    if let marked = editing.marked {
      let y = top + line.layout.firstBaseline + 2
      for span in spans(of: marked) {
        let width = span.upperBound - span.lowerBound
        let rect = CGRect(x: span.lowerBound, y: y, width: width, height: 1)
        GraphicsStack.current.fill(rect, color)
      }
    }
  }

  /// Draws the text of a field that is not edited: truncated, as in a label.
  private func paintAtRest(in bounds: CGRect) {
    guard !shown.string.isEmpty, bounds.width > 0 else { return }
    let layout = TextSystem.layout(
      TextRequest(
        string: shown.string,
        face: field.content.font.face,
        width: bounds.width,
        alignment: field.content.alignment.inText,
        direction: field.isRightToLeft ? .rightToLeft : .leftToRight,
        scale: max(view.storedLayer.contentsScale, 1)
      )
    )
    draw(layout, at: CGPoint(x: 0, y: top), in: field.content.visibleColor.cgColor)
  }

  private func draw(_ layout: TextLayout, at origin: CGPoint, in color: CGColor) {
    let bounds = view.storedLayer.bounds
    GraphicsStack.current.draw(layout, at: origin, in: color, within: bounds)
  }

  private func fill(_ spans: [ClosedRange<CGFloat>], in color: UIColor) {
    let resolved = color.cgColor
    for span in spans {
      let rect = CGRect(
        x: span.lowerBound,
        y: top,
        width: span.upperBound - span.lowerBound,
        height: field.content.font.lineHeight
      ).intersection(view.storedLayer.bounds)
      GraphicsStack.current.fill(rect, resolved)
    }
  }
}
