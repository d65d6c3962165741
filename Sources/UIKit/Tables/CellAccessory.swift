// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The standard view at the trailing edge of a cell.
@preconcurrency @MainActor
final class CellAccessory: UIView {
  private let parts: [UIView]
  private let onDetail: @MainActor () -> Void

  /// Creates a view; `nil` for none.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - onDetail: Called with a tap on the information button.
  init?(_ type: UITableViewCell.AccessoryType, onDetail: @escaping @MainActor () -> Void) {
    self.onDetail = onDetail
    switch type {
    case .none: return nil
    case .disclosureIndicator: parts = [Self.chevron()]
    case .checkmark: parts = [Self.checkmark()]
    case .detailButton: parts = [CellDetailButton()]
    case .detailDisclosureButton: parts = [CellDetailButton(), Self.chevron()]
    }
    super.init(frame: .zero)
    for part in parts {
      addSubview(part)
      (part as? CellDetailButton)?.addAction(
        UIAction { [unowned self] _ in self.onDetail() },
        for: .touchUpInside
      )
    }
    frame.size = sizeThatFits(.zero)
  }

  required init?(coder: NSCoder) { nil }

  override var startsOpaque: Bool { false }

  /// Gives all parts a color.
  func setTint(_ color: UIColor) {
    for part in parts { part.tintColor = color }
  }

  private static func chevron() -> UIView {
    let view = UIImageView(image: UIImage(systemName: "chevron.forward"))
    view.tintColor = .tertiaryLabel
    view.frame.size.width *= TableFigures.chevronShare
    view.frame.size.height *= TableFigures.chevronShare
    return view
  }

  private static func checkmark() -> UIView {
    let view = UIImageView(image: UIImage(systemName: "checkmark"))
    view.frame.size.width *= 0.75
    view.frame.size.height *= 0.75
    return view
  }

  /// Touches beside the information button belong to the row.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    parts.contains { $0 is CellDetailButton && $0.frame.insetBy(dx: -8, dy: -11).contains(point) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? parts.first { $0 is CellDetailButton } : nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    parts.reduce(CGSize(width: CGFloat(parts.count - 1) * TableFigures.imageGap, height: 0)) {
      CGSize(
        width: $0.width + $1.storedLayer.bounds.width,
        height: max($0.height, $1.storedLayer.bounds.height)
      )
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = storedLayer.bounds
    var start: CGFloat = 0
    for part in parts {
      let size = part.storedLayer.bounds.size
      let x = isRightToLeft ? bounds.width - start - size.width : start
      part.frame = CGRect(
        x: x,
        y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width,
        height: size.height
      )
      start += size.width + TableFigures.imageGap
    }
  }
}
