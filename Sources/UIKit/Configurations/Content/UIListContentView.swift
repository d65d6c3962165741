// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// A view of the content of a list's element, which can stand outside of a list too.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  private var imageView: UIImageView?
  private var label: UILabel?
  private var secondaryLabel: UILabel?

  // MARK: Creating a view

  /// Creates a view.
  ///
  /// - Parameter configuration: The content.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    show()
  }

  /// Creates an empty view.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    show()
  }

  /// The content, a `UIListContentConfiguration`; another type changes nothing.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      content = newValue
      show()
    }
  }
  /// Returns whether a content is that of a list's element.
  ///
  /// - Parameter configuration: The content.
  /// - Returns: Whether it is.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  // MARK: Content

  private func show() {
    let hasText = content.text != nil || content.attributedText != nil
    let hasSecondary = content.secondaryText != nil || content.secondaryAttributedText != nil
    label = update(label, isShown: hasText) { UILabel() }
    secondaryLabel = update(secondaryLabel, isShown: hasSecondary) { UILabel() }
    imageView = update(imageView, isShown: content.image != nil) { UIImageView() }
    if let label { content.textProperties.show(content.text, content.attributedText, in: label) }
    if let secondaryLabel {
      content.secondaryTextProperties.show(
        content.secondaryText,
        content.secondaryAttributedText,
        in: secondaryLabel
      )
    }
    imageView?.image = content.image
    imageView?.layer.cornerRadius = content.imageProperties.cornerRadius
    imageView?.clipsToBounds = content.imageProperties.cornerRadius > 0
    showTint()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Returns the view of a part, which is made or removed as needed.
  private func update<Part: UIView>(
    _ part: Part?,
    isShown: Bool,
    make: () -> Part
  ) -> Part? {
    guard isShown else {
      part?.removeFromSuperview()
      return nil
    }
    if let part { return part }
    let part = make()
    addSubview(part)
    return part
  }

  private func showTint() {
    imageView?.tintColor = content.imageProperties.resolvedTintColor(for: resolvedTintColor)
  }

  // MARK: Layout

  private var margins: UIEdgeInsets {
    var margins = content.directionalLayoutMargins
    let axes = content.axesPreservingSuperviewLayoutMargins
    if let outer = storedSuperview?.directionalLayoutMargins {
      if axes.contains(.horizontal) {
        margins.leading = max(margins.leading, outer.leading)
        margins.trailing = max(margins.trailing, outer.trailing)
      }
      if axes.contains(.vertical) {
        margins.top = max(margins.top, outer.top)
        margins.bottom = max(margins.bottom, outer.bottom)
      }
    }
    // Left to right: the frames are mirrored.
    return UIEdgeInsets(
      top: margins.top,
      left: margins.leading,
      bottom: margins.bottom,
      right: margins.trailing
    )
  }

  private func arrangement(
    in width: CGFloat
  ) -> (arrangement: ListContentArrangement, isSideBySide: Bool) {
    var arrangement = ListContentArrangement(
      image: content.image.map(content.imageProperties.room) ?? .zero,
      width: width,
      imagePadding: content.imageToTextPadding,
      gaps: CGSize(
        width: content.textToSecondaryTextHorizontalPadding,
        height: content.textToSecondaryTextVerticalPadding
      )
    )
    let whole = (size(of: label, in: 0), size(of: secondaryLabel, in: 0))
    let isSideBySide =
      content.prefersSideBySideTextAndSecondaryText && whole.0 != .zero && whole.1 != .zero
      && arrangement.fitsSideBySide(whole.0, whole.1)
    // The width is that of the longest line, but for a rounding error.
    let room = max(arrangement.textWidth, 1) + 0.001
    arrangement.text = isSideBySide ? whole.0 : size(of: label, in: room)
    arrangement.secondary = isSideBySide ? whole.1 : size(of: secondaryLabel, in: room)
    return (arrangement, isSideBySide)
  }

  private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
    label?.textSize(fitting: width) ?? .zero
  }

  private func height(in width: CGFloat) -> CGFloat {
    let margins = margins
    let (arrangement, isSideBySide) = arrangement(in: width - margins.left - margins.right)
    let height = arrangement.height(isSideBySide: isSideBySide) + margins.top + margins.bottom
    return max(height, content.leastHeight)
  }

  /// The distance of the text from the leading edge.
  var textStart: CGFloat {
    let width = storedLayer.bounds.width - margins.left - margins.right
    let (arrangement, isSideBySide) = arrangement(in: width)
    return margins.left
      + arrangement.frames(height: storedLayer.bounds.height, isSideBySide: isSideBySide).text.minX
  }

  // MARK: Overridden

  override var startsOpaque: Bool { false }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(in: size.width))
  }
  /// The height without a limit of the width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(in: .greatestFiniteMagnitude))
  }
  override var hasWidthDependentHeight: Bool { true }
  override func contentHeight(forWidth width: CGFloat) -> CGFloat { height(in: width) }
  /// Returns the size of the content in a width.
  ///
  /// - Parameters:
  ///   - targetSize: The target, in points.
  ///   - horizontalFittingPriority: The priority of the target's width.
  ///   - verticalFittingPriority: The priority of the target's height.
  /// - Returns: The size in points.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (bounds, margins) = (storedLayer.bounds, margins)
    let room = bounds.inset(by: margins)
    let (arrangement, isSideBySide) = arrangement(in: room.width)
    let frames = arrangement.frames(height: room.height, isSideBySide: isSideBySide)
    place(label, frames.text, room)
    place(secondaryLabel, frames.secondary, room)
    guard let imageView, let image = content.image else { return }
    let size = content.imageProperties.shownSize(of: image)
    let frame = CGRect(
      x: frames.image.midX - size.width / 2,
      y: frames.image.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    place(imageView, frame, room)
  }

  /// Gives a view a frame in the margins of a left-to-right layout, mirrored where needed.
  private func place(_ view: UIView?, _ frame: CGRect, _ room: CGRect) {
    guard let view else { return }
    var frame = mirrored(frame.offsetBy(dx: room.minX, dy: room.minY))
    let scale = max(storedLayer.contentsScale, 1)
    frame.origin.x = (frame.minX * scale).rounded() / scale
    frame.origin.y = (frame.minY * scale).rounded() / scale
    view.frame = frame
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }
  override func contentSizeDidChange(in traits: UITraitCollection) {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(isElement: false)
  }
}
