// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A stack that is laid out from right to left.
struct RightToLeftPage: GalleryPage {
  let name = "right-to-left"
  let title = "من اليمين إلى اليسار"
  let summary = "The same stack, read from right to left."
  let readMe = """
    هذه الصفحة مكتوبة من اليمين إلى اليسار، وكذلك شريط التنقل فوقها.

    The stack's view and its bar have the semanticContentAttribute forceRightToLeft: pages come \
    from the left, the back button is on the right, and the image in it is mirrored.

    Drag from the right edge to go back. Start the gallery with --rtl to see all of it like this.
    """

  func prepare(_ front: UIViewController, on stack: BackNavigationController) {
    stack.view.semanticContentAttribute = .forceRightToLeft
    stack.navigationBar.semanticContentAttribute = .forceRightToLeft
    setItem(on: front)
  }

  func make() -> UIViewController {
    ReadMePage(title: title, readMe: readMe) { page in
      page.view.semanticContentAttribute = .forceRightToLeft
      setItem(on: page)
    }
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
