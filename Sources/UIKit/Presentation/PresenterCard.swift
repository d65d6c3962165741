// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The controller below a sheet: it gets smaller and gets round corners, as long as the sheet lasts.
@MainActor
final class PresenterCard {
  let view: UIView
  /// The whole way, for a sheet that is all there.
  private var full = CGAffineTransform.identity
  private let former: (transform: CGAffineTransform, radius: CGFloat, clips: Bool)

  init(_ view: UIView) {
    self.view = view
    former = (view.transform, view.storedLayer.cornerRadius, view.clipsToBounds)
    view.clipsToBounds = true
    view.storedLayer.cornerRadius = max(former.radius, SheetFigures.cornerRadius)
  }

  /// Says where the view goes.
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

  /// Moves the view.
  ///
  /// - Parameter share: The share of the sheet's way that it is off the screen, 0...1.
  func put(at share: CGFloat) {
    let part = 1 - share
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

  /// Leaves the view as it was.
  func release() {
    UIView.performWithoutAnimation {
      view.transform = former.transform
      view.storedLayer.cornerRadius = former.radius
      view.clipsToBounds = former.clips
    }
  }
}
