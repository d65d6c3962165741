// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The view of the line below a title.
@preconcurrency @MainActor
class BarSubtitleView: UIView {
  private let label = UILabel()
  private var custom: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The text; empty for a view of the app's.
  var text: String { isHidden || custom != nil ? "" : label.text ?? "" }

  /// Shows a line, or none, in a view that is made when the first one comes.
  ///
  /// - Parameters:
  ///   - subtitle: The line.
  ///   - font: The font of a text without one of its own.
  ///   - parent: The superview.
  ///   - view: The view of the line.
  static func show(
    _ subtitle: BarSubtitle?,
    font: UIFont,
    in parent: UIView,
    _ view: inout BarSubtitleView?
  ) {
    guard subtitle != nil || view != nil else { return }
    let shown = view ?? BarSubtitleView()
    view = shown
    if shown.storedSuperview !== parent { parent.addSubview(shown) }
    shown.show(subtitle, font: font)
    parent.setNeedsLayout()
  }

  private func show(_ subtitle: BarSubtitle?, font: UIFont) {
    isHidden = subtitle == nil
    if custom !== subtitle?.view {
      if custom?.storedSuperview === self { custom?.removeFromSuperview() }
      custom = subtitle?.view
    }
    if let custom, custom.storedSuperview !== self { addSubview(custom) }
    label.isHidden = custom != nil
    if let subtitle, let text = subtitle.text {
      text.show(in: label, subtitle.style, font: font, color: .secondaryLabel)
    } else {
      label.text = nil
    }
    setNeedsLayout()
  }

  /// Aligns a text.
  func align(_ alignment: NSTextAlignment) { label.textAlignment = alignment }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard !isHidden else { return .zero }
    guard let custom else { return label.lineSize(width: size.width) }
    let fitting = custom.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let natural = fitting == .zero ? custom.sizeThatFits(size) : fitting
    return CGSize(width: min(natural.width, size.width), height: natural.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = storedLayer.bounds
    custom?.frame = storedLayer.bounds
  }
}
