// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// An image as the back button, set once on the page that pushes.
struct CustomImagePage: GalleryPage {
  let name = "custom-image"
  let title = "Custom image"
  let summary = "An image, set once on the page that pushes."
  let readMe = """
    The page that pushes sets its customBackBarButtonItem once, to an item with an image. Every \
    page that lies directly above it shows that image, each in a view of its own.

    Push a few pages: each sets the same property for the next one.

    A custom back button usually costs the swipe. Not here: drag from the left edge, slowly, and \
    let go early or late.
    """
  let moments = [
    Moment(0.15, "Custom image: the arrow fades in while the page comes."),
    Moment(nil, "Custom image: an arrow with a shaft instead of the chevron."),
  ]

  func prepare(_ front: UIViewController, on stack: BackNavigationController) {
    setItem(on: front)
  }

  func make() -> UIViewController {
    ReadMePage(title: title, readMe: readMe, decorate: setItem)
  }

  private func setItem(on page: UIViewController) {
    page.customBackBarButtonItem = UIBarButtonItem(
      image: .backArrow,
      style: .plain,
      target: nil,
      action: nil
    )
  }
}
