// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// An accessory of a list's cell, and its view.
@MainActor
final class ListCellAccessory {
  /// The index among the accessories of the cell.
  let index: Int
  let view: UIView
  private let accessory: UICellAccessory

  init(_ accessory: UICellAccessory, _ index: Int, of cell: UICollectionViewListCell) {
    (self.accessory, self.index) = (accessory, index)
    view = Self.makeView(accessory, of: cell)
  }

  private static func makeView(
    _ accessory: UICellAccessory,
    of cell: UICollectionViewListCell
  ) -> UIView {
    let (options, action) = (accessory.options, accessory.action)
    switch accessory.accessoryType {
    case .disclosureIndicator: return standard(.disclosureIndicator, options, action)
    case .checkmark: return standard(.checkmark, options, action)
    case .detail: return standard(.detailButton, options, action)
    case .delete:
      return control(.delete, selects: false, options) { [unowned cell] in
        if let action { action() } else { cell.uncoverTrailingActions() }
      }
    case .insert: return control(.insert, selects: false, options) { action?() }
    case .multiselect: return control(.none, selects: true, options) {}
    case .label:
      let label = UILabel()
      label.text = options.text
      label.font = options.font
      label.adjustsFontForContentSizeCategory = options.adjustsFont
      label.textColor = options.tint ?? .secondaryLabel
      return label
    case .customView(let view):
      if let tint = options.tint { view.tintColor = tint }
      return view
    }
  }

  private static func standard(
    _ type: UITableViewCell.AccessoryType,
    _ options: CellAccessoryOptions,
    _ action: (() -> Void)?
  ) -> UIView {
    guard let view = CellAccessory(type, onDetail: { action?() }) else { return UIView() }
    if let tint = options.tint { view.setTint(tint) }
    return view
  }

  private static func control(
    _ style: UITableViewCell.EditingStyle,
    selects: Bool,
    _ options: CellAccessoryOptions,
    action: @escaping @MainActor () -> Void
  ) -> UIView {
    let control = CellEditingControl(style, selects: selects)
    control.colors = (options.tint, options.background)
    control.onTap = action
    return control
  }

  /// Shows whether the cell is selected.
  func showMark(_ isSelected: Bool) {
    guard let control = view as? CellEditingControl, control.isMarked != isSelected else { return }
    control.isMarked = isSelected
  }

  // MARK: Dimensions

  /// Whether it reaches from the top of the cell to the bottom.
  var fills: Bool { view is CellEditingControl }

  /// The size of the view, in points.
  var size: CGSize {
    switch accessory.accessoryType {
    case .label: view.sizeThatFits(.zero)
    case .customView where !accessory.options.keepsSize && view.fitsConstraints:
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    default: view.storedLayer.bounds.size
    }
  }

  /// The width that it takes, in points.
  var width: CGFloat {
    switch accessory.options.width {
    case .custom(let width): max(0, width)
    case .standard: fills ? TableFigures.editingWidth : max(size.width, Self.standardWidth)
    case .actual: fills ? TableFigures.editingWidth : size.width
    }
  }

  /// The width of accessories with a standard one (our decision).
  private static let standardWidth: CGFloat = 28

  /// Returns the width with the space before it, at the leading edge.
  func room(margin: CGFloat) -> CGFloat { fills ? width : margin + width }
}
