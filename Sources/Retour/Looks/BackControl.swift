// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// The back button of one page: a control that pops the page, with any content.
///
/// It is a `UIButton` for its menu: other controls need a delegate for one.
@MainActor
final class BackControl: UIButton {
  /// Contains the content; in the bar, not in the control, during a transition.
  let holder = BackHolder()
  let content: UIView
  let parts: BackButton.Parts
  /// Identifies the look that the content was made for.
  let lookIdentity: AnyObject
  private(set) var motion: BackButton.Motion
  private(set) var hitArea: BackButton.HitArea
  private let states: BackButton.StateHandlers
  private weak var page: UIViewController?
  private weak var stack: BackNavigationController?
  /// Whether the content has no size and gets the one that fits it.
  private let isFitted: Bool
  /// The size that the content was last given.
  private var givenSize = CGSize.zero
  /// The snapshot that replaces a shared view while another page shows it.
  private var snapshot: UIView?

  /// Creates the back button of a page.
  ///
  /// - Parameters:
  ///   - content: The button's content and the parts of it that move.
  ///   - look: The look that the content was made for.
  ///   - page: The page that the button pops.
  ///   - stack: The page's stack.
  init(
    _ content: BackContent,
    look: BackButton,
    page: UIViewController,
    stack: BackNavigationController
  ) {
    (self.content, parts, states) = (content.view, content.parts, content.states)
    (lookIdentity, motion, hitArea) = (look.identity, look.motion, look.hitArea)
    (self.page, self.stack) = (page, stack)
    isFitted = content.view.bounds.isEmpty
    super.init(frame: CGRect(origin: .zero, size: content.view.bounds.size))
    holder.attach(to: self)
    addSubview(holder)
    addAction(goBackAction, for: .touchUpInside)
    updateHistoryMenu()
  }

  required init?(coder: NSCoder) { nil }

  /// Adopts the motion and the hit area of a look with the same content.
  func adopt(_ look: BackButton) { (motion, hitArea) = (look.motion, look.hitArea) }

  // MARK: Going back

  private var goBackAction: UIAction {
    UIAction(identifier: .goBack) { [weak self] _ in self?.goBack() }
  }

  /// Performs the page's `backAction`, or requests to pop the page.
  private func goBack() {
    guard let stack, let page, stack.topViewController === page else { return }
    guard let action = page.navigationItem.backAction else {
      stack.requestBack(.button)
      return
    }
    if !action.attributes.contains(.disabled) { sendAction(action) }
  }

  // MARK: The history menu

  /// Adds or removes the menu of a long press, whose elements are made when it opens.
  func updateHistoryMenu() {
    if case .disabled? = stack?.historyMenu {
      menu = nil
      return
    }
    guard menu == nil else { return }
    let elements = UIDeferredMenuElement.uncached { [weak self] completion in
      completion(self?.stack?.historyMenuElements ?? [])
    }
    menu = UIMenu(children: [elements])
  }

  /// The view that receives touches in the button's area.
  var touchTarget: UIControl { content as? UIControl ?? self }

  // MARK: Shared views

  /// Moves the content into this button; an app may use one view for the buttons of several pages.
  func takeContent() {
    guard content.superview !== holder else { return }
    (content.superview as? BackHolder)?.control?.leaveSnapshot()
    snapshot?.removeFromSuperview()
    snapshot = nil
    if let control = content as? UIControl {
      // An action replaces one with the same identifier: a tap pops one page.
      control.addAction(goBackAction, for: .touchUpInside)
    } else {
      content.isUserInteractionEnabled = false
    }
    holder.addSubview(content)
    setNeedsLayout()
  }

  /// Shows a snapshot of the content in its place, so that the button remains visible.
  private func leaveSnapshot() {
    guard window != nil, let snapshot = content.snapshotView(afterScreenUpdates: false) else {
      return
    }
    snapshot.isUserInteractionEnabled = false
    snapshot.frame = content.frame
    self.snapshot = snapshot
    holder.addSubview(snapshot)
  }

  // MARK: Sizes

  /// Adopts a new size of the content.
  func adoptContentSize() {
    guard content.superview === holder else { return }
    let room = stack?.navigationBar.bounds.size ?? .zero
    if isFitted {
      var size = content.sizeThatFits(room)
      if size.width <= 0 || size.height <= 0 { size = content.intrinsicContentSize }
      size = CGSize(width: max(0, size.width), height: max(0, size.height))
      guard size != givenSize else { return }
      givenSize = size
    } else {
      guard content.bounds.size != givenSize else { return }
      givenSize = content.bounds.size
    }
    bounds.size = givenSize
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { givenSize }
  override var intrinsicContentSize: CGSize { givenSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    if holder.superview === self, holder.frame != bounds { holder.frame = bounds }
    guard content.superview === holder else { return }
    if content.bounds.size != bounds.size {
      content.bounds.size = bounds.size
      givenSize = bounds.size
    }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    if content.center != middle { content.center = middle }
  }

  // MARK: Showing states

  override var isHighlighted: Bool {
    didSet { showState() }
  }

  override var isEnabled: Bool {
    didSet { showState() }
  }

  private func showState() {
    for handler in states.handlers { handler(state) }
    // The alpha of UIKit's own button (openradar 26697566).
    if states.handlers.isEmpty { alpha = isHighlighted ? 0.2 : 1 }
  }
}
