// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// The reason why a view cannot be touched.
struct Untouchable: Error {
  let text: String
}

extension World {
  /// Returns the point of the screen at which a finger touches a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - scene: The scene of the screen; `nil` for the first one.
  /// - Returns: The middle of the visible part, or the reason why it receives no touch there.
  func touchPoint(
    of view: UIView,
    in scene: WorldScene? = nil
  ) -> Result<CGPoint, Untouchable> {
    advance(by: 0)
    guard let window = view.window, stage.application.windows.contains(window) else {
      return .failure(Untouchable(text: "\(view) is in no window of this world"))
    }
    guard window.windowScene === (scene ?? ownScene).scene else {
      return .failure(Untouchable(text: "\(view) is in the window of another scene"))
    }
    var visible = view.convert(view.bounds, to: nil).intersection(window.bounds)
    var ancestor = view.superview
    while let clip = ancestor {
      if clip.clipsToBounds { visible = visible.intersection(clip.convert(clip.bounds, to: nil)) }
      ancestor = clip.superview
    }
    guard !visible.isEmpty else {
      return .failure(Untouchable(text: "\(view) is outside of the screen, or has no size"))
    }
    let point = CGPoint(x: visible.midX, y: visible.midY)
    let hit = perform { window.hitTest(point, with: nil) }
    guard let hit, hit.isDescendant(of: view) || isPart(view, of: hit) else {
      let other = hit.map { "\($0)" } ?? "no view"
      return .failure(Untouchable(text: "\(other) receives the touch, not \(view)"))
    }
    return .success(
      CGPoint(x: window.frame.minX + point.x, y: window.frame.minY + point.y)
    )
  }

  /// Whether a view is a visible part of another one that takes the touches for it, as a label is
  /// of its button.
  private func isPart(_ view: UIView, of other: UIView) -> Bool {
    guard !view.isUserInteractionEnabled, view.isDescendant(of: other) else { return false }
    return sequence(first: view, next: \.superview).prefix { $0 !== other }
      .allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
  }

  /// The stack whose back button is on the screen: the innermost one with a bar and two pages.
  var stackInFront: UINavigationController? {
    var controller = window.rootViewController
    var found: UINavigationController?
    while let current = controller {
      if let stack = current as? UINavigationController, stack.viewControllers.count > 1,
        !stack.isNavigationBarHidden
      {
        found = stack
      }
      if let presented = current.presentedViewController, presented.parent == nil,
        presented.presentingViewController === current
      {
        found = nil
        controller = presented
      } else {
        controller = current.children.last { $0.viewIfLoaded?.window != nil }
      }
    }
    return found
  }
}
