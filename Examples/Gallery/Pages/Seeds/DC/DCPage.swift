// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A page about the swipe back, with the project's stack above and the kit's below.
struct DCPage: GalleryPage {
  let name: String
  private let texts: @MainActor () -> Texts
  private let build: @MainActor (Texts) -> SideBySideController
  private let strokes: (time: Double?, strokes: [Stroke])

  /// The texts of a page.
  struct Texts {
    let title: String
    let summary: String
    let readMe: String
    /// The caption of the upper stack.
    let before: String
    /// The caption of the tour's image.
    let moment: String
  }

  init(
    _ name: String,
    at time: Double? = nil,
    strokes: [Stroke] = SideBySideController.middles.map { Stroke(height: $0, share: 0.5) },
    texts: @escaping @MainActor () -> Texts,
    build: @escaping @MainActor (Texts) -> SideBySideController
  ) {
    self.name = "dc-\(name)"
    self.texts = texts
    self.build = build
    self.strokes = (time, strokes)
  }

  var title: String { texts().title }
  var summary: String { texts().summary }
  var readMe: String { texts().readMe }
  var moments: [Moment] {
    [Moment(strokes.time, texts().moment, strokes: strokes.strokes)]
  }

  func make() -> UIViewController { build(texts()) }
}
