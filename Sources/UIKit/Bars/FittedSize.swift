// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The size of a custom view in a bar.
///
/// A view with a size keeps it, unless it has constraints. A view with constraints or of no size is
/// measured, and measured again in each layout pass until its owner changes its size.
@MainActor
struct FittedSize {
  private var natural = CGSize.zero
  /// The size that the bar set last.
  private var given: CGSize?
  private var isMeasured = false

  /// Returns the preferred size of a view in a bar.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - room: The size of the bar, in points, the maximum for a view that is measured.
  /// - Returns: The size in points.
  mutating func natural(of view: UIView, in room: CGSize) -> CGSize {
    let size = view.storedLayer.bounds.size
    if view.storedLayout != nil { view.madeLayout.setPlaced() }
    if size != given {
      isMeasured = size.width <= 0 || size.height <= 0 || view.fitsConstraints
      natural = size
    }
    if isMeasured { natural = Self.measure(view, in: room) }
    return natural
  }

  /// Sets the view's size, which may be smaller than the preferred one.
  mutating func give(_ size: CGSize, to view: UIView) {
    given = size
    if view.storedLayer.bounds.size != size {
      view.bounds = CGRect(origin: view.storedLayer.bounds.origin, size: size)
    }
  }

  private static func measure(_ view: UIView, in room: CGSize) -> CGSize {
    var size =
      view.fitsConstraints
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.sizeThatFits(room)
    if size.width <= 0 || size.height <= 0 { size = view.intrinsicContentSize }
    // Some views return infinite sizes; NaN counts as 0.
    func limited(_ length: CGFloat, _ limit: CGFloat) -> CGFloat {
      length > 0 ? min(length, limit) : 0
    }
    return CGSize(
      width: limited(size.width, room.width),
      height: limited(size.height, room.height)
    )
  }
}
