// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

extension BackNavigationController {
  /// Asks the guards of the top page, then pops it.
  ///
  /// It takes the same road as the user's own ways back. UIKit's `popViewController(animated:)`
  /// does not ask.
  ///
  /// A cancelled task stops waiting, with ``BackOutcome/cancelled``; the request goes on.
  ///
  /// - Parameter animated: Whether the pop is animated.
  /// - Returns: The outcome; ``BackOutcome/cancelled`` at the root.
  @discardableResult
  public func requestPop(animated: Bool = true) async -> BackOutcome {
    await kit.requestPop(animated: animated)
  }

  /// Asks the guards of all pages above one, then pops to it.
  ///
  /// The guards are asked from the top down. A covered page that asks or denies is popped to first;
  /// a refusal leaves that page on top.
  ///
  /// - Parameters:
  ///   - page: A page below the top page.
  ///   - animated: Whether the pops are animated.
  /// - Returns: The outcome; ``BackOutcome/cancelled`` for a page that is not below the top page.
  @discardableResult
  public func requestPop(to page: UIViewController, animated: Bool = true) async -> BackOutcome {
    await kit.requestPop(to: page, animated: animated)
  }
}
