// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A page that turns around its vertical axis, with the presented view on its back.
@MainActor
final class ModalFlip {
  /// A side of the page, and what it had before.
  private struct Side {
    let view: UIView
    let isDoubleSided: Bool
    let transform: CATransform3D

    @MainActor
    init(_ view: UIView) {
      (self.view, transform) = (view, view.transform3D)
      isDoubleSided = view.storedLayer.isDoubleSided
    }
  }

  private let front: Side?
  private let back: Side
  /// The share of the way at the start and at the end: the presented view is seen at 0.
  private let ends: (start: CGFloat, end: CGFloat)
  /// The share that is on screen.
  private(set) var share: CGFloat

  /// Creates a turn; the views stay as they are until it is shown.
  ///
  /// - Parameters:
  ///   - front: The view that the presented one covers.
  ///   - back: The presented view.
  ///   - start: The share at the start.
  ///   - end: The share at the end.
  init(from front: UIView?, to back: UIView, start: CGFloat, end: CGFloat) {
    self.front = front.map(Side.init)
    self.back = Side(back)
    (ends, share) = ((start, end), start)
  }

  /// Shows a progress of the transition, 0...1.
  func show(_ progress: CGFloat) {
    share = ends.start + (ends.end - ends.start) * progress
    // From right to left: the right side comes to the front.
    UIView.performWithoutAnimation {
      turn(front, by: -(1 - share) * .pi)
      turn(back, by: share * .pi)
    }
  }

  private func turn(_ side: Side?, by angle: CGFloat) {
    guard let layer = side?.view.storedLayer else { return }
    layer.isDoubleSided = false
    layer.transform = FlipTurn(size: layer.bounds.size).transform(at: angle)
  }

  /// Gives the views back what they had.
  func settle() {
    UIView.performWithoutAnimation {
      for side in [front, back].compactMap(\.self) {
        side.view.storedLayer.isDoubleSided = side.isDoubleSided
        side.view.transform3D = side.transform
      }
    }
  }
}
