// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// The back button of one page: goes back when it is tapped, whatever it looks like.
@MainActor
final class BackControl: UIControl {
  /// Holds the content; a transition takes it out of the control for its own time.
  let holder = BackHolder()
  let content: UIView
  let parts: BackButton.Parts
  private let states: BackButton.StateHandlers
  weak var page: UIViewController?
  weak var stack: BackNavigationController?
  var motion = BackButton.Motion.morph
  var hitArea = BackButton.HitArea.standard
  /// Whether the content's size is the one that fits it, and not one that it was given.
  private let isFitted: Bool
  /// The size that the content got last.
  private var givenSize = CGSize.zero
  /// What stands in for a shared view that another page shows.
  private var still: UIView?

  init(_ content: UIView, _ parts: BackButton.Parts, _ states: BackButton.StateHandlers) {
    (self.content, self.parts, self.states) = (content, parts, states)
    isFitted = content.bounds.isEmpty
    super.init(frame: CGRect(origin: .zero, size: content.bounds.size))
    holder.control = self
    addSubview(holder)
    addAction(goBackAction, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Going back

  private var goBackAction: UIAction {
    UIAction(identifier: .retourGoBack) { [weak self] _ in self?.goBack() }
  }

  /// Does what the back button of the page does: its `backAction`, or a pop.
  private func goBack() {
    guard let stack, let page, stack.topViewController === page else { return }
    guard let action = page.navigationItem.backAction else {
      stack.popViewController(animated: true)
      return
    }
    if !action.attributes.contains(.disabled) { sendAction(action) }
  }

  /// What a touch in the button's area goes to.
  var touchTarget: UIControl { content as? UIControl ?? self }

  // MARK: Shared views

  /// Takes the content, which may be with another page's button if the app made it only once.
  func claimContent() {
    guard content.superview !== holder else { return }
    (content.superview as? BackHolder)?.control?.leaveStill()
    still?.removeFromSuperview()
    still = nil
    if let control = content as? UIControl {
      // An action takes the place of one with the same identifier: the view does not go back twice.
      control.addAction(goBackAction, for: .touchUpInside)
    } else {
      content.isUserInteractionEnabled = false
    }
    holder.addSubview(content)
    setNeedsLayout()
  }

  /// Shows a picture of the content from now on, so that the button does not vanish.
  private func leaveStill() {
    guard window != nil, let picture = content.snapshotView(afterScreenUpdates: false) else {
      return
    }
    picture.isUserInteractionEnabled = false
    picture.frame = content.frame
    still = picture
    holder.addSubview(picture)
  }

  // MARK: Sizes

  /// Follows a content that has taken another size.
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
    // What UIKit's own button does (openradar 26697566).
    if states.handlers.isEmpty { alpha = isHighlighted ? 0.2 : 1 }
  }
}

extension UIAction.Identifier {
  fileprivate static let retourGoBack = UIAction.Identifier("org.retour.go-back")
}
