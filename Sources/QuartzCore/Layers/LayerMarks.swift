// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What is to be done for a layer or below it before the next picture.
///
/// A mark on a layer is accompanied by one on every layer above it, so a pass goes only where
/// something is to be done, and marking stops at the first layer that has the mark already.
struct LayerMarks: OptionSet {
  let rawValue: UInt8

  /// The layer's own sublayers are to be placed.
  static let layout = LayerMarks(rawValue: 1 << 0)
  /// Some layer below has `layout`.
  static let layoutBelow = LayerMarks(rawValue: 1 << 1)
  /// The layer's own content is to be drawn.
  static let display = LayerMarks(rawValue: 1 << 2)
  /// Some layer below has `display`.
  static let displayBelow = LayerMarks(rawValue: 1 << 3)
  /// The picture of the layer and what is below it has changed since it was last taken.
  static let picture = LayerMarks(rawValue: 1 << 4)
  /// The topmost layer has called `onNeedsCommit` since the last frame.
  static let announced = LayerMarks(rawValue: 1 << 5)

  static let anyLayout: LayerMarks = [.layout, .layoutBelow]
  static let anyDisplay: LayerMarks = [.display, .displayBelow]
}

/// What is on or off in a layer, and is never animated.
struct LayerSwitches: OptionSet {
  let rawValue: UInt8

  static let opaque = LayerSwitches(rawValue: 1 << 0)
  static let rasterizes = LayerSwitches(rawValue: 1 << 1)
  static let redrawsOnBoundsChange = LayerSwitches(rawValue: 1 << 2)
  /// There is a delegate: spares the look at a weak reference.
  static let delegated = LayerSwitches(rawValue: 1 << 3)
  /// Some sublayer has a `zPosition` other than 0.
  static let sortsSublayers = LayerSwitches(rawValue: 1 << 4)
  /// A frame has been made of the tree that this is the topmost layer of.
  static let composed = LayerSwitches(rawValue: 1 << 5)
  /// The layer was made by `presentation()`.
  static let isPresentation = LayerSwitches(rawValue: 1 << 6)
}
