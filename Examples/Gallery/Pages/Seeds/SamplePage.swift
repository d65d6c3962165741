// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with a colored background and a centered text, for a stack on a small screen.
final class SamplePage: UIViewController {
  private final let label = UILabel()
  private final let button = UIButton(type: .system)
  private final var color: UIColor?
  private final var makeNext: (@MainActor () -> UIViewController)?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - color: The tint of the background; none by default.
  ///   - text: The text.
  ///   - next: Returns the page that the button pushes; without it there is no button.
  convenience init(
    _ title: String,
    color: UIColor? = nil,
    text: String = "",
    next: (@MainActor () -> UIViewController)? = nil
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    makeNext = next
    self.text = text
    self.color = color
  }

  /// The text.
  var text = "" {
    didSet {
      label.text = text
      viewIfLoaded?.setNeedsLayout()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color ?? .systemBackground
    label.text = text
    label.numberOfLines = 0
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 14)
    // System colors are bright in dark mode as well.
    if color != nil { label.textColor = .black }
    view.addSubview(label)
    guard let makeNext else { return }
    button.setTitle(localized("Push", "推入"), for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        self?.navigationController?.pushViewController(makeNext(), animated: true)
      },
      for: .touchUpInside
    )
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 8)
    let buttonHeight: CGFloat = makeNext == nil ? 0 : 44
    label.frame = CGRect(
      x: area.minX,
      y: area.minY,
      width: max(0, area.width),
      height: max(0, area.height - buttonHeight)
    )
    button.frame = CGRect(
      x: area.midX - 60,
      y: area.maxY - buttonHeight,
      width: 120,
      height: buttonHeight
    )
  }
}
