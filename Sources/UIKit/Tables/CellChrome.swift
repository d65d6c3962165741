// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The parts of a cell around its content: backgrounds, separators, accessories, editing control.
@MainActor
final class CellChrome {
  private unowned let cell: UITableViewCell
  private(set) var setting = CellSetting()
  private(set) var accessoryType = UITableViewCell.AccessoryType.none
  private(set) var editingAccessoryType = UITableViewCell.AccessoryType.none
  private(set) var accessoryView: UIView?
  private(set) var editingAccessoryView: UIView?
  private(set) var backgroundView: UIView?
  private var ownSelectedBackground: UIView?
  private var ownSeparatorInset: UIEdgeInsets?
  private var card: CellCard?
  private var shownAccessory: UIView?
  private var bottomLine: UIView?
  private var topLine: UIView?
  private var control: CellEditingControl?
  private var showsControl = false
  private var reorderControl: CellReorderControl?

  init(_ cell: UITableViewCell) { self.cell = cell }

  private var table: UITableView? { cell.storedSuperview as? UITableView }

  // MARK: The table's part

  /// Takes the properties that the table determines.
  func take(_ setting: CellSetting) {
    guard setting != self.setting || cell.backgroundColor == nil else { return }
    self.setting = setting
    configurationsDidChange()
    (ownSelectedBackground as? CellCard)?.take(setting)
    if showsControl { showEditing(true, animated: false) }
    showReorderControl()
    cell.setNeedsLayout()
  }

  /// Shows what the cell's configurations leave to the table.
  func configurationsDidChange() {
    if let configured = cell.configured {
      let isRound = setting.style == .insetGrouped
      configured.takeCorners(setting.corners, radius: isRound ? TableFigures.cornerRadius : 0)
    }
    showColor(cell.appColor)
  }

  /// Shows the color behind the content, which is the table's unless the app set one.
  func showColor(_ own: UIColor?) {
    let isConfigured = cell.configured?.background != nil
    let color = isConfigured ? nil : own ?? (table == nil ? nil : setting.color)
    guard setting.style == .insetGrouped, !isConfigured else {
      card?.removeFromSuperview()
      card = nil
      return cell.showLayerColor(color)
    }
    cell.showLayerColor(nil)
    let card = card ?? CellCard(nil)
    if card.storedSuperview == nil { cell.insertSubview(card, at: 0) }
    self.card = card
    card.color = color
    card.take(setting)
  }

  // MARK: Backgrounds

  func setBackgroundView(_ view: UIView?) {
    if backgroundView !== view { backgroundView?.removeFromSuperview() }
    backgroundView = view
    if let view { cell.insertSubview(view, belowSubview: cell.contentView) }
    cell.setNeedsLayout()
  }

  /// The view behind the content of a selected cell, which is made when it is first asked for.
  var selectedBackgroundView: UIView? {
    if ownSelectedBackground == nil, cell.selectionStyle != .none,
      cell.configured?.background == nil
    {
      let view = CellCard(.systemGray4)
      view.take(setting)
      ownSelectedBackground = view
    }
    return ownSelectedBackground
  }

  func setSelectedBackgroundView(_ view: UIView?) {
    let shows = ownSelectedBackground?.storedSuperview === cell && ownSelectedBackground?.alpha == 1
    ownSelectedBackground?.removeFromSuperview()
    ownSelectedBackground = view
    if shows { showSelection(true, animated: false) }
  }

  func showSelection(_ shows: Bool, animated: Bool) {
    let shows = shows && cell.selectionStyle != .none
    cell.contentView.setContentHighlighted(shows)
    guard let view = shows ? selectedBackgroundView : ownSelectedBackground else { return }
    if view.storedSuperview !== cell {
      guard shows else { return }
      view.alpha = 0
      view.frame = cell.storedLayer.bounds
      cell.insertSubview(view, belowSubview: cell.contentView)
    }
    let alpha: CGFloat = shows ? 1 : 0
    guard animated, cell.storedWindow != nil else { return view.alpha = alpha }
    UIView.animate(
      withDuration: TableFigures.updateDuration,
      delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) { view.alpha = alpha }
  }

  // MARK: Accessories

  func setAccessory(_ type: UITableViewCell.AccessoryType, isEditing: Bool) {
    if isEditing { editingAccessoryType = type } else { accessoryType = type }
    showAccessory()
  }

  func setAccessory(_ view: UIView?, isEditing: Bool) {
    if isEditing { editingAccessoryView = view } else { accessoryView = view }
    showAccessory()
  }

  private func showAccessory() {
    shownAccessory?.removeFromSuperview()
    let isEditing = cell.isEditing
    let type = isEditing ? editingAccessoryType : accessoryType
    shownAccessory =
      (isEditing ? editingAccessoryView : accessoryView)
      ?? CellAccessory(type) { [unowned self] in table?.table.accessoryTapped(cell) }
    if let shownAccessory { cell.addSubview(shownAccessory) }
    cell.setNeedsLayout()
    cell.contentView.setNeedsLayout()
  }

  /// Whether the cell shows a view at its trailing edge.
  var hasAccessory: Bool { shownAccessory != nil }

  // MARK: Editing

  func showEditing(_ isEditing: Bool, animated: Bool) {
    let style = setting.editingStyle
    showsControl = isEditing && (style != .none || setting.selectsWhileEditing)
    if showsControl, control?.style != style || control?.selects != setting.selectsWhileEditing {
      control?.removeFromSuperview()
      let made = CellEditingControl(style, selects: setting.selectsWhileEditing)
      made.onTap = { [unowned self] in table?.table.editingControlTapped(cell) }
      made.frame = controlFrame(isShown: false)
      made.alpha = 0
      cell.addSubview(made)
      control = made
    }
    showAccessory()
    let former = showsControl ? nil : control
    if former != nil { control = nil }
    let change = { [self] in
      control?.alpha = 1
      former?.alpha = 0
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
    }
    guard animated, cell.storedWindow != nil else {
      change()
      former?.removeFromSuperview()
      return
    }
    UIView.animate(withDuration: TableFigures.updateDuration, animations: change) { _ in
      former?.removeFromSuperview()
    }
  }

  /// Shows the control by which the row is moved, or hides it.
  func showReorderControl() {
    let shows = setting.isMovable && cell.showsReorderControl
    guard shows != (reorderControl != nil) else { return }
    cell.setNeedsLayout()
    guard shows else {
      reorderControl?.removeFromSuperview()
      reorderControl = nil
      return
    }
    let control = CellReorderControl(of: cell)
    reorderControl = control
    UIView.performWithoutAnimation {
      control.alpha = 0
      cell.addSubview(control)
      cell.layoutIfNeeded()
    }
    UIView.animate(withDuration: TableFigures.updateDuration) { control.alpha = 1 }
  }

  /// Shows whether the row is selected while the table is edited.
  func showMark(_ isSelected: Bool) { control?.isMarked = isSelected }

  // MARK: Dimensions

  /// The horizontal margins of the content.
  var margin: CGFloat {
    TableFigures.margin(in: table?.storedLayer.bounds.width ?? cell.storedLayer.bounds.width)
  }

  /// The width of the indentation.
  var indentation: CGFloat { CGFloat(cell.indentationLevel) * cell.indentationWidth }

  private var pixel: CGFloat { 1 / max(cell.storedLayer.contentsScale, 1) }

  private var lineHeight: CGFloat { setting.separatorStyle == .none ? 0 : pixel }

  /// The leading and trailing parts of the cell that the content leaves free.
  private var contentInsets: (leading: CGFloat, trailing: CGFloat) {
    let safe = cell.computedSafeAreaInsets
    let isRightToLeft = cell.isRightToLeft
    let indents = showsControl && cell.shouldIndentWhileEditing
    let leading =
      (isRightToLeft ? safe.right : safe.left) + (indents ? TableFigures.editingWidth : 0)
    var trailing =
      (isRightToLeft ? safe.left : safe.right) + setting.indexWidth
      + (reorderControl == nil ? 0 : TableFigures.reorderWidth)
    if let shownAccessory {
      trailing += margin + shownAccessory.storedLayer.bounds.width + TableFigures.accessoryGap
    }
    return (leading, trailing)
  }

  /// Returns the height of the cell in a width.
  func height(fitting width: CGFloat) -> CGFloat {
    let insets = contentInsets
    let room = max(0, width - insets.leading - insets.trailing)
    takeMargins()
    cell.configured?.updateIfNeeded()
    guard let height = cell.storedContentView.constrainedHeight(in: room) else {
      return cell.content.height(in: room, margin: margin, indentation: indentation)
    }
    guard height > 0 else { return TableFigures.rowHeight }
    return height + lineHeight
  }

  private func takeMargins() {
    let insets = NSDirectionalEdgeInsets(
      top: TableFigures.contentMargin,
      leading: margin + indentation,
      bottom: TableFigures.contentMargin,
      trailing: hasAccessory ? 0 : margin
    )
    let view = cell.contentView
    if view.storedLayout?.margins.directional != insets, view.storedLayout?.margins.absolute == nil
    {
      view.directionalLayoutMargins = insets
      view.insetsLayoutMarginsFromSafeArea = false
    }
  }

  /// The insets of the separator, in points.
  var separatorInset: UIEdgeInsets {
    ownSeparatorInset ?? setting.separatorInset
      ?? UIEdgeInsets(
        top: 0,
        left: cell.content.textStart(margin: margin, indentation: indentation),
        bottom: 0,
        right: 0
      )
  }

  func setSeparatorInset(_ insets: UIEdgeInsets) {
    ownSeparatorInset = insets
    cell.setNeedsLayout()
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
        height: max(0, bounds.height - lineHeight)
      )
    )
    for view in [card, backgroundView, ownSelectedBackground] where view?.storedSuperview === cell {
      view?.frame = bounds
    }
    if let shownAccessory {
      let size = shownAccessory.storedLayer.bounds.size
      let x = bounds.width - insets.trailing + TableFigures.accessoryGap
      let y = ((bounds.height - lineHeight - size.height) / 2).rounded()
      shownAccessory.frame = cell.mirrored(
        CGRect(x: x, y: y, width: size.width, height: size.height)
      )
    }
    control?.frame = controlFrame(isShown: showsControl)
    if let reorderControl {
      let safe =
        cell.isRightToLeft ? cell.computedSafeAreaInsets.left : cell.computedSafeAreaInsets.right
      let width = TableFigures.reorderWidth
      reorderControl.frame = cell.mirrored(
        CGRect(
          x: bounds.width - safe - setting.indexWidth - width,
          y: 0,
          width: width,
          height: bounds.height
        )
      )
    }
    layOutLines(insets.leading)
  }

  private func controlFrame(isShown: Bool) -> CGRect {
    let width = TableFigures.editingWidth
    let safe =
      cell.isRightToLeft ? cell.computedSafeAreaInsets.right : cell.computedSafeAreaInsets.left
    let height = cell.storedLayer.bounds.height
    return cell.mirrored(
      CGRect(x: isShown ? safe : safe - width, y: 0, width: width + 8, height: height)
    )
  }

  private func layOutLines(_ leading: CGFloat) {
    let shows = setting.separatorStyle != .none
    let bounds = cell.storedLayer.bounds
    let isEnd = setting.isLast && setting.style != .plain
    let insets = separatorInset
    let start = isEnd ? 0 : leading + insets.left
    let end = bounds.width - (isEnd ? 0 : insets.right)
    let frame = CGRect(
      x: start,
      y: bounds.height - pixel,
      width: max(0, end - start),
      height: pixel
    )
    let hidesEnd = isEnd && setting.style == .insetGrouped
    cell.showLine(&bottomLine, setting.separatorColor, shows && !hidesEnd ? frame : nil)
    let showsTop = shows && setting.isFirst && setting.style == .grouped
    let top = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
    cell.showLine(&topLine, setting.separatorColor, showsTop ? top : nil)
  }
}
