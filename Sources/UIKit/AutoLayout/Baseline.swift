// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The place of a baseline in a view: a part of the view's height plus some points.
struct Baseline: Equatable {
  /// The factor of the height, 0...1.
  let fraction: CGFloat
  /// The distance below that, in points.
  let offset: CGFloat
}
