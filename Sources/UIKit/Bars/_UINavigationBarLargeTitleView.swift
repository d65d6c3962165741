// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The large title below a navigation bar's row.
///
/// It clips the title where the row ends: the title moves up with the page's content.
@preconcurrency @MainActor
class _UINavigationBarLargeTitleView: UIView {
  /// The top of the title in the room at rest, in points (measured on a later system).
  private static let top: CGFloat = 3
  /// The distance of a subtitle above the place where it would fill the room, in points (our
  /// decision).
  private static let subtitleRise: CGFloat = 4

  private let label = UILabel()
  private var subtitle: BarSubtitleView?
  private var shown = LargeTitle() {
    didSet { accessibilityElementsHidden = shown.room == 0 }
  }
  private var style = TextStyle([:])

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a title.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: The app's attributes.
  ///   - line: The line below.
  ///   - title: The place of the title.
  func show(_ text: String, _ style: TextStyle, _ line: BarSubtitle?, _ title: LargeTitle) {
    label.text = text
    BarSubtitleView.show(line, font: BarFigures.largeSubtitleFont, in: self, &subtitle)
    (self.style, shown) = (style, title)
    applyStyle()
    setNeedsLayout()
  }

  /// Moves the title.
  func show(_ title: LargeTitle) {
    guard title != shown else { return }
    shown = title
    setNeedsLayout()
  }

  private func applyStyle() {
    let traits = computedTraits
    let size = min(
      UIFontMetrics(forTextStyle: .largeTitle).scaledValue(
        for: LargeTitle.fontSize,
        compatibleWith: traits
      ),
      LargeTitle.greatestFontSize
    )
    style.apply(to: label, font: .systemFont(ofSize: size, weight: .bold), color: .label)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyStyle()
  }

  override var automaticAccessibility: AutomaticAccessibility {
    let texts = [label.text ?? "", subtitle?.text ?? ""].filter { !$0.isEmpty }
    return AutomaticAccessibility(
      isElement: true,
      label: texts.joined(separator: ", "),
      traits: .header
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = storedLayer.bounds
    let margin = barFigures.titleMargin(width: bounds.width)
    let insets = computedSafeAreaInsets
    let (left, right) = (margin + insets.left, margin + insets.right)
    let width = max(0, bounds.width - left - right)
    let size = label.lineSize(width: width)
    let isMirrored = isRightToLeft
    // The title scales about its leading end, and keeps to its place above the content.
    let scale = min(shown.scale, size.width > 0 ? max(1, width / size.width) : 1)
    label.transform = .identity
    label.bounds = CGRect(origin: .zero, size: size)
    label.textAlignment = isMirrored ? .right : .left
    let middle = size.width * scale / 2
    let line = subtitle?.sizeThatFits(CGSize(width: width, height: bounds.height)) ?? .zero
    subtitle?.align(isMirrored ? .right : .left)
    subtitle?.frame = CGRect(
      x: isMirrored ? bounds.width - right - line.width : left,
      y: bounds.height - LargeTitle.subtitleHeight - Self.subtitleRise,
      width: line.width,
      height: min(line.height, LargeTitle.subtitleHeight)
    )
    let bottom = bounds.height - (shown.rest - Self.top - size.height)
    label.center = CGPoint(
      x: isMirrored ? bounds.width - right - middle : left + middle,
      y: bottom - size.height * scale / 2
    )
    label.transform = CGAffineTransform(scaleX: scale, y: scale)
  }
}
