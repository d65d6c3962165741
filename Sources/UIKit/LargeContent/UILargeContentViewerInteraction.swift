// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// An interaction that shows the items of its view large while a finger presses them.
///
/// It has an effect for users with one of the larger accessibility sizes of text, as for the items
/// of bars, which stay small. The finger slides to other items, and activates one where it is
/// lifted.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The delegate.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that the interaction belongs to.
  open private(set) weak var view: UIView?
  private lazy var recognizer = LargeContentGestureRecognizer(of: self)
  private var box: LargeContentBox?

  // MARK: Creating an interaction

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The delegate, which is not retained.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Creates an interaction without a delegate.
  public override convenience init() { self.init(delegate: nil) }

  // MARK: UIInteraction

  /// Leaves the former view.
  ///
  /// - Parameter view: The next view.
  open func willMove(to view: UIView?) {
    endPress()
    self.view?.removeGestureRecognizer(recognizer)
  }
  /// Adopts a view.
  ///
  /// - Parameter view: The view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  // MARK: Coexisting with other gestures

  /// The recognizer of the press, for relationships with other ones.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { recognizer }

  // MARK: Detecting the viewer

  /// Whether the viewer is in use: for users with one of the larger accessibility sizes of text.
  open class var isEnabled: Bool {
    UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory
  }
  /// Posted when the viewer is in use from now on, or no longer is.
  public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification"
  )
}

extension UILargeContentViewerInteraction {
  // MARK: Items

  /// Returns whether a press at a point of the window shows an item.
  func offersItem(at point: CGPoint) -> Bool {
    guard Self.isEnabled, let view, view.storedWindow != nil else { return false }
    return item(at: view.convert(point, from: nil)) != nil
  }

  /// The item at a point of the view, as the delegate sees it.
  private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let delegate else { return foundItem(at: point) }
    return delegate.largeContentViewerInteraction(self, itemAt: point)
  }

  /// The innermost view at a point that shows large content.
  func foundItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    view?.largeContentItem(at: point)
  }

  /// The nearest view controller around the view.
  var nearestController: UIViewController? {
    var responder: UIResponder? = view
    while let current = responder, !(current is UIViewController) { responder = current.next }
    return responder as? UIViewController ?? view?.storedWindow?.rootViewController
  }

  /// Does what a tap on an item does, if it is an enabled control.
  func activate(_ item: (any UILargeContentViewerItem)?) {
    guard let control = item as? UIControl, !control.condition.contains(.disabled) else { return }
    control.sendActions(for: .touchUpInside)
    control.touchDidEndInside()
  }

  // MARK: The press

  /// Follows the press.
  ///
  /// - Parameters:
  ///   - state: The state of its recognizer.
  ///   - point: The place in the window's coordinates.
  func pressDidChange(_ state: UIGestureRecognizer.State, at point: CGPoint) {
    guard let view, let window = view.storedWindow else { return endPress() }
    let place = view.convert(point, from: nil)
    switch state {
    case .began:
      let controller = delegate?.viewController(for: self) ?? nearestController
      let box = LargeContentBox(over: controller, in: window, like: view)
      self.box = box
      box.show(item(at: place))
    case .changed: box?.show(item(at: place))
    case .ended:
      let item = item(at: place)
      endPress()
      guard let delegate else { return activate(item) }
      delegate.largeContentViewerInteraction(self, didEndOn: item, at: place)
    case .cancelled, .failed: endPress()
    case .possible: break
    }
  }

  private func endPress() {
    box?.close()
    box = nil
  }
}

extension UIView {
  /// Returns the innermost view at a point that shows large content, be it enabled or not.
  fileprivate func largeContentItem(at point: CGPoint) -> UIView? {
    guard !storedLayer.isHidden, storedLayer.opacity >= 0.01, self.point(inside: point, with: nil)
    else { return nil }
    for view in storedSubviews.reversed() {
      let inner = view.storedLayer.convert(point, from: storedLayer)
      if let found = view.largeContentItem(at: inner) { return found }
    }
    return showsLargeContentViewer ? self : nil
  }
}
