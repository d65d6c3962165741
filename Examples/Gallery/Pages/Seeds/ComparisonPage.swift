// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A comparison of a feature in another project and in Retour.
struct ComparisonPage: GalleryPage {
  let name: String
  /// Creates the stack of the other project, with its limitations.
  let before: @MainActor () -> UIViewController
  /// Creates the stack of Retour.
  let after: @MainActor () -> UIViewController
  private let texts: @MainActor () -> (title: String, summary: String, readMe: String)

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - name: The name on the command line.
  ///   - title: The title, evaluated each time for the current language.
  ///   - summary: A short description.
  ///   - readMe: The instructions.
  ///   - before: Returns the stack of the other project.
  ///   - after: Returns the stack of Retour.
  init(
    name: String,
    title: @autoclosure @escaping @MainActor () -> String,
    summary: @autoclosure @escaping @MainActor () -> String,
    readMe: @autoclosure @escaping @MainActor () -> String,
    before: @escaping @MainActor () -> UIViewController,
    after: @escaping @MainActor () -> UIViewController
  ) {
    self.name = name
    (self.before, self.after) = (before, after)
    texts = { (title(), summary(), readMe()) }
  }

  var title: String { texts().title }
  var summary: String { texts().summary }
  var readMe: String { texts().readMe }

  var moments: [Moment] {
    [
      Moment(nil, localized("\(title): \(summary)", "\(title)：\(summary)")),
      Moment(
        nil,
        localized(
          "\(title): a drag to half the width on each stack.",
          "\(title)：两根手指各滑到一半。"
        ),
        strokes: SideBySideController.middles.map { Stroke(height: $0, share: 0.5) }
      ),
    ]
  }

  func make() -> UIViewController {
    SideBySideController(
      title: title,
      text: readMe,
      before: .init(caption: localized("Original", "原做法"), controller: opened(before())),
      after: .init(caption: "Retour", controller: opened(after()))
    )
  }

  /// Pushes a page, which has a back button.
  private func opened(_ controller: UIViewController) -> UIViewController {
    let stacks = (controller as? UITabBarController)?.viewControllers ?? [controller]
    for stack in stacks.compactMap({ $0 as? UINavigationController }) {
      guard stack.viewControllers.count == 1, let root = stack.viewControllers[0] as? any Pushing
      else { continue }
      // A page may configure its button in viewDidLoad.
      root.loadViewIfNeeded()
      stack.pushViewController(root.makeNextPage(), animated: false)
    }
    return controller
  }
}
