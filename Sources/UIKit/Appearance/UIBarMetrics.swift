// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The metrics of a bar, a key of appearance values; the raw values are Apple's.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default` = 0
  /// The height of phones in landscape.
  case compact = 1
  /// The usual height, with a prompt above the title.
  case defaultPrompt = 101
  /// The height of phones in landscape, with a prompt above the title.
  case compactPrompt = 102

  /// The metrics of a bar.
  init(isCompact: Bool, hasPrompt: Bool = false) {
    self =
      switch (isCompact, hasPrompt) {
      case (false, false): .default
      case (true, false): .compact
      case (false, true): .defaultPrompt
      case (true, true): .compactPrompt
      }
  }

  /// The metrics whose values apply, the first that has one (the order with a prompt is our
  /// decision).
  var fallbacks: [UIBarMetrics] {
    switch self {
    case .default: [.default]
    case .compact: [.compact, .default]
    case .defaultPrompt: [.defaultPrompt, .default]
    case .compactPrompt: [.compactPrompt, .compact, .default]
    }
  }
}

extension Dictionary where Key == UIBarMetrics {
  /// The value that applies in a bar.
  func value(in metrics: UIBarMetrics) -> Value? {
    guard !isEmpty else { return nil }
    return metrics.fallbacks.lazy.compactMap { self[$0] }.first
  }
}

extension UITraitCollection {
  /// Whether bars have their compact height: on phones in landscape, the largest ones apart
  /// (measured).
  var hasCompactBars: Bool {
    verticalSizeClass == .compact && horizontalSizeClass != .regular
  }
}
