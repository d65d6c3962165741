// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The view of an alert or action sheet: a group of texts and rows, and another group for the
/// cancel action of an action sheet.
@preconcurrency @MainActor
final class AlertView: UIView {
  private unowned let owner: UIAlertController
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let group = UIView()
  private let cancelGroup = UIView()
  private var rows: [AlertActionView] = []
  private var boxes: [AlertFieldBox] = []
  private var cancelRow: AlertActionView?

  init(of owner: UIAlertController) {
    self.owner = owner
    super.init(frame: .zero)
    for label in [titleLabel, messageLabel] {
      label.textAlignment = .center
      label.lineBreakMode = .byTruncatingTail
    }
    for box in [group, cancelGroup] {
      box.backgroundColor = AlertColors.background
      box.clipsToBounds = true
      box.storedLayer.cornerRadius = figures.cornerRadius
      addSubview(box)
    }
    showContent()
  }

  required init?(coder: NSCoder) { nil }

  var figures: AlertFigures { isAlert ? .alert : .actionSheet }

  private var isAlert: Bool { owner.storedStyle == .alert }

  /// Shows the texts of the alert and replaces the rows.
  func showContent() {
    titleLabel.text = owner.storedTitle
    titleLabel.font = .systemFont(ofSize: figures.titleSize, weight: .semibold)
    messageLabel.text = owner.storedMessage
    messageLabel.font = .systemFont(ofSize: figures.messageSize)
    for label in [titleLabel, messageLabel] {
      label.textColor = isAlert ? .label : .secondaryLabel
    }
    // A field that is edited stays where it is.
    for view in group.storedSubviews + cancelGroup.storedSubviews where !(view is AlertFieldBox) {
      view.removeFromSuperview()
    }
    for label in [titleLabel, messageLabel] { group.addSubview(label) }
    for field in owner.fields.dropFirst(boxes.count) {
      boxes.append(AlertFieldBox(field))
      group.addSubview(boxes[boxes.count - 1])
    }
    rows = owner.groupedActions.map(makeRow)
    for row in rows { group.addSubview(row) }
    cancelRow = isAlert ? nil : owner.cancelAction.map(makeRow)
    if let cancelRow {
      cancelRow.lineEdge = .none
      cancelGroup.addSubview(cancelRow)
    }
    setNeedsLayout()
  }

  /// Returns the row of an action.
  func row(of action: UIAlertAction) -> UIView? {
    (rows + [cancelRow].compactMap { $0 }).first { $0.action === action }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { layout(in: size).size }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(in: storedLayer.bounds.size)
    place(titleLabel, in: layout.title)
    place(messageLabel, in: layout.message)
    for (box, frame) in zip(boxes, layout.fields) { box.frame = frame }
    for (index, (row, frame)) in zip(rows, layout.rows).enumerated() {
      row.frame = frame
      let isBeside = index > 0 && frame.minY == layout.rows[index - 1].minY
      row.lineEdge = isBeside ? .topAndLeading : frame.minY == 0 ? .none : .top
    }
    group.frame = layout.group
    cancelGroup.frame = layout.cancel ?? .zero
    cancelRow?.frame = cancelGroup.storedLayer.bounds
  }

  /// Places a text, truncated at its end if it does not fit.
  private func place(_ label: UILabel, in frame: CGRect) {
    label.numberOfLines = max(1, Int((frame.height / label.font.lineHeight).rounded(.down)))
    label.isHidden = frame.height < label.font.lineHeight
    label.frame = frame
  }

  private func layout(in size: CGSize) -> AlertLayout {
    let textWidth = max(0, size.width - 2 * figures.textInset)
    var content = AlertLayout.Content(
      titleHeight: height(of: titleLabel, width: textWidth),
      messageHeight: height(of: messageLabel, width: textWidth),
      fields: boxes.count,
      rows: rows.count,
      hasCancelGroup: cancelRow != nil,
      isRightToLeft: isRightToLeft
    )
    content.isSideBySide =
      isAlert && rows.count == 2 && rows.allSatisfy { $0.fittingWidth <= size.width / 2 }
    return AlertLayout(content, figures: figures, width: size.width, height: size.height)
  }

  private func height(of label: UILabel, width: CGFloat) -> CGFloat {
    guard label.text?.isEmpty == false else { return 0 }
    label.numberOfLines = 0
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  private func makeRow(_ action: UIAlertAction) -> AlertActionView {
    let row = AlertActionView(
      action,
      size: figures.actionSize,
      isStrong: owner.isStrong(action)
    )
    row.addAction(
      UIAction { [weak owner, unowned action] _ in owner?.choose(action) },
      for: .touchUpInside
    )
    return row
  }
}
