// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page about the parts of a navigation controller: something that runs, and what public API says
/// of it.
struct StructurePage: GalleryPage {
  let name: String
  private let texts: @MainActor () -> Texts
  private let movement: Movement?
  private let build: @MainActor (Texts) -> UIViewController

  /// What a page says.
  struct Texts {
    let title: String
    let summary: String
    let readMe: String
    /// What the picture of its movement shows.
    var movement = ""
  }

  /// A moment of the page at which something moves.
  struct Movement {
    let stroke: Stroke
    let pause: Double
  }

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - name: What the command line calls it, without the section's name.
  ///   - movement: What is worth a picture besides the page at rest.
  ///   - texts: What it says; asked for anew each time, in the language of the moment.
  ///   - build: Makes the page.
  init(
    _ name: String,
    movement: Movement? = nil,
    texts: @escaping @MainActor () -> Texts,
    build: @escaping @MainActor (Texts) -> UIViewController
  ) {
    self.name = "structure-\(name)"
    (self.texts, self.movement, self.build) = (texts, movement, build)
  }

  var title: String { texts().title }
  var summary: String { texts().summary }
  var readMe: String { texts().readMe }

  var moments: [Moment] {
    let rest = Moment(nil, localized("\(title): \(summary)", "\(title)：\(summary)"))
    guard let movement else { return [rest] }
    let moment = Moment(
      nil,
      texts().movement,
      strokes: [movement.stroke],
      pause: movement.pause
    )
    return [rest, moment]
  }

  func make() -> UIViewController { build(texts()) }
}
