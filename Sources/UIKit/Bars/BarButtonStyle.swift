// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The style of a bar's button in one state.
@MainActor
struct BarButtonStyle {
  /// The minimum space between the ends of a background and the content, in points (our decision).
  private static let padding: CGFloat = 10

  let font: UIFont
  private let textStyle: TextStyle
  /// The image behind the content.
  let background: UIImage?
  /// The vertical offset of the background, in points, positive downwards.
  let backgroundOffset: CGFloat
  /// The offset of the title, in points.
  let titleOffset: UIOffset
  /// Whether the app set a style for the highlighted state, in place of dimming.
  let hasHighlightedStyle: Bool

  /// Creates the style of an item's button.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - state: The state of the button.
  ///   - isBack: Whether it is the back button that leads to the item's page.
  ///   - look: The bar's look of such items; what was set on the item itself comes first.
  ///   - isFocused: Whether the button has the focus.
  ///   - isCompact: Whether the bar has its compact height.
  ///   - ground: The surface below the button.
  init(
    of item: UIBarButtonItem,
    _ state: UIControl.State,
    isBack: Bool = false,
    look: UIBarButtonItemAppearance? = nil,
    isFocused: Bool = false,
    isCompact: Bool = false,
    ground: BarButtonGround = .bar
  ) {
    let metrics = UIBarMetrics(isCompact: isCompact)
    let slot = UIBarButtonItemAppearance.Slot(state, isFocused: isFocused)
    let shared = look?.values(in: slot)
    let normal = item.titleStyles[exactly: .normal] ?? TextStyle([:])
    let own = state == .normal ? nil : item.titleStyles[exactly: state]
    let itemStyle = own?.over(normal) ?? normal
    textStyle = shared?.titleStyle.map(itemStyle.over) ?? itemStyle
    font =
      item.storedStyle == .prominent && !isBack ? BarFigures.titleFont : ground.itemFont
    let image = item.appearance.background(
      isBack: isBack,
      state: state,
      style: item.storedStyle,
      metrics: metrics
    )
    let isHighlighted = state.contains(.highlighted)
    // Without an image for the state, a highlighted background is a darker one.
    background =
      image.map { isHighlighted && !$0.isExact ? $0.image.darkened() : $0.image }
      ?? shared?.background
    let offsets = isBack ? item.appearance.backBackgroundOffsets : item.appearance.backgroundOffsets
    backgroundOffset = offsets.value(in: metrics) ?? shared?.backgroundOffset?.vertical ?? 0
    titleOffset =
      (isBack ? item.appearance.backTitleOffsets : item.appearance.titleOffsets)
      .value(in: metrics) ?? shared?.titleOffset ?? .zero
    hasHighlightedStyle =
      image != nil || own != nil || slot == .highlighted && look?.hasValues(in: slot) == true
  }

  /// Applies the style to a title's label.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - color: The color, unless the app set one.
  func apply(to label: UILabel, color: UIColor) {
    textStyle.apply(to: label, font: font, color: color)
  }

  /// Returns the insets of the content in the background.
  ///
  /// - Parameter isMirrored: Whether the layout direction is right to left.
  /// - Returns: The image's caps, at least the padding; zero without a background.
  func insets(isMirrored: Bool) -> UIEdgeInsets {
    guard let background else { return .zero }
    let caps = background.attributes.caps
    let ends = [caps.left, caps.right].map { max($0, Self.padding) }
    let flips = isMirrored && background.attributes.flips
    return UIEdgeInsets(
      top: 0,
      left: flips ? ends[1] : ends[0],
      bottom: 0,
      right: flips ? ends[0] : ends[1]
    )
  }

  /// Returns the size of the background around content of a size.
  ///
  /// - Parameters:
  ///   - content: The size of the content; zero if there is none.
  ///   - room: The size of the bar.
  /// - Returns: The size; that of the content without a background.
  func size(around content: CGSize, in room: CGSize) -> CGSize {
    guard let background else { return content }
    let natural = background.pointSize
    let insets = insets(isMirrored: false)
    let width = content.width > 0 ? content.width + insets.left + insets.right : natural.width
    let least = background.attributes.caps.left + background.attributes.caps.right
    return CGSize(
      width: min(max(width, least), room.width),
      height: min(natural.height > 0 ? natural.height : content.height, room.height)
    )
  }
}

extension UIBarButtonItemAppearance.Slot {
  /// The look of a button in a state.
  fileprivate init(_ state: UIControl.State, isFocused: Bool) {
    if state.contains(.disabled) {
      self = .disabled
    } else if state.contains(.highlighted) {
      self = .highlighted
    } else {
      self = isFocused ? .focused : .normal
    }
  }
}
