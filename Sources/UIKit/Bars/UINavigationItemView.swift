// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The title of an item in a bar, with a subtitle and the mark of a menu.
@preconcurrency @MainActor
class UINavigationItemView: UIControl {
  private let label = UILabel()
  private var subtitle: BarSubtitleView?
  private var chevron: UIImageView?
  private var menu: (() -> UIMenu?)?
  private var isAttributed = false

  /// The gap between a title and the mark of its menu, in points (our decision).
  private static let gap: CGFloat = 4
  /// The size of the mark, in points (our decision).
  private static let chevronSize: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.font = BarFigures.titleFont
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The text.
  var title: String? { label.text }
  /// Whether there is the title alone, in one style.
  var isPlain: Bool { chevron == nil && subtitle?.isHidden != false && !isAttributed }

  /// Shows a title.
  func show(_ text: BarText, _ style: TextStyle?) {
    text.show(in: label, style ?? TextStyle([:]), font: BarFigures.titleFont, color: .label)
    label.textAlignment = .center
    isAttributed = text.isAttributed
    if !isPlain { setNeedsLayout() }
  }

  /// Shows a line below the title, or none.
  func show(_ line: BarSubtitle?) {
    BarSubtitleView.show(line, font: BarFigures.subtitleFont, in: self, &subtitle)
    subtitle?.align(.center)
  }

  /// Makes the title the button of a menu, or a text again.
  func setMenu(_ menu: (() -> UIMenu?)?) {
    self.menu = menu
    guard menu != nil || chevron != nil else { return }
    isUserInteractionEnabled = menu != nil
    if menu == nil {
      chevron?.removeFromSuperview()
      chevron = nil
    } else if chevron == nil {
      let symbol = UIImage.SymbolConfiguration(pointSize: Self.chevronSize, weight: .semibold)
      let view = UIImageView(image: UIImage(systemName: "chevron.down", withConfiguration: symbol))
      view.tintColor = .secondaryLabel
      chevron = view
      addSubview(view)
    }
    updateMenuRecognizer(hasMenu: menu != nil) {
      true
    } request: { [weak self] _ in
      guard let self, let menu = self.menu?() else { return nil }
      return menuRequest(for: menu, sender: nil)
    }
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    let isHighlighted = condition.contains(.highlighted)
    for view in [label, subtitle, chevron] { view?.showHighlighted(isHighlighted) }
  }

  override var automaticAccessibility: AutomaticAccessibility {
    let texts = [title ?? "", subtitle?.text ?? ""].filter { !$0.isEmpty }
    return AutomaticAccessibility(
      isElement: true,
      label: texts.joined(separator: ", "),
      traits: chevron == nil ? .header : [.header, .button]
    )
  }

  // MARK: Layout

  /// The width that the mark of a menu takes.
  private var markWidth: CGFloat { chevron.map { _ in Self.gap + Self.chevronSize } ?? 0 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var fitting = label.lineSize(width: max(0, size.width - markWidth))
    fitting.width += markWidth
    guard let line = subtitle?.sizeThatFits(size) else { return fitting }
    return CGSize(
      width: max(fitting.width, line.width),
      height: min(fitting.height + line.height, size.height)
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The parts keep their places in a title that moves.
    UIView.performWithoutAnimation { layOut() }
  }

  private func layOut() {
    let bounds = storedLayer.bounds
    let line = subtitle?.sizeThatFits(bounds.size) ?? .zero
    let row = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - line.height)
    subtitle?.frame = CGRect(x: 0, y: row.maxY, width: bounds.width, height: line.height)
    // A title without room for the mark is the whole button.
    chevron?.isHidden = row.width < markWidth
    guard let chevron, !chevron.isHidden else {
      label.frame = row
      return
    }
    let width = min(label.lineSize(width: row.width).width, max(0, row.width - markWidth))
    let start = (row.width - width - markWidth) / 2
    let size = chevron.sizeThatFits(row.size)
    let isMirrored = isRightToLeft
    let text = CGRect(
      x: isMirrored ? row.width - start - width : start,
      y: 0,
      width: width,
      height: row.height
    )
    label.frame = text
    chevron.frame = CGRect(
      x: isMirrored
        ? text.minX - Self.gap - (Self.chevronSize + size.width) / 2
        : text.maxX + Self.gap + (Self.chevronSize - size.width) / 2,
      y: (row.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }
}
