// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The presenting view below a sheet: it is scaled down and has round corners until the sheet is
/// dismissed.
@MainActor
final class PresenterCard {
  let view: UIView
  /// The transform below a sheet at rest.
  private var full = CGAffineTransform.identity
  /// The share of its way that the view goes.
  private var reach: CGFloat = 1
  private let former: (transform: CGAffineTransform, radius: CGFloat, clips: Bool, rasterizes: Bool)

  init(_ view: UIView) {
    self.view = view
    let layer = view.storedLayer
    former = (view.transform, layer.cornerRadius, view.clipsToBounds, layer.shouldRasterize)
    view.clipsToBounds = true
    view.storedLayer.cornerRadius = max(former.radius, SheetFigures.cornerRadius)
  }

  /// Sets the frame of the view below a sheet at rest.
  func setTarget(_ target: CGRect) {
    let place = view.place
    guard place.width > 0 else { return }
    let share = target.width / place.width
    full = CGAffineTransform(
      a: share,
      b: 0,
      c: 0,
      d: share,
      tx: target.midX - place.midX,
      ty: target.midY - place.midY
    )
  }

  /// Sets the share of its way that the view goes, which its corners follow.
  func setReach(_ reach: CGFloat) {
    guard reach != self.reach else { return }
    self.reach = reach
    let full = max(former.radius, SheetFigures.cornerRadius)
    view.storedLayer.cornerRadius = former.radius + (full - former.radius) * reach
  }

  /// Flattens the view while it moves; a change inside renders it again.
  func setMoving(_ moves: Bool) { view.storedLayer.shouldRasterize = moves || former.rasterizes }

  /// Moves the view along with the sheet.
  ///
  /// - Parameter share: The position of the sheet, from 0 at rest to 1 off the screen.
  func put(at share: CGFloat) {
    let part = (1 - share) * reach
    let scale = 1 + (full.a - 1) * part
    let way = CGAffineTransform(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: full.tx * part,
      ty: full.ty * part
    )
    view.transform = former.transform.concatenating(way)
  }

  /// Restores the view.
  func release() {
    UIView.performWithoutAnimation {
      view.transform = former.transform
      view.storedLayer.cornerRadius = former.radius
      view.clipsToBounds = former.clips
      setMoving(false)
    }
  }
}
