// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// The size that a back button's content asks for and the one that it has.
@MainActor
struct BackContentSize {
  /// Whether the content has no size of its own and gets the one that fits it.
  private let isFitted: Bool
  /// The size that the content asks for.
  private var wish = CGSize.zero
  /// The size that the content was last given.
  private var shown: CGSize
  /// The wish, limited to the room in the bar.
  private(set) var limited = CGSize.zero

  init(of content: UIView) {
    isFitted = content.bounds.isEmpty
    shown = isFitted ? content.bounds.size : .zero
  }

  /// Asks the content for its size.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - room: The room for the button.
  ///   - bar: The size of the bar.
  /// - Returns: Whether the limited size is another one than before.
  mutating func update(_ content: UIView, in room: BackButtonRoom, of bar: CGSize) -> Bool {
    if isFitted {
      wish = Self.fittingSize(of: content, in: bar)
    } else if content.bounds.size != shown {
      wish = content.bounds.size
      shown = wish
    }
    let height = wish.height.isFinite ? wish.height : bar.height
    let size = CGSize(width: room.limited(wish.width), height: max(0, height))
    guard size != limited else { return false }
    limited = size
    return true
  }

  /// Gives the content its size: no more than it asks for, and no more than the button has.
  ///
  /// A button that its bar stretches has its content in the middle: a bar since iOS 26 stretches
  /// items to a minimum height, and a content that took that height would ask for it.
  mutating func apply(to content: UIView, within button: CGSize, overhang: CGFloat) {
    let size = CGSize(
      width: min(limited.width, button.width + overhang),
      height: min(limited.height, button.height)
    )
    shown = size
    if content.bounds.size != size { content.bounds.size = size }
  }

  private static func fittingSize(of content: UIView, in bar: CGSize) -> CGSize {
    var size = content.sizeThatFits(bar)
    // Numbers that are none are not positive either.
    if !(size.width > 0 && size.height > 0) { size = content.intrinsicContentSize }
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
}
