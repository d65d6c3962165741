// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page whose background color is chosen in a popover.
final class PopoverController: UIViewController, UIPopoverPresentationControllerDelegate {
  private let swatch = UIView()
  private let button = UIButton(type: .system)
  private let sheetButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    swatch.backgroundColor = .systemTeal
    swatch.layer.cornerRadius = 16
    button.setTitle(localized("Choose a color", "选择颜色"), for: .normal)
    sheetButton.setTitle(localized("Choose in a sheet", "在卡片中选择"), for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.choose(from: self?.button, keepsPopover: true) },
      for: .touchUpInside
    )
    sheetButton.addAction(
      UIAction { [weak self] _ in self?.choose(from: self?.sheetButton, keepsPopover: false) },
      for: .touchUpInside
    )
    let item = UIBarButtonItem(title: localized("Colors", "颜色"))
    item.primaryAction = UIAction(title: localized("Colors", "颜色")) { [weak self, weak item] _ in
      self?.choose(from: item, keepsPopover: true)
    }
    navigationItem.rightBarButtonItem = item
    addCenteredColumn([swatch, button, sheetButton], spacing: 24)
    NSLayoutConstraint.activate([
      swatch.widthAnchor.constraint(equalToConstant: 160),
      swatch.heightAnchor.constraint(equalToConstant: 100),
    ])
  }

  private func choose(
    from source: (any UIPopoverPresentationControllerSourceItem)?,
    keepsPopover: Bool
  ) {
    let list = ColorListController { [weak self] color in
      self?.swatch.backgroundColor = color
      self?.dismiss(animated: true)
    }
    list.modalPresentationStyle = .popover
    list.popoverPresentationController?.backgroundColor = .secondarySystemBackground
    list.popoverPresentationController?.sourceItem = source
    list.popoverPresentationController?.delegate = keepsPopover ? self : nil
    present(list, animated: true)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}
