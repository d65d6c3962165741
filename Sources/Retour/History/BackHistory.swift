// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

/// The pages that the user can go to from the top page of a stack.
///
/// It is a value: later changes of the stack do not change it. It retains its pages.
@MainActor
public struct BackHistory {
  /// A page of the history.
  @MainActor
  public struct Entry {
    /// The title of the page's row, which is never blank.
    ///
    /// UIKit names the rows of its own back menu alike: the first of `backBarButtonItem`'s title,
    /// `backButtonTitle`, and the titles of the page's item and the page that has a visible
    /// character, else "Back".
    public let title: String
    /// The image of the page's `backBarButtonItem`.
    public let image: UIImage?
    /// The page.
    public let page: UIViewController

    init(_ page: UIViewController) {
      let item = page.navigationItem
      let titles = [item.backBarButtonItem?.title, item.backButtonTitle, item.title, page.title]
      title = titles.lazy.compactMap { $0?.nonblank }.first ?? SystemStrings.back
      image = item.backBarButtonItem?.image
      self.page = page
    }
  }

  /// The pages below the top page, the nearest first.
  public let back: [Entry]
  /// The pages that have been popped and are kept, the nearest first.
  ///
  /// It is empty unless ``BackNavigationController/forwardBudget`` is set.
  public let forward: [Entry]
}
