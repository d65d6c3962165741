// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with the project's base class that pushes pages of the same class.
final class QYDemoPage: QYViewController {
  /// The action of the arrow instead of a pop.
  var event: (@MainActor (QYDemoPage) -> Void)?
  /// The position on the stack, from 1.
  let level: Int
  private let content = ReadMeView()
  private let decorate: @MainActor (QYDemoPage) -> Void

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - level: The position on the stack, from 1.
  ///   - decorate: Called with the page and with each that is pushed from it.
  init(
    _ title: String,
    level: Int = 1,
    decorate: @escaping @MainActor (QYDemoPage) -> Void = { _ in }
  ) {
    (self.level, self.decorate) = (level, decorate)
    super.init(nibName: nil, bundle: nil)
    self.title = title
    decorate(self)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = content }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.show(localized("Go back with the arrow.", "点箭头返回。")) { [weak self] in
      guard let self else { return }
      navigationController?.pushViewController(makeNext(), animated: true)
    }
  }

  override func customNavBackButtonMethod() {
    guard let event else { return super.customNavBackButtonMethod() }
    event(self)
  }

  /// Creates the page that the button pushes.
  ///
  /// - Returns: The page.
  func makeNext() -> QYDemoPage {
    let name = title?.prefix { !$0.isNumber }.trimmingCharacters(in: .whitespaces) ?? ""
    return QYDemoPage("\(name) \(level + 1)", level: level + 1, decorate: decorate)
  }
}
