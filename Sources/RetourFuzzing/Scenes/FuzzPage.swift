// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page of a scene: writes down what it is told, and shows or hides the bar if it is to.
final class FuzzPage: UIViewController, UIGestureRecognizerDelegate {
  /// The share of the width on either side where the page takes no taps.
  static let margin: CGFloat = 0.3
  let record: FuzzRecord
  /// Sets the bar as the page wants it; called when the page is about to appear.
  var onWillAppear: (@MainActor (FuzzPage, Bool) -> Void)?

  /// Called after the page was told something.
  var onCall: (@MainActor (FuzzStep.Moment) -> Void)?

  init(_ record: FuzzRecord) {
    self.record = record
    super.init(nibName: nil, bundle: nil)
    record.controller = self
    title = Self.title(record.number)
    hidesBottomBarWhenPushed = record.isWide
    if record.number.isMultiple(of: 3) {
      let action = UIAction { _ in }
      toolbarItems = [UIBarButtonItem(title: Self.title(record.number), primaryAction: action)]
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Few titles, so that their layouts are cached; neighbours differ.
  static func title(_ number: Int) -> String { "P\(number % 16)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    record.view = view
    record.path.take(.didLoad)
    view.backgroundColor = .systemBackground
    let action = Selector("wasTapped", FuzzPage.wasTapped)
    let tap = UITapGestureRecognizer(target: self, action: action)
    tap.delegate = self
    view.addGestureRecognizer(tap)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    let margin = view.bounds.width * Self.margin
    return view.bounds.insetBy(dx: margin, dy: 0).contains(touch.location(in: view))
  }

  private func wasTapped() { record.taps += 1 }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record.path.take(.willAppear)
    onWillAppear?(self, animated)
    onCall?(.willAppear)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record.path.take(.isAppearing)
    onCall?(.isAppearing)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record.path.take(.didAppear)
    onCall?(.didAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record.path.take(.willDisappear)
    onCall?(.willDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record.path.take(.didDisappear)
    onCall?(.didDisappear)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    record.path.take(.willMove(hasParent: parent != nil))
    onCall?(.willMove)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    record.path.take(.didMove(hasParent: parent != nil))
    onCall?(.didMove)
  }
}
