// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import UIKit

/// A navigation controller that records its appearance callbacks.
final class LoggedStack: UINavigationController {
  private var name = ""
  private var log: CallbackLog?

  convenience init(_ name: String, _ log: CallbackLog, root: UIViewController) {
    self.init(rootViewController: root)
    (self.name, self.log) = (name, log)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log?.add("\(name).viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log?.add("\(name).viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log?.add("\(name).viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log?.add("\(name).viewDidDisappear")
  }
}

extension CallbackLog {
  /// Returns a page that records into the log and covers what it is presented over.
  func page(_ name: String) -> LoggedPage {
    let page = LoggedPage(name, self)
    page.modalPresentationStyle = .fullScreen
    return page
  }

  /// Returns a stack that records into the log and covers what it is presented over.
  func stack(_ name: String, _ root: UIViewController) -> LoggedStack {
    let stack = LoggedStack(name, self, root: root)
    stack.modalPresentationStyle = .fullScreen
    return stack
  }
}
