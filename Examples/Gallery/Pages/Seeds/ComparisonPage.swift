// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A promise that is kept twice: in the way of an older project, and with Retour.
struct ComparisonPage: GalleryPage {
  let name: String
  let title: String
  let summary: String
  let readMe: String
  /// Makes a stack that keeps the promise as the older project does, with its limits.
  let before: @MainActor () -> UIViewController
  /// Makes a stack that keeps it with Retour.
  let after: @MainActor () -> UIViewController

  var moments: [Moment] { [Moment(nil, "\(title): \(summary)")] }

  func make() -> UIViewController { ComparisonController(self) }
}
