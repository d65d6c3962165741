// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// UIKit's own back button.
struct SystemPage: GalleryPage {
  let name = "system"
  let title = "System"
  let summary = "UIKit's own back button, untouched."
  let readMe = """
    Nothing is customised here: this is the button that UIKit makes from the title of the page \
    below.

    Push a few pages and watch the bar: the title of each page glides to the left and becomes \
    the back button of the next.

    Then go back with the finger. Drag from the left edge and the title glides back under your \
    thumb; let go early and everything returns to where it was.
    """
  let moments = [
    Moment(0.05, "System: the title of the page below starts on its way to the button."),
    Moment(0.15, "System: the title becomes the button's label."),
    Moment(nil, "System: UIKit's own back button."),
  ]

  func make() -> UIViewController { ReadMePage(title: title, readMe: readMe) }
}
