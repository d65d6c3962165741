// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore

/// The insets that a view controller adds to the safe area of its view.
///
/// Views read them here and not from the view controller, for each subview and each layout pass: a
/// view controller has weak references, which makes retaining it slow (a tenth of a push,
/// measured).
@MainActor
final class SafeAreaSource {
  /// The insets that the bars of the containers cover of the view, in points.
  var bars = UIEdgeInsets.zero { didSet { GeometryStamp.change() } }
  /// The additional insets of the app, in points.
  var additional = UIEdgeInsets.zero { didSet { GeometryStamp.change() } }
}
