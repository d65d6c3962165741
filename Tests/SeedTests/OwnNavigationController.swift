// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A navigation controller out of a standalone bar and containment, as the article "Making your own
/// navigation controller" has it.
final class OwnNavigationController: UIViewController, UINavigationBarDelegate {
  let bar = UINavigationBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.delegate = self
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = bar.sizeThatFits(view.bounds.size).height
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    children.last?.view.frame = pageFrame
  }

  private var pageFrame: CGRect {
    view.bounds.inset(by: UIEdgeInsets(top: bar.frame.maxY, left: 0, bottom: 0, right: 0))
  }

  func push(_ page: UIViewController, animated: Bool) {
    loadViewIfNeeded()
    let former = children.last
    addChild(page)
    bar.pushItem(page.navigationItem, animated: animated)
    show(page, after: former, from: 1, animated: animated)
  }

  func pop(animated: Bool) {
    guard children.count > 1 else { return }
    bar.popItem(animated: animated)
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    let pages = children
    guard pages.count > 1, let top = pages.last, item === top.navigationItem else { return false }
    top.willMove(toParent: nil)
    show(pages[pages.count - 2], after: top, from: -1, animated: true)
    return true
  }

  private func show(
    _ page: UIViewController,
    after former: UIViewController?,
    from side: CGFloat,
    animated: Bool
  ) {
    let frame = pageFrame
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = frame.width * side * (isMirrored ? -1 : 1)
    page.view.frame = animated ? frame.offsetBy(dx: distance, dy: 0) : frame
    view.insertSubview(page.view, belowSubview: bar)
    UIView.animate(withDuration: animated && former != nil ? 0.35 : 0) {
      page.view.frame = frame
      former?.view.frame = frame.offsetBy(dx: -distance, dy: 0)
    } completion: { _ in
      former?.view.removeFromSuperview()
      if side > 0 { page.didMove(toParent: self) } else { former?.removeFromParent() }
    }
  }
}
