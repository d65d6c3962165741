// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The image and the labels of a cell's style, which are made when they are first asked for.
@MainActor
final class CellContent {
  let style: UITableViewCell.CellStyle
  private unowned(unsafe) var contentView: UIView?
  private var label: UILabel?
  private var detail: UILabel?
  private var image: UIImageView?

  init(_ style: UITableViewCell.CellStyle) { self.style = style }

  func attach(to contentView: UIView) { self.contentView = contentView }

  var textLabel: UILabel {
    if let label { return label }
    let label = make(.label, style == .value2 ? .caption1 : .body)
    if style == .value2 {
      label.textColor = contentView?.resolvedTintColor
      label.textAlignment = .right
    }
    self.label = label
    return label
  }

  var detailTextLabel: UILabel? {
    if let detail { return detail }
    let detail: UILabel
    switch style {
    case .default: return nil
    case .value1: detail = make(.secondaryLabel, .body)
    case .value2: detail = make(.label, .subheadline)
    case .subtitle: detail = make(.label, .caption1)
    }
    self.detail = detail
    return detail
  }

  var imageView: UIImageView? {
    if image == nil, style != .value2 {
      let view = UIImageView()
      contentView?.addSubview(view)
      image = view
    }
    return image
  }

  private func make(_ color: UIColor, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    contentView?.addSubview(label)
    return label
  }

  private func hasText(_ label: UILabel?) -> UILabel? {
    label?.text?.isEmpty == false ? label : nil
  }

  private var shownImage: UIImage? { image?.shownImage }

  /// The distance of the text from the leading edge of the content view.
  func textStart(margin: CGFloat, indentation: CGFloat) -> CGFloat {
    let start = margin + indentation
    guard let size = shownImage?.pointSize else { return start }
    return start + size.width + TableFigures.imageGap
  }

  /// Returns the height of the content in a width.
  func height(in width: CGFloat, margin: CGFloat, indentation: CGFloat) -> CGFloat {
    let room = max(0, width - textStart(margin: margin, indentation: indentation) - margin)
    let text = size(of: hasText(label), in: room)
    let second = size(of: hasText(detail), in: room)
    let lines =
      style == .subtitle || (style == .value1 && text.width + second.width > room)
      ? text.height + second.height : max(text.height, second.height)
    let least =
      style == .subtitle && second.height > 0
      ? TableFigures.subtitleHeight : TableFigures.rowHeight
    let image = (shownImage?.pointSize.height ?? 0) + 2
    return max(least, lines + 2 * TableFigures.contentMargin, image)
  }

  private func size(of label: UILabel?, in room: CGFloat) -> CGSize {
    guard let label else { return .zero }
    let size = label.sizeThatFits(CGSize(width: room, height: 0))
    return CGSize(width: min(size.width, room), height: size.height)
  }

  /// Places the image and the labels.
  func layOut(in cell: UITableViewCell) {
    guard label != nil || detail != nil || image != nil, let contentView else { return }
    let bounds = contentView.storedLayer.bounds
    let (margin, indentation) = (cell.chrome.margin, cell.chrome.indentation)
    let start = textStart(margin: margin, indentation: indentation)
    if let image, let size = shownImage?.pointSize {
      let x = margin + indentation
      place(image, CGRect(x: x, y: (bounds.height - size.height) / 2, size))
    }
    let trailing = cell.chrome.hasAccessory ? 0 : margin
    let room = max(0, bounds.width - start - trailing)
    switch style {
    case .default:
      if let label { place(label, CGRect(x: start, y: 0, width: room, height: bounds.height)) }
    case .subtitle: stack(at: start, in: room, bounds.height)
    case .value1: spread(at: start, in: room, bounds.height)
    case .value2:
      let title = TableFigures.value2Title
      if let label {
        label.textAlignment = contentView.isRightToLeft ? .left : .right
        place(label, CGRect(x: margin, y: 0, width: title, height: bounds.height))
      }
      let second = margin + title + TableFigures.detailGap
      if let detail {
        let width = max(0, bounds.width - second - trailing)
        place(detail, CGRect(x: second, y: 0, width: width, height: bounds.height))
      }
    }
  }

  private func stack(at start: CGFloat, in room: CGFloat, _ height: CGFloat) {
    let (text, second) = (size(of: hasText(label), in: room), size(of: hasText(detail), in: room))
    let top = (height - text.height - second.height) / 2
    if let label {
      place(label, CGRect(x: start, y: top, width: room, height: text.height))
    }
    if let detail {
      place(detail, CGRect(x: start, y: top + text.height, width: room, height: second.height))
    }
  }

  private func spread(at start: CGFloat, in room: CGFloat, _ height: CGFloat) {
    let (text, second) = (size(of: hasText(label), in: room), size(of: hasText(detail), in: room))
    guard text.width + second.width + TableFigures.detailGap <= room || second.width == 0 else {
      return stack(at: start, in: room, height)
    }
    if let label { place(label, CGRect(x: start, y: 0, width: text.width, height: height)) }
    if let detail {
      let x = start + room - second.width
      place(detail, CGRect(x: x, y: 0, width: second.width, height: height))
    }
  }

  /// Gives a view a frame in a left-to-right layout, mirrored where needed.
  private func place(_ view: UIView, _ frame: CGRect) {
    guard let contentView else { return }
    view.frame = contentView.mirrored(frame).roundedToPixels(of: view.storedLayer)
  }
}

extension CGRect {
  /// Creates a rectangle of a size.
  fileprivate init(x: CGFloat, y: CGFloat, _ size: CGSize) {
    self.init(origin: CGPoint(x: x, y: y), size: size)
  }
}
