// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// A page with two view controllers, one above the other.
final class SideBySideController: UIViewController, UIGestureRecognizerDelegate {
  /// One of the two view controllers.
  struct Side {
    let caption: String
    let controller: UIViewController
  }

  private final let label = UILabel()
  private final var sides: [Side] = []
  private final let captions = [UILabel(), UILabel()]
  private final let screens = [UIView(), UIView()]
  /// Called each time the page has appeared.
  var onAppear: (@MainActor () -> Void)?
  /// An object that the page retains.
  var companions: [AnyObject] = []

  /// The vertical centers of the two screens, as fractions of the page's height.
  static let middles: [CGFloat] = [0.47, 0.84]
  /// The height of a screen, as a fraction of the page's.
  private static let screenHeight: CGFloat = 0.3
  private static let margin: CGFloat = 16
  private static let captionHeight: CGFloat = 20

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: The instructions.
  ///   - before: The view controller of the other project.
  ///   - after: The view controller of Retour.
  convenience init(title: String, text: String, before: Side, after: Side) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    label.text = text
    sides = [before, after]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 14)
    view.addSubview(label)
    for (index, side) in sides.enumerated() {
      let (caption, screen) = (captions[index], screens[index])
      caption.text = side.caption
      caption.font = .systemFont(ofSize: 13, weight: .semibold)
      caption.textColor = index == 0 ? .systemRed : .systemGreen
      screen.clipsToBounds = true
      screen.layer.borderWidth = 1
      screen.layer.borderColor = UIColor.systemGray3.cgColor
      addChild(side.controller)
      screen.addSubview(side.controller.view)
      side.controller.didMove(toParent: self)
      view.addSubview(caption)
      view.addSubview(screen)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (navigationController as? BackNavigationController)?.swipeDelegate = self
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppear?()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let top = view.safeAreaInsets.top + 10
    let height = (size.height * Self.screenHeight).rounded()
    for (index, middle) in Self.middles.enumerated() {
      let y = (size.height * middle - height / 2).rounded()
      screens[index].frame = CGRect(x: 0, y: y, width: size.width, height: height)
      sides[index].controller.view.frame = screens[index].bounds
      captions[index].frame = CGRect(
        x: Self.margin,
        y: y - Self.captionHeight - 2,
        width: max(0, size.width - 2 * Self.margin),
        height: Self.captionHeight
      )
    }
    let width = max(0, size.width - 2 * Self.margin)
    let natural = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    label.frame = CGRect(
      x: Self.margin,
      y: top,
      width: width,
      height: max(0, min(natural, captions[0].frame.minY - top))
    )
  }

  /// Limits the gallery's swipe back to touches outside of the two screens.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    !screens.contains { $0.bounds.contains(touch.location(in: $0)) }
  }
}
