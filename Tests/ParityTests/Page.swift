// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The callbacks received, in order.
@MainActor
final class CallLog {
  var calls: [String] = []
}

/// A page that logs its callbacks and can be awaited.
@MainActor
final class Page: UIViewController {
  private let name: String
  private let log: CallLog
  private var waiting: [@MainActor () -> Void] = []
  private var isThere = false

  init(_ name: String, _ log: CallLog = CallLog()) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  /// Waits until the page has appeared.
  func appeared() async {
    if isThere { return }
    await happened { waiting.append($0) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.calls.append("\(name).viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.calls.append("\(name).viewWillAppear\(isMovingToParent ? " in" : "")")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.calls.append("\(name).viewDidAppear\(isMovingToParent ? " in" : "")")
    isThere = true
    let callbacks = waiting
    waiting = []
    for callback in callbacks { callback() }
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.calls.append("\(name).viewWillDisappear\(isMovingFromParent ? " out" : "")")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.calls.append("\(name).viewDidDisappear\(isMovingFromParent ? " out" : "")")
    isThere = false
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.calls.append("\(name).willMove(\(parent == nil ? "nil" : "parent"))")
  }
}
