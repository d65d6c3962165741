// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with a back button that slides in and out, as in BBCustomBackButtonViewController.
///
/// The button is a left item, which the page moves when it appears and disappears.
class BBCustomBackButtonViewController: UIViewController {
  /// The button; `nil` on the first page of a stack.
  private(set) final var backButton: UIButton?
  private final var wasPushed = false

  // The values of the project.
  private static let offset: CGFloat = 80
  private static let duration = 0.3
  private static let frame = CGRect(x: 6, y: 6, width: 52, height: 31)

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let pages = navigationController?.viewControllers, pages.count > 1, pages[0] !== self
    else { return }
    addBackButton(title: pages[pages.count - 2].title ?? localized("Back", "返回"))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let pages = navigationController?.viewControllers ?? []
    // If the page disappears and is still on top, a modal covers it.
    guard animated, pages.last !== self else { return }
    wasPushed = pages.contains(self)
    animateBackButton(from: nil, to: wasPushed ? -Self.offset : Self.offset)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let pages = navigationController?.viewControllers ?? []
    // Only if animated, because tabs change at once. Not if a modal is dismissed.
    if animated, pages.count > 1, navigationController?.presentedViewController == nil {
      animateBackButton(from: wasPushed ? -Self.offset : Self.offset, to: Self.frame.minX)
    }
    wasPushed = false
  }

  private func addBackButton(title: String) {
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.label, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 13, weight: .bold)
    button.setBackgroundImage(.backPill(.systemGray4), for: .normal)
    let width = max(Self.frame.width, button.sizeThatFits(.zero).width + 20)
    button.frame = CGRect(origin: Self.frame.origin, size: Self.frame.size)
    button.frame.size.width = width
    button.addAction(
      UIAction { [weak self] _ in self?.navigationController?.popViewController(animated: true) },
      for: .touchUpInside
    )
    backButton = button
    navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
  }

  private func animateBackButton(from start: CGFloat?, to end: CGFloat) {
    guard let backButton else { return }
    if let start { backButton.frame.origin.x = start }
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(Self.duration)
    backButton.frame.origin.x = end
    UIView.commitAnimations()
  }
}
