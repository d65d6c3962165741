// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

/// The result of a ``BackRequest`` or of an operation on a ``BackNavigationController``.
public enum BackOutcome: Hashable, Sendable {
  /// The stack has changed, and the transition, if there was one, has ended.
  case completed
  /// The stack is as it was: there was nothing to do, the page or the window went away, or the
  /// transition was cancelled.
  case cancelled
  /// Something newer took its place: a request, or with `nil` a change of the stack by code.
  case superseded(by: BackRequest?)
  /// A page refused, or the stack itself with `navigationBar(_:shouldPop:)`.
  ///
  /// The page is on top of the stack, also where it was covered before.
  case refused(by: UIViewController)
}
