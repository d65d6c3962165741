// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The size of a custom view in a bar.
///
/// A view that was given a size keeps it, as one without constraints does at Apple's. One of no size
/// is asked for the size that fits, and asked again as long as nobody else changes what it got.
@MainActor
struct FittedSize {
  private var natural = CGSize.zero
  /// What the bar gave the view last.
  private var given: CGSize?
  private var isMeasured = false

  /// The size that a view would like to have in a bar.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - room: The size of the bar, in points; more is not given to a view that is asked.
  /// - Returns: The size in points.
  mutating func natural(of view: UIView, in room: CGSize) -> CGSize {
    let size = view.storedLayer.bounds.size
    if size != given {
      isMeasured = size.width <= 0 || size.height <= 0
      natural = size
    }
    if isMeasured { natural = Self.measure(view, in: room) }
    return natural
  }

  /// Gives the view a size, which may be smaller than it would like.
  mutating func give(_ size: CGSize, to view: UIView) {
    given = size
    if view.storedLayer.bounds.size != size {
      view.bounds = CGRect(origin: view.storedLayer.bounds.origin, size: size)
    }
  }

  private static func measure(_ view: UIView, in room: CGSize) -> CGSize {
    var size = view.sizeThatFits(room)
    if size.width <= 0 || size.height <= 0 { size = view.intrinsicContentSize }
    // Some ask for all there is; what is no number counts as nothing.
    func limited(_ length: CGFloat, _ limit: CGFloat) -> CGFloat {
      length > 0 ? min(length, limit) : 0
    }
    return CGSize(
      width: limited(size.width, room.width),
      height: limited(size.height, room.height)
    )
  }
}
