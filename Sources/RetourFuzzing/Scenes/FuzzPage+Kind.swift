// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import UIKit

extension FuzzPage {
  /// Declares what a kind of page declares.
  func declare(_ kind: FuzzPageKind, _ questions: FuzzQuestions) {
    let number = record.number
    switch kind {
    case .asks:
      navigationItem.backGuard = { [weak self, weak questions] request in
        let leaving = ([request.source] + request.skipped).compactMap {
          ($0 as? FuzzPage)?.record.number
        }
        return .ask {
          let question = FuzzQuestion(of: number, leaving: leaving, asking: self)
          return await questions?.ask(question) ?? false
        }
      }
    case .denies: navigationItem.backGuard = { _ in .deny }
    case .view: navigationItem.backButton = .view { _ in UIView.square(28) }
    case .parts: navigationItem.backButton = .view(UIView.withParts)
    case .control, .supplement:
      navigationItem.leftBarButtonItem = UIBarButtonItem(customView: makeControl())
      navigationItem.leftItemsSupplementBackButton = kind == .supplement
    case .hidden: navigationItem.hidesBackButton = true
    case .content: navigationItem.swipeArea = .content
    case .disabled: navigationItem.swipeArea = .disabled
    case .excludes: return
    }
  }

  /// An app's own control, which goes back.
  private func makeControl() -> UIControl {
    let action = UIAction { [weak self] _ in
      guard let stack = self?.navigationController else { return }
      if let stack = stack as? BackNavigationController {
        Task { await stack.requestPop() }
      } else {
        stack.popViewController(animated: true)
      }
    }
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
    control.addAction(action, for: .touchUpInside)
    return control
  }
}

extension UIView {
  fileprivate static func square(_ side: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
  }

  /// A view with declared parts that follows its title and its traits.
  fileprivate static func withParts(_ context: BackButton.Context) -> UIView {
    let (view, mark, label) = (square(30), square(10), UILabel())
    label.text = context.title
    label.sizeToFit()
    label.frame.origin.x = mark.frame.maxX
    view.frame.size.width = label.frame.maxX
    view.addSubview(mark)
    view.addSubview(label)
    view.backButtonParts = BackButton.Parts(indicator: mark, label: label)
    context.onTraitChange { [weak label] _ in label?.sizeToFit() }
    return view
  }
}
