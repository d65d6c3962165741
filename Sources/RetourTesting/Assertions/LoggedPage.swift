// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

/// A page that writes down all that it is told.
///
/// A line has the page's name and the call with its argument; those about appearance also say what
/// the page answers about its move: `B.viewWillAppear(true) moving in`. Layout is written down once
/// per appearance.
open class LoggedPage: UIViewController {
  /// Where the page writes.
  public let log: CallbackLog
  private let name: String
  private var waitsForLayout = false

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - name: The name in the log, and the title.
  ///   - log: Where the page writes.
  public init(_ name: String, _ log: CallbackLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  /// Creates no page: there are no archives to read one from.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { log.add("\(name).\(call)") }

  private func noteAppearance(_ call: String) {
    note(call + (isMovingToParent ? " moving in" : "") + (isMovingFromParent ? " moving out" : ""))
  }

  open override func loadView() {
    note("loadView")
    super.loadView()
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
    view.backgroundColor = .systemBackground
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    noteAppearance("viewWillAppear(\(animated))")
  }
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    noteAppearance("viewIsAppearing(\(animated))")
    waitsForLayout = true
    view.setNeedsLayout()
  }
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard waitsForLayout else { return }
    waitsForLayout = false
    note("layout")
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    noteAppearance("viewDidAppear(\(animated))")
  }
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    noteAppearance("viewWillDisappear(\(animated))")
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    noteAppearance("viewDidDisappear(\(animated))")
  }
  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(\(parent == nil ? "nil" : "parent"))")
  }
  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(\(parent == nil ? "nil" : "parent"))")
  }
}
