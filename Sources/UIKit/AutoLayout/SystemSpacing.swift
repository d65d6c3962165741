// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The distances that the system puts between views, in points.
enum SystemSpacing {
  /// Between neighbors (Apple's documentation of the visual format: 8).
  static let standard: CGFloat = 8
}
