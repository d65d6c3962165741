// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting

@testable import UIKit

/// A page with buttons, which logs the updates of the focus.
@MainActor
final class FocusPage: UIViewController {
  private(set) var buttons: [UIButton] = []
  let log: CallbackLog
  var allowsUpdates = true
  var preferred: [any UIFocusEnvironment]?
  /// Called in `didUpdateFocus`.
  var onUpdate: ((UIFocusUpdateContext, UIFocusAnimationCoordinator) -> Void)?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - frames: The frames of the buttons, whose titles are "title 1", "title 2" and so on.
  ///   - log: Receives the updates.
  init(_ title: String, _ frames: [CGRect] = FocusPage.column, log: CallbackLog = CallbackLog()) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.title = title
    for (index, frame) in frames.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle("\(title) \(index + 1)", for: .normal)
      button.frame = frame
      buttons.append(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Three buttons, one below the other.
  static let column = [100, 150, 200].map { CGRect(x: 20, y: $0, width: 100, height: 30) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for button in buttons { view.addSubview(button) }
  }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    preferred ?? super.preferredFocusEnvironments
  }

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { allowsUpdates }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    let views = [context.previouslyFocusedView, context.nextFocusedView]
    log.add(
      "\(title ?? "") " + views.map { ($0 as? UIButton)?.title ?? "none" }.joined(separator: " -> ")
    )
    onUpdate?(context, coordinator)
  }
}

extension UIButton {
  fileprivate var title: String { title(for: .normal) ?? "" }
}

extension World {
  /// The accessibility label of the item with the focus.
  var focusedLabel: String? { (focusedItem as? UIResponder)?.accessibilityLabel }

  /// Presses Tab several times.
  ///
  /// - Returns: The label of the item with the focus after each.
  func tab(_ count: Int, backward: Bool = false) -> [String] {
    (0..<count).map { _ in
      press(.tab, modifiers: backward ? .shift : [])
      return focusedLabel ?? "none"
    }
  }
}
