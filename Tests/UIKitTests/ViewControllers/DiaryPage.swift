// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// A controller that writes down what it is told, but for layout.
@MainActor
class DiaryPage: UIViewController {
  let name: String
  private let log: Chronicle
  /// Runs inside the call of this name.
  var reactions: [String: () -> Void] = [:]
  private(set) var layouts = 0

  init(_ name: String, _ log: Chronicle) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func tell(_ call: String, _ detail: String = "") {
    let moving = isMovingToParent ? " in" : isMovingFromParent ? " out" : ""
    log.add("\(name).\(call)\(detail)\(call.hasPrefix("view") ? moving : "")")
    reactions[call]?()
  }

  override func loadView() {
    tell("loadView")
    super.loadView()
  }
  override func viewDidLoad() { tell("didLoad") }
  override func viewWillAppear(_ animated: Bool) { tell("viewWillAppear", "(\(animated))") }
  override func viewIsAppearing(_ animated: Bool) { tell("viewIsAppearing", "(\(animated))") }
  override func viewDidAppear(_ animated: Bool) { tell("viewDidAppear", "(\(animated))") }
  override func viewWillDisappear(_ animated: Bool) { tell("viewWillDisappear", "(\(animated))") }
  override func viewDidDisappear(_ animated: Bool) { tell("viewDidDisappear", "(\(animated))") }
  override func viewWillLayoutSubviews() { layouts += 1 }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    tell("willMove", parent == nil ? "(nil)" : "(parent)")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    tell("didMove", parent == nil ? "(nil)" : "(parent)")
  }
}
