// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// Any view as the back button.
struct CustomViewPage: GalleryPage {
  let name = "custom-view"
  let title = "Custom view"
  let summary = "Any view, made anew for each page."
  let readMe = """
    The stack's backButton is a BackButton.view: a closure that makes a view for each page. It is \
    told the title of the page below and the traits of the stack; here it makes a capsule with a \
    chevron and that title.

    The view knows nothing of going back. The kit puts a control around it that does, and that \
    dims while it is pressed: hold the button down, slide off it, and nothing happens.
    """
  let moments = [
    Moment(0.15, "Custom view: the capsule comes in with its page."),
    Moment(nil, "Custom view: a capsule with the title of the page below."),
  ]

  func prepare(_ front: UIViewController, on stack: BackNavigationController) {
    stack.backButton = .view { context in Capsule(title: context.title ?? "Back") }
  }

  func make() -> UIViewController { ReadMePage(title: title, readMe: readMe) }
}
