// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// A plan for the motion of one back button's parts.
@MainActor
struct BackMotionPlan {
  /// The part of a button in a transition.
  struct Role {
    /// Whether it belongs to the upper of the two pages.
    let isUpper: Bool
    /// Whether its page appears.
    let isIncoming: Bool
  }

  /// The width of arrow and gap that shortens a label's way out, in points, as in UIKit.
  private static let labelTravelInset: CGFloat = 27

  let role: Role
  /// The bar's width in points.
  let width: CGFloat
  let isMirrored: Bool

  private var sign: CGFloat { isMirrored ? -1 : 1 }

  /// Returns the motion of a button whose holder is in the bar.
  ///
  /// - Parameters:
  ///   - control: The button.
  ///   - bar: The bar.
  ///   - other: The other page's button if it has the same look: equal parts stay in place.
  /// - Returns: One motion for each part that moves.
  func moves(
    of control: BackControl,
    in bar: UIView,
    matching other: BackControl?
  )
    -> [BackMotion.Move]
  {
    switch control.motion {
    case .crossfade: []
    case .none: [move(control.holder, away: nil)]
    case .slide(let distance):
      [
        move(
          control.holder,
          away: BackMotion.Pose(offset: sign * (role.isUpper ? distance : -distance), alpha: 0)
        )
      ]
    case .morph: morph(control, in: bar, other)
    }
  }

  private func morph(
    _ control: BackControl,
    in bar: UIView,
    _ other: BackControl?
  )
    -> [BackMotion.Move]
  {
    let parts = control.parts
    let others: [(UIView, UIView?)] =
      [(parts.indicator, other?.parts.indicator), (parts.background, other?.parts.background)]
      .compactMap { part, counterpart in part.map { ($0, counterpart) } }
    var moves = others.filter { $0.0 !== parts.label }.map { part, counterpart in
      staysInPlace(part, counterpart, in: bar)
        ? move(part, away: nil) : move(part, away: BackMotion.Pose(alpha: 0))
    }
    if let label = parts.label {
      let frame = label.convert(label.bounds, to: bar)
      moves.append(move(label, away: BackMotion.Pose(offset: labelOffset(frame), alpha: 0)))
    }
    return moves
      + control.undeclaredViews.map { move($0, away: BackMotion.Pose(alpha: 0)) }
  }

  /// The offset to the title of the page below, or out of the way on the leading side.
  private func labelOffset(_ label: CGRect) -> CGFloat {
    role.isUpper
      ? width / 2 - label.midX
      : -sign * max(0, (width - label.width) / 2 - Self.labelTravelInset)
  }

  /// Whether a part has a counterpart in the same place, so that one of the two is always visible.
  private func staysInPlace(_ part: UIView, _ counterpart: UIView?, in bar: UIView) -> Bool {
    counterpart.map { $0.convert($0.bounds, to: bar) == part.convert(part.bounds, to: bar) }
      ?? false
  }

  /// Returns the motion between a pose and rest.
  ///
  /// Without a pose, the incoming view replaces the outgoing one at once.
  private func move(_ view: UIView, away: BackMotion.Pose?) -> BackMotion.Move {
    let rest = BackMotion.Pose()
    let gone = away ?? (role.isIncoming ? rest : BackMotion.Pose(alpha: 0))
    let start = role.isIncoming || away == nil ? gone : rest
    return BackMotion.Move(
      view: view,
      transform: view.transform,
      alpha: view.alpha,
      start: start,
      end: role.isIncoming ? rest : gone
    )
  }
}
