// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// Finds out which way every part of a back button goes.
@MainActor
struct BackMotionPlan {
  /// The part that a button plays in a transition.
  struct Role {
    /// Whether it belongs to the page that lies above the other one.
    let isUpper: Bool
    /// Whether its page comes.
    let isComing: Bool
  }

  /// The room of arrow and gap that a label's way out is shortened by (imitations of UIKit).
  private static let travelLoss: CGFloat = 27

  let role: Role
  /// The bar's width in points.
  let width: CGFloat
  let isMirrored: Bool

  private var sign: CGFloat { isMirrored ? -1 : 1 }

  /// The ways of a button that lies in the bar.
  ///
  /// - Parameters:
  ///   - control: The button.
  ///   - bar: The bar.
  ///   - other: The other page's button if it has the same look: parts that look the same stay.
  /// - Returns: One way for each part that moves.
  func moves(
    of control: BackControl,
    in bar: UIView,
    staysPut other: BackControl?
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
      .compactMap { part, twin in part.map { ($0, twin) } }
    var moves = others.filter { $0.0 !== parts.label }.map { part, twin in
      stays(part, twin, in: bar)
        ? move(part, away: nil) : move(part, away: BackMotion.Pose(alpha: 0))
    }
    if let label = parts.label {
      let frame = label.convert(label.bounds, to: bar)
      moves.append(move(label, away: BackMotion.Pose(offset: glide(of: frame), alpha: 0)))
    }
    return moves
      + control.undeclaredViews.map { move($0, away: BackMotion.Pose(alpha: 0)) }
  }

  /// To the title that the label was, or out of the way on the leading side.
  private func glide(of label: CGRect) -> CGFloat {
    role.isUpper
      ? width / 2 - label.midX : -sign * max(0, (width - label.width) / 2 - Self.travelLoss)
  }

  /// Whether a part has a twin in the same place: one of the two is seen all the time.
  private func stays(_ part: UIView, _ twin: UIView?, in bar: UIView) -> Bool {
    twin.map { $0.convert($0.bounds, to: bar) == part.convert(part.bounds, to: bar) } ?? false
  }

  /// The way between a pose and rest; without a pose, what comes is there and what goes is not.
  private func move(_ view: UIView, away: BackMotion.Pose?) -> BackMotion.Move {
    let rest = BackMotion.Pose()
    let gone = away ?? (role.isComing ? rest : BackMotion.Pose(alpha: 0))
    let start = role.isComing || away == nil ? gone : rest
    return BackMotion.Move(
      view: view,
      transform: view.transform,
      alpha: view.alpha,
      start: start,
      end: role.isComing ? rest : gone
    )
  }
}
