// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with a standalone bar below the managed one.
final class ManagedBarPage: UIViewController {
  private final let standaloneBar = UINavigationBar()
  private final var buttons: [UIButton] = []

  /// The messages of the traps that changes of the managed bar cause.
  var refusals: String {
    guard let bar = navigationController?.navigationBar else { return "" }
    return UINavigationBar.ManagedOperation.allCases.compactMap { operation in
      bar.refusal(of: operation).map { "\(operation)\n  \($0)" }
    }.joined(separator: "\n")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    standaloneBar.items = [UINavigationItem(title: localized("Standalone bar", "独立的导航栏"))]
    view.addSubview(standaloneBar)
    addButton("pushItem") { bar in
      let number = (bar.items?.count ?? 0) + 1
      bar.pushItem(
        UINavigationItem(title: localized("Item \(number)", "第 \(number) 项")),
        animated: true
      )
    }
    addButton("popItem") { bar in
      if bar.backItem != nil { bar.popItem(animated: true) }
    }
    addButton("setItems") { bar in bar.setItems(bar.items?.first.map { [$0] }, animated: true) }
  }

  private func addButton(_ title: String, _ act: @escaping @MainActor (UINavigationBar) -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { [standaloneBar] _ in act(standaloneBar) }, for: .touchUpInside)
    view.addSubview(button)
    buttons.append(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let leading = LeadingLayout(view)
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let middle = (area.minY + (area.height - 88) / 2).rounded()
    standaloneBar.frame = CGRect(x: 0, y: middle, width: area.width, height: 44)
    let width = area.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      button.frame = leading.frame(
        CGRect(x: CGFloat(index) * width, y: middle + 44, width: width, height: 44)
      )
    }
  }
}
