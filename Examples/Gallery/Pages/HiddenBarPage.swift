// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page without a bar.
struct HiddenBarPage: GalleryPage {
  let name = "hidden-bar"
  let title = "Hidden bar"
  let summary = "No bar at all, and the swipe works."
  let readMe = """
    This page hides the bar when it appears and shows it again when it goes, so there is no back \
    button to tap.

    UIKit switches its swipe off under a hidden bar. On this stack it stays on: drag from the left \
    edge, and watch the bar of the front page come back with it.
    """

  func make() -> UIViewController { Page(title: title, readMe: readMe) }

  private final class Page: ReadMePage {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    override func makeNext() -> ReadMePage { Page(title: title, readMe: "", level: level + 1) }
  }
}
