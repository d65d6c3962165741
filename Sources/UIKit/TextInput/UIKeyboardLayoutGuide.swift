// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The area of a view that the screen keyboard covers, with the views in its place and above it.
///
/// Without a keyboard it is the bottom of the safe area. It moves with the keyboard's animation.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that is not docked, and tracked constraints have effects;
  /// `false` by default (header).
  ///
  /// The keyboard is always docked here: near the bottom edge, and away from the others (header).
  open var followsUndockedKeyboard = false { didSet { updateTrackedConstraints() } }
  /// Whether the guide reaches to the bottom of the safe area without a keyboard, or else to that
  /// of the view; `true` by default (header).
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { keyboardDidMove() } }
  }
  /// The distance above the keyboard, in points, from which on a drag with an interactive dismiss
  /// mode dismisses it; 0 by default, and at least 0 (header).
  open var keyboardDismissPadding: CGFloat = 0

  private var covered: CGFloat?

  convenience init(of view: UIView) {
    self.init()
    identifier = "UIKeyboardLayoutGuide"
    setOwningView(view)
  }

  override var nearEdges: NSDirectionalRectEdge? { followsUndockedKeyboard ? .bottom : nil }

  override var placement: GuidePlacement? {
    owningView.map { GuidePlacement(atBottom: coveredHeight(of: $0)) }
  }

  private func coveredHeight(of view: UIView) -> CGFloat {
    let rest = usesBottomSafeArea ? view.computedSafeAreaInsets.bottom : 0
    guard let window = view.storedWindow,
      let keyboard = window.storedScene?.stage?.textInput.keyboard, keyboard.isShown
    else { return rest }
    let bounds = view.storedLayer.bounds
    let bottom = view.convert(CGPoint(x: bounds.minX, y: bounds.maxY), to: nil).y
    let covered = bottom + window.storedLayer.frame.minY - keyboard.frame.minY
    return min(max(rest, covered), bounds.height)
  }

  /// Follows the keyboard, or the view that moved.
  func keyboardDidMove() {
    node.setNeedsRefresh()
    owningView?.setNeedsLayout()
  }

  /// Follows the keyboard if another part of the view is covered than the guide has.
  func followKeyboard() {
    guard let view = owningView else { return }
    let covered = coveredHeight(of: view)
    if covered != self.covered { keyboardDidMove() }
    self.covered = covered
  }
}
