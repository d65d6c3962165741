// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore

/// What a controller adds to the safe area of its view.
///
/// The view asks here and not the controller, for each view below and each layout: a controller is
/// pointed to by weak references, which makes taking hold of it slow (a tenth of a push, measured).
@MainActor
final class SafeAreaSource {
  /// What the bars of the containers around the controller cover of its view, in points.
  var bars = UIEdgeInsets.zero { didSet { GeometryStamp.change() } }
  /// What the app asks for on top, in points.
  var additional = UIEdgeInsets.zero { didSet { GeometryStamp.change() } }
}
