// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A container with a pan gesture that slides its child aside like a drawer.
final class DrawerController: UIViewController {
  private final let pan = UIPanGestureRecognizer()
  private final let sign = UILabel()
  private final var content = UIViewController()

  /// The largest offset of the child, as a fraction of the width.
  private static let opening: CGFloat = 0.7

  /// Creates the page.
  ///
  /// - Parameter content: The child.
  convenience init(_ content: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    self.content = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
    sign.text = localized("View A", "视图 A")
    sign.font = .systemFont(ofSize: 14, weight: .semibold)
    sign.textColor = .black
    view.addSubview(sign)
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
    pan.addTarget(self, action: Selector("panned:", DrawerController.panned(_:)))
    view.addGestureRecognizer(pan)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.view.frame = CGRect(origin: content.view.frame.origin, size: view.bounds.size)
    let size = sign.sizeThatFits(.zero)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    sign.frame = CGRect(
      x: isMirrored ? view.bounds.width - size.width - 16 : 16,
      y: (view.bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  private func panned(_ sender: UIPanGestureRecognizer) {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = sender.translation(in: view).x * (isMirrored ? -1 : 1)
    let x = min(max(way, 0), view.bounds.width * Self.opening) * (isMirrored ? -1 : 1)
    switch sender.state {
    case .changed: content.view.frame.origin.x = x
    case .ended, .cancelled:
      UIView.animate(withDuration: 0.3) { self.content.view.frame.origin.x = 0 }
    default: break
    }
  }
}
