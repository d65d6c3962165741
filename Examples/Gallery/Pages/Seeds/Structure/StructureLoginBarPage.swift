// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A bar that belongs to no navigation controller.
struct StructureLoginBarPage: GalleryPage {
  let name = "structure-login-bar"
  let title = "Stand-alone bar"
  let summary = "A bar without a controller pushes items."
  let readMe = """
    The bar below belongs to no navigation controller. It has a stack of items of its own: \
    登录 (log in), whose right button 注册 (register) pushes a second item with the native \
    animation. Its back button pops it again.
    """

  func make() -> UIViewController { Page(title: title, readMe: readMe) }

  private final class Page: ReadMePage {
    private let bar = UINavigationBar()

    override func viewDidLoad() {
      super.viewDidLoad()
      let logIn = UINavigationItem(title: "登录")
      logIn.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "注册") { [weak bar] _ in
          bar?.pushItem(UINavigationItem(title: "注册"), animated: true)
        }
      )
      bar.items = [logIn]
      view.addSubview(bar)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let height = bar.sizeThatFits(view.bounds.size).height
      bar.frame = CGRect(
        x: 0,
        y: contentEnd + 20,
        width: view.bounds.width,
        height: height
      )
    }
  }
}
