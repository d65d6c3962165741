// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

/// A page that decides whether the user may leave it.
///
/// ```swift
/// extension Letter: BackGuard {
///   func backDecision(for request: BackRequest) -> BackDecision {
///     hasChanges ? .ask { await self.confirmDiscard() } : .allow
///   }
/// }
/// ```
///
/// A page is asked about every ``BackRequest`` that leaves it, also where it is only skipped on the
/// way to a page further down. Pages are asked from the top down, the source first. A covered page
/// that asks or denies is popped to first, so that the user sees it. The first refusal ends the
/// request.
@MainActor
public protocol BackGuard: UIViewController {
  /// Returns the decision about a request that would leave the page.
  ///
  /// A swipe calls it when it begins.
  ///
  /// - Parameter request: The request.
  /// - Returns: The decision.
  func backDecision(for request: BackRequest) -> BackDecision
}
