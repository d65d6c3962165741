// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// One entry of the gallery: what the app shows, the pictures show and the tests open.
@MainActor
protocol GalleryPage {
  /// What `--page` calls it.
  var name: String { get }
  /// What it is called on the front page and in its own bar.
  var title: String { get }
  /// What it is about, in a few words.
  var summary: String { get }
  /// What to try on it.
  var readMe: String { get }
  /// The moments worth a picture.
  var moments: [Moment] { get }

  /// Sets what has to be there before the page is pushed.
  ///
  /// - Parameters:
  ///   - front: The page that pushes.
  ///   - stack: The stack that it pushes on.
  func prepare(_ front: UIViewController, on stack: BackNavigationController)

  /// Makes the page.
  ///
  /// - Returns: A page to push.
  func make() -> UIViewController
}

extension GalleryPage {
  var moments: [Moment] {
    [Moment(0.15, "\(title): on its way in."), Moment(nil, "\(title): \(summary)")]
  }

  func prepare(_ front: UIViewController, on stack: BackNavigationController) {}

  /// Shown beside the title on the front page.
  var icon: UIImage? { UIImage(named: "icon-\(name)", in: Gallery.resources, with: nil) }
}
