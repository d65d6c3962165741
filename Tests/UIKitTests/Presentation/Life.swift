// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// A log of the callbacks of view controllers, in order.
@MainActor
final class Life {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Returns the lines since the last call, without those that contain a text.
  func take(without prefix: String = "-") -> [String] {
    defer { lines = [] }
    return lines.filter { !$0.contains(prefix) }
  }

  /// Returns a page that logs its callbacks.
  func page(_ name: String) -> LifePage { LifePage(name, self) }

  /// Returns a stack that logs its callbacks.
  func stack(_ name: String, _ root: UIViewController) -> LifeStack {
    let stack = LifeStack(rootViewController: root)
    (stack.name, stack.life) = (name, self)
    stack.modalPresentationStyle = .fullScreen
    return stack
  }
}

/// A page that logs its callbacks.
final class LifePage: UIViewController {
  let name: String
  let life: Life
  var onEvent: ((String) -> Void)?

  init(_ name: String, _ life: Life) {
    (self.name, self.life) = (name, life)
    super.init(nibName: nil, bundle: nil)
    title = name
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) {
    life.note("\(name).\(event)")
    onEvent?(event)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    note("load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("is")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willNot")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didNot")
  }
}

/// A stack that logs its callbacks.
final class LifeStack: UINavigationController {
  var name = ""
  weak var life: Life?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    life?.note("\(name).will")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    life?.note("\(name).did")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    life?.note("\(name).willNot")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    life?.note("\(name).didNot")
  }
}
