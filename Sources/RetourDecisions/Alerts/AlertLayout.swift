// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The frames of the texts and rows of an alert or action sheet.
///
/// Pure: lengths are points, the origin is the upper left corner of the alert.
package struct AlertLayout: Equatable, Sendable {
  /// The frame of the title.
  package private(set) var title = CGRect.zero
  /// The frame of the message.
  package private(set) var message = CGRect.zero
  /// The frames of the text fields, below the texts.
  package private(set) var fields: [CGRect] = []
  /// The frames of the rows, in the order of the actions that share a group with the texts.
  package private(set) var rows: [CGRect] = []
  /// The frame of the group of texts and rows.
  package private(set) var group = CGRect.zero
  /// The frame of the group of the cancel action of an action sheet.
  package private(set) var cancel: CGRect?
  /// The size of the alert.
  package private(set) var size = CGSize.zero

  /// The content of an alert.
  package struct Content: Equatable, Sendable {
    /// The height of the title; 0 without one.
    package var titleHeight: CGFloat = 0
    /// The height of the message; 0 without one.
    package var messageHeight: CGFloat = 0
    /// The number of text fields.
    package var fields = 0
    /// The number of rows in the group.
    package var rows = 0
    /// Whether two rows lie side by side.
    package var isSideBySide = false
    /// Whether the cancel action has a separate group.
    package var hasCancelGroup = false
    /// Whether the layout is from right to left.
    package var isRightToLeft = false

    /// Creates a content without texts and rows.
    package init(
      titleHeight: CGFloat = 0,
      messageHeight: CGFloat = 0,
      fields: Int = 0,
      rows: Int = 0,
      isSideBySide: Bool = false,
      hasCancelGroup: Bool = false,
      isRightToLeft: Bool = false
    ) {
      (self.titleHeight, self.messageHeight, self.rows) = (titleHeight, messageHeight, rows)
      self.fields = fields
      (self.isSideBySide, self.hasCancelGroup) = (isSideBySide, hasCancelGroup)
      self.isRightToLeft = isRightToLeft
    }
  }

  /// Lays out an alert; where there is not enough room, the texts shrink before the rows.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - figures: The measures.
  ///   - width: The available width.
  ///   - height: The available height.
  package init(_ content: Content, figures: AlertFigures, width: CGFloat, height: CGFloat) {
    let hasTitle = content.titleHeight > 0
    let hasMessage = content.messageHeight > 0
    let hasText = hasTitle || hasMessage || content.fields > 0
    let lines = content.isSideBySide ? 1 : content.rows
    let allLines = lines + (content.hasCancelGroup ? 1 : 0)
    let isSplit = content.hasCancelGroup && (lines > 0 || hasText)
    let gap = isSplit ? figures.groupGap : 0
    let rowHeight = min(
      figures.rowHeight,
      allLines > 0 ? max(0, height - gap) / CGFloat(allLines) : figures.rowHeight
    )
    var text = (
      title: content.titleHeight, gap: hasTitle && hasMessage ? figures.textGap : 0,
      message: content.messageHeight, margin: hasText ? figures.textMargin : 0
    )
    let fieldsHeight = figures.fieldHeight * CGFloat(content.fields)
    let fieldGap = content.fields > 0 && (hasTitle || hasMessage) ? figures.fieldGap : 0
    let room = max(0, height - gap - CGFloat(allLines) * rowHeight - fieldsHeight - fieldGap)
    if text.title + text.gap + text.message + 2 * text.margin > room {
      text.margin = min(text.margin, room / 4)
      text.gap = min(text.gap, room / 4)
      let rest = room - 2 * text.margin - text.gap
      text.title = min(text.title, max(0, rest))
      text.message = min(text.message, max(0, rest - text.title))
    }
    let inner = max(0, width - 2 * figures.textInset)
    var y = text.margin
    title = CGRect(x: figures.textInset, y: y, width: inner, height: text.title)
    y += text.title + text.gap
    message = CGRect(x: figures.textInset, y: y, width: inner, height: text.message)
    y += text.message + fieldGap
    fields = (0..<content.fields).map { number in
      let top = y + CGFloat(number) * figures.fieldHeight
      return CGRect(x: figures.textInset, y: top, width: inner, height: figures.fieldHeight)
    }
    y += fieldsHeight + text.margin
    rows = Self.rows(of: content, width: width, top: y, height: rowHeight)
    y = rows.last?.maxY ?? y
    group = CGRect(x: 0, y: 0, width: width, height: y)
    if content.hasCancelGroup {
      cancel = CGRect(x: 0, y: y + gap, width: width, height: rowHeight)
      y += gap + rowHeight
    }
    size = CGSize(width: width, height: y)
  }

  /// Returns the frames of rows, one below the other or side by side.
  private static func rows(
    of content: Content,
    width: CGFloat,
    top: CGFloat,
    height: CGFloat
  ) -> [CGRect] {
    let half = (width / 2).rounded()
    return (0..<content.rows).map { index in
      guard content.isSideBySide else {
        return CGRect(x: 0, y: top + CGFloat(index) * height, width: width, height: height)
      }
      let isRight = (index == 1) != content.isRightToLeft
      return CGRect(
        x: isRight ? half : 0,
        y: top,
        width: isRight ? width - half : half,
        height: height
      )
    }
  }
}
