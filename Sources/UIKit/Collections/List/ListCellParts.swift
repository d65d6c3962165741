// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The parts of a list's cell around its content: accessories and separators.
@MainActor
final class ListCellParts {
  private unowned let cell: UICollectionViewListCell
  private(set) var setting = ListRowSetting()
  private var hasSetting = false
  private(set) var accessories: [UICellAccessory] = []
  private var leading: [ListCellAccessory] = []
  private var trailing: [ListCellAccessory] = []
  private var topLine: UIView?
  private var bottomLine: UIView?
  private var guide: UILayoutGuide?
  private var guideStart: NSLayoutConstraint?

  init(_ cell: UICollectionViewListCell) { self.cell = cell }

  // MARK: Events

  /// Takes the properties that the list determines, and returns whether they are others.
  func take(_ setting: ListRowSetting) -> Bool {
    guard !hasSetting || setting != self.setting else { return false }
    (self.setting, hasSetting) = (setting, true)
    cell.setNeedsLayout()
    return true
  }

  /// A dimension changed, and with it the height.
  func dimensionsDidChange() {
    cell.setNeedsLayout()
    cell.contentView.setNeedsLayout()
  }

  func setAccessories(_ new: [UICellAccessory]) {
    accessories = new
    for part in leading + trailing { part.view.removeFromSuperview() }
    (leading, trailing) = ([], [])
    showAccessories(animated: false)
  }

  func selectionDidChange() {
    for part in leading + trailing { part.showMark(cell.isSelected) }
  }

  /// Shows the accessories of the present state.
  func showAccessories(animated: Bool) {
    let isEditing = cell.isInEditing
    let former = leading + trailing
    (leading, trailing) = ([], [])
    var edges: (leading: [UICellAccessory], trailing: [UICellAccessory]) = ([], [])
    for (index, accessory) in accessories.enumerated() where accessory.isShown(isEditing: isEditing)
    {
      let part = former.first { $0.index == index } ?? ListCellAccessory(accessory, index, of: cell)
      switch accessory.placement {
      case .leading(_, let position):
        let place = min(max(0, position(edges.leading)), leading.count)
        edges.leading.insert(accessory, at: place)
        leading.insert(part, at: place)
      case .trailing(_, let position):
        let place = min(max(0, position(edges.trailing)), trailing.count)
        edges.trailing.insert(accessory, at: place)
        trailing.insert(part, at: place)
      }
    }
    let present = leading + trailing
    let gone = former.filter { part in !present.contains { $0 === part } }
    let new = present.filter { part in !former.contains { $0 === part } }
    for part in new { cell.addSubview(part.view) }
    selectionDidChange()
    dimensionsDidChange()
    guard animated, cell.storedWindow != nil else {
      for part in gone { part.view.removeFromSuperview() }
      return
    }
    for part in new { part.view.alpha = 0 }
    UIView.performWithoutAnimation { for part in new { place(part, at: .zero) } }
    UIView.animate(withDuration: TableFigures.updateDuration) { [cell] in
      for part in new { part.view.alpha = 1 }
      for part in gone { part.view.alpha = 0 }
      cell.layoutIfNeeded()
    } completion: { [cell] _ in
      for part in gone where part.view.storedSuperview === cell { part.view.removeFromSuperview() }
      for part in gone { part.view.alpha = 1 }
    }
  }

  // MARK: Dimensions

  private var list: UIView? { cell.storedSuperview }

  /// The horizontal margins of the content.
  private var margin: CGFloat {
    TableFigures.margin(in: (list ?? cell).storedLayer.bounds.width)
  }

  private var indentation: CGFloat { CGFloat(cell.indentationLevel) * cell.indentationWidth }

  /// The horizontal parts of the cell that the safe area does not contain.
  private var safe: (leading: CGFloat, trailing: CGFloat) {
    let insets = cell.computedSafeAreaInsets
    return cell.isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
  }

  private var accessoryIndentation: CGFloat { cell.indentsAccessories ? indentation : 0 }

  /// The room of the leading accessories and of the trailing ones, with that of the safe area.
  private var contentInsets: (leading: CGFloat, trailing: CGFloat) {
    var insets = safe
    if !leading.isEmpty {
      insets.leading += accessoryIndentation
      for part in leading { insets.leading += part.room(margin: margin) }
    }
    if !trailing.isEmpty {
      insets.trailing += margin + TableFigures.accessoryGap
      insets.trailing += trailing.reduce(0) { $0 + $1.width }
      insets.trailing += CGFloat(trailing.count - 1) * TableFigures.imageGap
    }
    return insets
  }

  /// Returns the height of the cell in a width.
  func height(fitting width: CGFloat) -> CGFloat {
    takeMargins()
    let insets = contentInsets
    let height = cell.contentHeight(in: max(0, width - insets.leading - insets.trailing))
    return height > 0 ? height : TableFigures.rowHeight
  }

  private func takeMargins() {
    let indents = leading.isEmpty || !cell.indentsAccessories
    let insets = NSDirectionalEdgeInsets(
      top: TableFigures.contentMargin,
      leading: margin + (indents ? indentation : 0),
      bottom: TableFigures.contentMargin,
      trailing: trailing.isEmpty ? margin : 0
    )
    let view = cell.contentView
    guard view.storedLayout?.margins.absolute == nil,
      view.storedLayout?.margins.directional != insets
    else { return }
    view.directionalLayoutMargins = insets
    view.insetsLayoutMarginsFromSafeArea = false
  }

  // MARK: Layout

  func layOut() {
    takeMargins()
    let bounds = cell.storedLayer.bounds
    let insets = contentInsets
    cell.contentView.frame = cell.mirrored(
      CGRect(
        x: insets.leading,
        y: 0,
        width: max(0, bounds.width - insets.leading - insets.trailing),
        height: bounds.height
      )
    )
    var start = safe.leading + accessoryIndentation
    for part in leading {
      let room = part.room(margin: margin)
      place(part, at: CGPoint(x: start + room - part.width, y: 0))
      start += room
    }
    start = bounds.width - insets.trailing + TableFigures.accessoryGap
    for part in trailing {
      place(part, at: CGPoint(x: start, y: 0))
      start += part.width + TableFigures.imageGap
    }
    layOutLines()
  }

  /// Gives an accessory its place in the middle of its room.
  private func place(_ part: ListCellAccessory, at corner: CGPoint) {
    let height = cell.storedLayer.bounds.height
    let size = part.fills ? CGSize(width: part.width, height: height) : part.size
    part.view.frame = cell.mirrored(
      CGRect(
        x: corner.x + ((part.width - size.width) / 2).rounded(),
        y: ((height - size.height) / 2).rounded(),
        width: size.width,
        height: size.height
      )
    )
  }

  // MARK: Separators

  /// The guide of automatic separators.
  func makeGuide() -> UILayoutGuide {
    if let guide { return guide }
    let made = UILayoutGuide()
    guide = made
    cell.addLayoutGuide(made)
    let start = made.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: textStart)
    // Constraints of the app win.
    start.priority = UILayoutPriority(1)
    let end = made.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
    end.priority = UILayoutPriority(1)
    guideStart = start
    NSLayoutConstraint.activate([
      start, end, made.topAnchor.constraint(equalTo: cell.topAnchor),
      made.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
    return made
  }

  /// The distance of the text from the leading edge of the cell.
  private var textStart: CGFloat {
    let start = cell.listContentView?.textStart ?? cell.contentView.directionalLayoutMargins.leading
    return contentInsets.leading + start
  }

  private func layOutLines() {
    let pixel = 1 / max(cell.storedLayer.contentsScale, 1)
    let height = cell.storedLayer.bounds.height
    let separators = setting.separators
    let top = setting.showsTop ? separators?.topSeparatorInsets : nil
    let bottom = setting.showsBottom ? separators?.bottomSeparatorInsets : nil
    let (isTopWhole, isBottomWhole) = (
      setting.hasWholeEnds && setting.cell.isFirst, setting.hasWholeEnds && setting.cell.isLast
    )
    cell.showLine(
      &topLine,
      separators?.color,
      top.map { extent($0, isWhole: isTopWhole, y: 0, height: pixel) }
    )
    cell.showLine(
      &bottomLine,
      separators?.color,
      bottom.map { extent($0, isWhole: isBottomWhole, y: height - pixel, height: pixel) }
    )
  }

  private func extent(
    _ insets: NSDirectionalEdgeInsets,
    isWhole: Bool,
    y: CGFloat,
    height: CGFloat
  ) -> CGRect {
    let width = cell.storedLayer.bounds.width
    let automatic = UIListSeparatorConfiguration.automaticInsets
    var (start, end) = (insets.leading, width - insets.trailing)
    let own = isWhole ? (0, width) : automaticExtent
    if insets.leading == automatic.leading { start = own.0 }
    if insets.trailing == automatic.trailing { end = own.1 }
    return CGRect(x: start, y: y, width: max(0, end - start), height: height)
  }

  /// The extent of automatic separators, from left to right in a left-to-right layout.
  private var automaticExtent: (CGFloat, CGFloat) {
    let width = cell.storedLayer.bounds.width
    guard let guide else { return (textStart, width) }
    if guideStart?.constant != textStart { guideStart?.constant = textStart }
    let frame = cell.mirrored(guide.layoutFrame)
    return (frame.minX, frame.maxX)
  }
}
