// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// One entry of the gallery: what the app shows, the pictures show and the tests open.
@MainActor
protocol GalleryPage {
  /// What `--page` calls it.
  var name: String { get }
  /// What it is called in the list of its section and in its own bar.
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
    [
      Moment(0.15, localized("\(title): on its way in.", "\(title)：正在推入。")),
      Moment(nil, localized("\(title): \(summary)", "\(title):\(summary)")),
    ]
  }

  func prepare(_ front: UIViewController, on stack: BackNavigationController) {}

  /// The section of the front page that lists it: the one that its name begins with.
  var section: GallerySection {
    GallerySection.allCases.first { name.hasPrefix("\($0.rawValue)-") } ?? .more
  }

  /// Shown beside the title; pages of a document's section have none of their own.
  var icon: UIImage? {
    guard section == .more else { return nil }
    return UIImage(named: "icon-\(name)", in: Gallery.resources, with: nil)
  }
}
