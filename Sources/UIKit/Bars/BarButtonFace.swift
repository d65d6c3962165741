// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// How a button of a bar looks in one state.
@MainActor
struct BarButtonFace {
  /// The least room between the ends of a background and the content, in points (our decision).
  private static let padding: CGFloat = 10

  let font: UIFont
  private let look: TextLook
  /// The image behind the content.
  let background: UIImage?
  /// How far the background is moved down, in points.
  let backgroundOffset: CGFloat
  /// How far the title is moved, in points.
  let titleOffset: UIOffset
  /// Whether the client has a look of its own for a pressed button, so that nothing turns pale.
  let showsPressItself: Bool

  /// The face of an item's button.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - state: The state of the button.
  ///   - isBack: Whether it is the back button that leads to the item's page.
  init(of item: UIBarButtonItem, _ state: UIControl.State, isBack: Bool = false) {
    let normal = item.titleLooks[exactly: .normal] ?? TextLook([:])
    let own = state == .normal ? nil : item.titleLooks[exactly: state]
    look = own?.over(normal) ?? normal
    font =
      item.storedStyle == .prominent && !isBack ? BarFigures.titleFont : BarFigures.itemFont
    let image = item.looks.background(isBack: isBack, state: state, style: item.storedStyle)
    let isPressed = state.contains(.highlighted)
    // Without an image of its own for the state, a pressed button is a darker one.
    background = image.map { isPressed && !$0.isExact ? $0.image.darkened() : $0.image }
    let offsets = isBack ? item.looks.backBackgroundOffsets : item.looks.backgroundOffsets
    backgroundOffset = offsets[.default] ?? 0
    titleOffset =
      (isBack ? item.looks.backTitleOffsets : item.looks.titleOffsets)[.default] ?? .zero
    showsPressItself = image != nil || own != nil
  }

  /// Gives a title's label what it is to look like.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - color: The colour where the client has none.
  func dress(_ label: UILabel, color: UIColor) { look.dress(label, font: font, color: color) }

  /// Returns the room between the background's ends and the content.
  ///
  /// - Parameter isMirrored: Whether people read from right to left.
  /// - Returns: The image's caps, but not less than looks well; nothing without a background.
  func insets(isMirrored: Bool) -> UIEdgeInsets {
    guard let background else { return .zero }
    let caps = background.attributes.caps
    let ends = [caps.left, caps.right].map { max($0, Self.padding) }
    let turns = isMirrored && background.attributes.flips
    return UIEdgeInsets(
      top: 0,
      left: turns ? ends[1] : ends[0],
      bottom: 0,
      right: turns ? ends[0] : ends[1]
    )
  }

  /// The size of the background around content of a size.
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
