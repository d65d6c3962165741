// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page that has a left item of its own.
struct OwnLeftItemPage: GalleryPage {
  let name = "own-left-item"
  let title = "Own left item"
  let summary = "The page's own item stays; the swipe works."
  let readMe = """
    This page sets a left item itself, a cross that goes back. The kit leaves such an item alone.

    UIKit switches its swipe off as soon as a page has a left item. On this stack it stays on: \
    drag from the left edge.
    """

  func make() -> UIViewController {
    ReadMePage(title: title, readMe: readMe) { page in
      let close = UIAction(title: "Close", image: UIImage(systemName: "xmark")) { [weak page] _ in
        page?.navigationController?.popViewController(animated: true)
      }
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: close)
    }
  }
}
