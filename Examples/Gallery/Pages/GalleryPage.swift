// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A page of the gallery, for the app, the tour and the tests.
@MainActor
protocol GalleryPage {
  /// The name on the command line.
  var name: String { get }
  /// The title in the list of its section and in its bar.
  var title: String { get }
  /// A short description.
  var summary: String { get }
  /// The instructions.
  var readMe: String { get }
  /// The moments that the tour renders.
  var moments: [Moment] { get }

  /// Prepares the stack before the page is pushed.
  ///
  /// - Parameters:
  ///   - front: The page that pushes.
  ///   - stack: The stack that it pushes on.
  func prepare(_ front: UIViewController, on stack: BackNavigationController)

  /// Creates the view controller.
  ///
  /// - Returns: A view controller to push.
  func make() -> UIViewController
}

extension GalleryPage {
  var moments: [Moment] {
    [
      Moment(0.15, localized("\(title): during the push.", "\(title)：正在推入。")),
      Moment(nil, localized("\(title): \(summary)", "\(title)：\(summary)")),
    ]
  }

  func prepare(_ front: UIViewController, on stack: BackNavigationController) {}

  /// The section of the front page that lists the page, by the prefix of its name.
  var section: GallerySection {
    GallerySection.allCases.first { name.hasPrefix("\($0.rawValue)-") } ?? .more
  }

  /// The icon beside the title; only pages of the last section have one.
  var icon: UIImage? {
    guard section == .more else { return nil }
    return UIImage(named: "icon-\(name)", in: Gallery.resources, with: nil)
  }
}
