// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourRender

/// A look of what lies behind a visual effect view.
///
/// Immutable, so it may cross threads, and a copy is the effect itself.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  /// Creates an effect that changes nothing.
  public override init() { super.init() }

  /// Returns the effect itself.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The effect.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the content's alpha shows the effect, in place of its colors.
  var showsThroughContent: Bool { false }

  /// Returns the changes that what lies behind goes through.
  func backdrop(isDark: Bool) -> Backdrop { .none }
}
