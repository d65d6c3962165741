// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A promise about the swipe back: a stack as it was before, and one of the kit's under it.
struct DCPage: GalleryPage {
  let name: String
  private let texts: @MainActor () -> Texts
  private let build: @MainActor (Texts) -> SideBySideController
  private let strokes: (time: Double?, strokes: [Stroke])

  /// What a page says.
  struct Texts {
    let title: String
    let summary: String
    let readMe: String
    /// What the upper stack is.
    let before: String
    /// What its picture shows.
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
