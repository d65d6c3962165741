// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import UIKit

/// A page of a scene, which records the calls that it receives.
final class FuzzPage: UIViewController, UIGestureRecognizerDelegate {
  /// The share of the width on either side where the page takes no taps.
  static let margin: CGFloat = 0.3
  let record: FuzzRecord
  private let willAppear: @MainActor (FuzzPage, Bool) -> Void
  private let didReceive: @MainActor (FuzzStep.Moment) -> Void

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - record: The record of the page.
  ///   - willAppear: Called when the page is about to appear, with whether that is animated.
  ///   - didReceive: Called after each call that the page receives.
  init(
    _ record: FuzzRecord,
    willAppear: @escaping @MainActor (FuzzPage, Bool) -> Void,
    didReceive: @escaping @MainActor (FuzzStep.Moment) -> Void
  ) {
    (self.record, self.willAppear, self.didReceive) = (record, willAppear, didReceive)
    super.init(nibName: nil, bundle: nil)
    record.pageWasCreated(self)
    title = Self.title(record.number)
    hidesBottomBarWhenPushed = record.isWide
    if record.number.isMultiple(of: 3) {
      let action = UIAction { _ in }
      toolbarItems = [UIBarButtonItem(title: Self.title(record.number), primaryAction: action)]
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The share of the width from the leading edge that a view without swipes covers.
  private static let excludedShare: CGFloat = 0.45
  private lazy var excludingView = UIView()

  /// Returns the title of a page: one of few, so that their layouts are cached.
  ///
  /// Neighbours have different titles.
  static func title(_ number: Int) -> String { "P\(number % 16)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    record.pageDidLoad(view)
    view.backgroundColor = .systemBackground
    let action = Selector("wasTapped", FuzzPage.wasTapped)
    let tap = UITapGestureRecognizer(target: self, action: action)
    tap.delegate = self
    view.addGestureRecognizer(tap)
    guard record.kind == .excludes else { return }
    excludingView.backSwipePolicy = .exclude
    view.addSubview(excludingView)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard record.kind == .excludes else { return }
    let width = view.bounds.width * Self.excludedShare
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    excludingView.frame = CGRect(
      x: isMirrored ? view.bounds.width - width : 0,
      y: 0,
      width: width,
      height: view.bounds.height
    )
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    let margin = view.bounds.width * Self.margin
    return view.bounds.insetBy(dx: margin, dy: 0).contains(touch.location(in: view))
  }

  private func wasTapped() { record.pageWasTapped() }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record.pageReceived(.willAppear)
    willAppear(self, animated)
    didReceive(.willAppear)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record.pageReceived(.isAppearing)
    didReceive(.isAppearing)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record.pageReceived(.didAppear)
    didReceive(.didAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record.pageReceived(.willDisappear)
    didReceive(.willDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record.pageReceived(.didDisappear)
    didReceive(.didDisappear)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    record.pageReceived(.willMove(hasParent: parent != nil))
    didReceive(.willMove)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    record.pageReceived(.didMove(hasParent: parent != nil))
    didReceive(.didMove)
  }
}

extension UINavigationController {
  /// The numbers of the stack's pages.
  var pageNumbers: [Int] { viewControllers.compactMap { ($0 as? FuzzPage)?.record.number } }
}
