// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourRender

/// The way from a layer's old content to its new one.
struct TransitionEffect {
  /// The old content, whose origin is the corner of the bounds.
  let former: SubList
  let type: CATransitionType
  let subtype: CATransitionSubtype
  let range: (start: Double, end: Double)
  let pacing: AnimationEffect.Pacing

  /// Returns the progress for a share of the duration.
  func progress(at share: Double) -> CGFloat {
    let paced = pacing.progress(time: share, duration: 1)
    return CGFloat(range.start + (range.end - range.start) * paced)
  }

  /// Whether one of the two fades, rather than moves.
  var fades: Bool { type != .push && type != .moveIn && type != .reveal && type != .flip }

  /// Whether the old content is above the new one.
  var isFormerInFront: Bool { type == .reveal }

  /// Returns the places of both, as offsets in widths and heights.
  func offsets(at progress: CGFloat) -> (former: CGVector, new: CGVector) {
    let way: CGVector =
      switch subtype {
      case .fromRight: CGVector(dx: 1, dy: 0)
      case .fromTop: CGVector(dx: 0, dy: -1)
      case .fromBottom: CGVector(dx: 0, dy: 1)
      default: CGVector(dx: -1, dy: 0)
      }
    let rest = 1 - progress
    let away = CGVector(dx: -way.dx * progress, dy: -way.dy * progress)
    let coming = CGVector(dx: way.dx * rest, dy: way.dy * rest)
    switch type {
    case .push: return (away, coming)
    case .moveIn: return (.zero, coming)
    case .reveal: return (away, .zero)
    default: return (.zero, .zero)
    }
  }

  /// Returns what is seen of the layer that turns around at its middle.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the layer.
  ///   - progress: The progress.
  /// - Returns: Whether the old content is seen, and the map of the layer's points.
  func turn(of bounds: CGRect, at progress: CGFloat) -> (showsFormer: Bool, map: Projection) {
    let showsFormer = progress < 0.5
    let angle = (showsFormer ? progress : progress - 1) * .pi
    // The side that is named comes to the front.
    let isReversed = subtype == .fromRight || subtype == .fromTop
    let turned = FlipTurn(size: bounds.size).transform(
      at: isReversed ? -angle : angle,
      isUpright: subtype != .fromTop && subtype != .fromBottom
    )
    let (x, y) = (bounds.midX, bounds.midY)
    let centered = CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), turned)
    let matrix = CATransform3DConcat(centered, CATransform3DMakeTranslation(x, y, 0))
    return (showsFormer, Projection(matrix))
  }
}
