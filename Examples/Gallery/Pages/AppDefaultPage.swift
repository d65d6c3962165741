// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// One look for all stacks of an app.
struct AppDefaultPage: GalleryPage {
  let name = "app-default"
  let title = "App default"
  let summary = "One line sets the look of a whole app."
  let readMe = """
    BackButton.default is the look of every back button for which neither the page below nor the \
    stack has another. Set it where the app starts, and all stacks follow.

    Here it is an image with a text behind it, in the tint colour of the bar. The gallery sets it \
    back when you return to the front page.
    """

  func prepare(_ front: UIViewController, on stack: BackNavigationController) {
    BackButton.default = .image(.backArrow, title: "Back")
  }

  func make() -> UIViewController { ReadMePage(title: title, readMe: readMe) }
}
