// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A gallery page that shows a navigation controller and a description of its objects.
struct StructurePage: GalleryPage {
  let name: String
  private let texts: @MainActor () -> Texts
  private let movement: Movement?
  private let build: @MainActor (Texts) -> UIViewController

  /// The texts of a page.
  struct Texts {
    let title: String
    let summary: String
    let readMe: String
    /// The caption of the image during the transition.
    var movement = ""
  }

  /// A gesture, and the time until its image is rendered.
  struct Movement {
    let stroke: Stroke
    let pause: Double
  }

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - name: The name on the command line, without the section's.
  ///   - movement: A moment that the tour renders besides the page at rest.
  ///   - texts: The texts, evaluated each time for the current language.
  ///   - build: Returns the view controller.
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
