// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import UIKit

extension Finger {
  /// Taps the middle of the visible part of a view.
  ///
  /// The test fails if the view is not on the screen, or if another view receives the touch there.
  /// The label or image of a button may be tapped in the button's place.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  public func tap(_ view: UIView, filePath: StaticString = #filePath, line: UInt = #line) {
    switch scene.world.touchPoint(of: view, in: scene) {
    case .success(let point): tap(at: point)
    case .failure(let reason):
      Failure(message: reason.text, filePath: filePath, line: line).report()
    }
  }

  /// Swipes back from the leading edge and lifts the finger.
  ///
  /// The edge is the right one in right-to-left interfaces.
  ///
  /// - Parameters:
  ///   - share: The distance as a share of the width, 0...1.
  ///   - velocity: The velocity in points per second; with 0, the finger rests before it is lifted,
  ///     so that the distance decides whether the page is popped.
  ///   - stack: The stack that is swiped; `nil` for the window.
  public func swipeBack(
    to share: CGFloat = 0.6,
    velocity: CGFloat = 1000,
    in stack: UINavigationController? = nil
  ) {
    guard let view = stack?.view ?? scene.window else { return }
    let frame = view.convert(view.bounds, to: nil)
    drag(
      to: share,
      of: frame,
      isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      during: frame.width * share / (velocity > 0 ? velocity : 1000)
    )
    if velocity <= 0 { hold(for: 0.2) }
    up()
  }
}
