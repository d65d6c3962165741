// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// What few layers have of their own.
///
/// Apart from the layer: a covered page keeps all its layers, and these would be a twentieth of it
/// (measured).
final class RareValues {
  /// The values of a layer that has none of its own; nobody changes them.
  nonisolated(unsafe) static let standard = RareValues()

  var timing = MediaTiming()
  var contentsGravity = CALayerContentsGravity.resize
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var rasterizationScale: CGFloat = 0
  var name: String?
  var actions: [String: any CAAction]?
}

extension CALayer {
  /// The rare values, to be read.
  var rareValues: RareValues { ownRareValues ?? .standard }

  /// The rare values, to be changed: the layer has its own from now on.
  var changeableRareValues: RareValues {
    let own = ownRareValues ?? RareValues()
    ownRareValues = own
    return own
  }

  /// Changes a rare value that shows.
  @inline(__always)
  func setRare<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<RareValues, Value>,
    _ value: Value
  ) {
    guard rareValues[keyPath: path] != value else { return }
    changeableRareValues[keyPath: path] = value
    markPicture()
  }

  /// How the layer's time follows from its superlayer's.
  var timing: MediaTiming {
    get { rareValues.timing }
    set { changeableRareValues.timing = newValue }
  }

  /// Takes the rare values of a layer that this one is the presentation of.
  func copyRareValues(from layer: CALayer) {
    guard let other = layer.ownRareValues else { return }
    let own = changeableRareValues
    own.timing = other.timing
    own.contentsGravity = other.contentsGravity
    own.contentsCenter = other.contentsCenter
    own.rasterizationScale = other.rasterizationScale
    own.name = other.name
  }
}
