// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

/// A page that records its callbacks.
///
/// A line consists of the page's name and the call with its argument. Lines of appearance callbacks
/// also contain the direction of a move into or out of a container:
/// `B.viewWillAppear(true) moving in`. Of the layout passes only the first of each appearance is
/// recorded.
open class LoggedPage: UIViewController {
  /// The names of the calls that every log records.
  package static let appearanceCalls = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear",
  ]

  /// The log that the page records into.
  public let log: CallbackLog
  /// Closures that run inside the calls with these names, such as `viewWillAppear`.
  package var reactions: [String: () -> Void] = [:]
  /// The number of the view's layout passes.
  package private(set) var layoutPasses = 0
  private let name: String
  private var waitsForLayout = false

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - name: The name in the log, and the title.
  ///   - log: The log that the page records into.
  public init(_ name: String, _ log: CallbackLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  /// Returns `nil`: a page has no archived form.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) { nil }

  private func record(_ call: String, _ details: String = "") {
    switch log.detail {
    case .appearance:
      if Self.appearanceCalls.contains(call) { log.add("\(name).\(call)") }
    case .calls, .everything:
      log.add("\(name).\(call)\(details)")
    }
    reactions[call]?()
  }

  private func recordAppearance(_ call: String, _ animated: Bool) {
    let move = isMovingToParent ? " moving in" : isMovingFromParent ? " moving out" : ""
    record(call, "(\(animated))\(move)")
  }

  private func recordMove(_ call: String, _ parent: UIViewController?) {
    record(call, parent == nil ? "(nil)" : "(parent)")
  }

  open override func loadView() {
    record("loadView")
    super.loadView()
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    record("viewDidLoad")
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    recordAppearance("viewWillAppear", animated)
  }
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    recordAppearance("viewIsAppearing", animated)
    guard log.detail == .everything else { return }
    waitsForLayout = true
    view.setNeedsLayout()
  }
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutPasses += 1
    guard waitsForLayout else { return }
    waitsForLayout = false
    record("layout")
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    recordAppearance("viewDidAppear", animated)
  }
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    recordAppearance("viewWillDisappear", animated)
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    recordAppearance("viewDidDisappear", animated)
  }
  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    recordMove("willMove", parent)
  }
  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    recordMove("didMove", parent)
  }
}
