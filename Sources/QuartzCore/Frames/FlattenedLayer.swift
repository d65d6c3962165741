// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourRender

/// What a frame made of a layer, for the next frame.
///
/// The identity of a sub-list is what the renderer's stores and the search for damage hang on: as
/// long as the picture is the same, so is the object.
struct FlattenedLayer {
  /// The layer and all in it as one picture, without its place and opacity.
  var picture: SubList?
  /// An animation runs inside: the picture is another at every moment.
  var dependsOnTime = false
  /// What an opacity is applied to as a whole, as it lies on the screen.
  var group: SubList?
  /// The parts of contents that are stretched in the middle only.
  var parts: StretchedParts?
}

extension SubList {
  /// Returns the earlier object when this one would show the same, so that identity means sameness.
  func orSame(as earlier: SubList?) -> SubList {
    guard let earlier, hasShape(of: earlier), list == earlier.list else { return self }
    return earlier
  }
}
