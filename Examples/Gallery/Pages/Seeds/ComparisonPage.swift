// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A promise that is kept twice: in the way of an older project, and with Retour.
struct ComparisonPage: GalleryPage {
  let name: String
  /// Makes a stack that keeps the promise as the older project does, with its limits.
  let before: @MainActor () -> UIViewController
  /// Makes a stack that keeps it with Retour.
  let after: @MainActor () -> UIViewController
  private let texts: @MainActor () -> (title: String, summary: String, readMe: String)

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - name: What the command line calls it.
  ///   - title: What it is called; asked for anew each time, in the language of the moment.
  ///   - summary: What it is about, in a few words.
  ///   - readMe: What to try.
  ///   - before: Makes the older project's stack.
  ///   - after: Makes the stack with Retour.
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
      Moment(nil, localized("\(title): \(summary)", "\(title):\(summary)")),
      Moment(
        nil,
        localized(
          "\(title): a finger at half the width of each.",
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
      before: .init(caption: localized("As it was", "原做法"), controller: opened(before())),
      after: .init(caption: "Retour", controller: opened(after()))
    )
  }

  /// Goes one page further, to where there is a back button.
  private func opened(_ controller: UIViewController) -> UIViewController {
    let stacks = (controller as? UITabBarController)?.viewControllers ?? [controller]
    for stack in stacks.compactMap({ $0 as? UINavigationController }) {
      guard stack.viewControllers.count == 1, let root = stack.viewControllers[0] as? any Pushing
      else { continue }
      // What a page says of its button it may say when its view is there.
      root.loadViewIfNeeded()
      stack.pushViewController(root.makeNextPage(), animated: false)
    }
    return controller
  }
}
