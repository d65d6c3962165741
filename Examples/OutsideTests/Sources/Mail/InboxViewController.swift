// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// The list of letters.
public final class InboxViewController: UIViewController {
  /// Creates the inbox.
  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Inbox"
  }

  /// Returns `nil`: a page has no archived form.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let logo = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    logo.backgroundColor = .systemBlue
    customBackBarButtonItem = UIBarButtonItem(customView: logo)
  }

  /// Shows a letter.
  ///
  /// - Parameters:
  ///   - sender: The name of the sender.
  ///   - animated: Whether the change is animated.
  public func open(_ sender: String, animated: Bool) {
    navigationController?.pushViewController(LetterViewController(sender), animated: animated)
  }
}
