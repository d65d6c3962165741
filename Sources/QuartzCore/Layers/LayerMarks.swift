// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The pending work for a layer or its subtree before the next frame.
///
/// A mark on a layer comes with one on every layer above it, so a pass visits only layers with
/// pending work, and marking stops at the first layer that has the mark.
struct LayerMarks: OptionSet {
  let rawValue: UInt8

  /// The layer's sublayers need layout.
  static let layout = LayerMarks(rawValue: 1 << 0)
  /// A layer of the subtree has `layout`.
  static let layoutBelow = LayerMarks(rawValue: 1 << 1)
  /// The layer's content needs drawing.
  static let display = LayerMarks(rawValue: 1 << 2)
  /// A layer of the subtree has `display`.
  static let displayBelow = LayerMarks(rawValue: 1 << 3)
  /// The layer or its subtree has changed since the last frame.
  static let content = LayerMarks(rawValue: 1 << 4)
  /// The topmost layer has called `onNeedsCommit` since the last frame.
  static let announced = LayerMarks(rawValue: 1 << 5)

  static let anyLayout: LayerMarks = [.layout, .layoutBelow]
  static let anyDisplay: LayerMarks = [.display, .displayBelow]
}

// The methods of `OptionSet` are generic: without optimization, as in an app's tests, each is a
// chain of calls, and together they were a tenth of an animated push.
extension LayerMarks {
  func contains(_ marks: LayerMarks) -> Bool { rawValue & marks.rawValue == marks.rawValue }

  func isDisjoint(with marks: LayerMarks) -> Bool { rawValue & marks.rawValue == 0 }

  mutating func formUnion(_ marks: LayerMarks) {
    self = LayerMarks(rawValue: rawValue | marks.rawValue)
  }

  mutating func subtract(_ marks: LayerMarks) {
    self = LayerMarks(rawValue: rawValue & ~marks.rawValue)
  }
}

/// The Boolean properties of a layer, which are never animated.
struct LayerSwitches: OptionSet {
  let rawValue: UInt8

  static let opaque = LayerSwitches(rawValue: 1 << 0)
  static let rasterizes = LayerSwitches(rawValue: 1 << 1)
  static let redrawsOnBoundsChange = LayerSwitches(rawValue: 1 << 2)
  /// Whether there is a delegate: faster than reading a weak reference.
  static let delegated = LayerSwitches(rawValue: 1 << 3)
  /// A sublayer has a `zPosition` other than 0.
  static let sortsSublayers = LayerSwitches(rawValue: 1 << 4)
  /// The layer is the topmost of a tree that has had a frame.
  static let composed = LayerSwitches(rawValue: 1 << 5)
  /// `presentation()` created the layer.
  static let isPresentation = LayerSwitches(rawValue: 1 << 6)

  // Fast without optimization, as the methods of `LayerMarks`.
  func contains(_ switches: LayerSwitches) -> Bool {
    rawValue & switches.rawValue == switches.rawValue
  }
}
