// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension BackButton.Motion {
  /// The motion for the user's settings: with reduced motion, buttons cross-fade.
  @MainActor var forUser: BackButton.Motion {
    guard Self.isReduced else { return self }
    return switch self {
    case .morph, .slide: .crossfade
    case .crossfade, .none: self
    }
  }

  /// Whether the user prefers reduced motion.
  @MainActor private static var isReduced: Bool {
    #if canImport(ObjectiveC)
    UIAccessibility.isReduceMotionEnabled
    #else
    false
    #endif
  }
}
