// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A letter, whose text a task loads.
public final class LetterViewController: UIViewController {
  /// The text of the letter.
  public let label = UILabel()
  private let sender: String

  /// Creates a letter.
  ///
  /// - Parameter sender: The name of the sender, which is the title.
  public init(_ sender: String) {
    self.sender = sender
    super.init(nibName: nil, bundle: nil)
    title = sender
  }

  /// Returns `nil`: a page has no archived form.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.frame = CGRect(x: 20, y: 100, width: 200, height: 30)
    view.addSubview(label)
    Task { [weak self] in
      await Task.yield()
      self?.showText()
    }
  }

  private func showText() {
    label.text = "Dear reader, \(sender)"
    label.alpha = 0
    UIView.animate(withDuration: 0.2) { self.label.alpha = 1 }
  }
}
