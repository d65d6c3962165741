// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The view at the bottom of a window with an input view, and an accessory view above it.
@preconcurrency @MainActor
final class InputContainerView: UIView {
  private(set) var views = InputViews()

  override var startsOpaque: Bool { false }
  override var lendsFlexibleHeight: Bool { true }

  /// The responder to which the views belong, so that what is edited in them keeps them.
  override var next: UIResponder? { views.owner ?? super.next }

  /// Shows other views in place of the present ones.
  func show(_ views: InputViews) {
    self.views = views
    for view in storedSubviews where view !== views.input && view !== views.accessory {
      view.removeFromSuperview()
    }
    for view in [views.input, views.accessory] {
      if let view, view.storedSuperview !== self { addSubview(view) }
    }
  }

  /// Returns the height of the views in points at a place, which has to do with the safe area.
  ///
  /// - Parameters:
  ///   - bottom: The bottom in the window, in points.
  ///   - width: The width in points.
  /// - Returns: The height of the accessory view, and that of the input view.
  func heights(above bottom: CGFloat, width: CGFloat) -> (accessory: CGFloat, input: CGFloat) {
    let place = frame
    defer { frame = place }
    for view in storedSubviews { view.frame.size.width = width }
    var heights = fittingHeights(width: width)
    let height = heights.accessory + heights.input
    frame = CGRect(x: 0, y: bottom - height, width: width, height: height)
    layOut(heights)
    heights = fittingHeights(width: width)
    return heights
  }

  /// Places the views below each other.
  func layOut(_ heights: (accessory: CGFloat, input: CGFloat)) {
    let width = storedLayer.bounds.width
    views.accessory?.frame = CGRect(x: 0, y: 0, width: width, height: heights.accessory)
    views.input?.frame = CGRect(
      x: 0,
      y: heights.accessory,
      width: width,
      height: heights.input
    )
    layoutIfNeeded()
  }

  private func fittingHeights(width: CGFloat) -> (accessory: CGFloat, input: CGFloat) {
    (
      views.accessory.map { Self.height(of: $0, width: width) } ?? 0,
      views.input.map { Self.height(of: $0, width: width) } ?? 0
    )
  }

  /// The height of the frame, or where that is flexible or 0, the one that constraints ask for.
  private static func height(of view: UIView, width: CGFloat) -> CGFloat {
    let height = view.storedLayer.bounds.height
    let isFixed =
      view.translatesAutoresizingMaskIntoConstraints
      && !view.autoresizingMask.contains(.flexibleHeight)
    if isFixed, height > 0 { return height }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return fitting > 0 ? fitting : height
  }
}
