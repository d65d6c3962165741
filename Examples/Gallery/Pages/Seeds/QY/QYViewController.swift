// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with the system's arrow and a custom action, as in QYNavBackButton.
///
/// The project swizzles two methods of every page; here a base class replaces that.
class QYViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "",
      style: .plain,
      target: nil,
      action: nil
    )
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let bar = navigationController?.navigationBar else { return }
    // The bar's view for the back button, by its private class name.
    let isBackDue = bar.subviews.contains {
      String(describing: type(of: $0)) == "UINavigationItemButtonView"
    }
    let mask = bar.subviews.lazy.compactMap { $0 as? QYMaskView }.first
    if !isBackDue {
      mask?.removeFromSuperview()
    } else if let mask {
      mask.call { [weak self] in self?.customNavBackButtonMethod() }
    } else {
      let mask = QYMaskView(frame: CGRect(x: 8, y: 6, width: 100, height: 30))
      mask.call { [weak self] in self?.customNavBackButtonMethod() }
      bar.addSubview(mask)
    }
  }

  /// The action of the back button, for subclasses to override.
  func customNavBackButtonMethod() {
    navigationController?.popViewController(animated: true)
  }
}
