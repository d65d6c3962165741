// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension CALayer {
  /// Changes a value: looks for an action before, marks what is to be done, runs the action after.
  @inline(__always)
  func set<Value: Equatable>(
    _ path: WritableKeyPath<LayerValues, Value>,
    _ value: Value,
    _ key: LayerKey
  ) {
    guard values[keyPath: path] != value else { return }
    let action = actionBeforeChange(of: key)
    values[keyPath: path] = value
    if key.isGeometry { GeometryStamp.change() }
    if key.leavesPictureAlone { markShown() } else { markPicture() }
    action?.run(forKey: key.rawValue, object: self, arguments: nil)
  }

  func setSwitch(_ option: LayerSwitches, _ isOn: Bool) {
    guard switches.contains(option) != isOn else { return }
    if isOn { switches.insert(option) } else { switches.remove(option) }
    guard option == .rasterizes else { return }
    // The pixels hang on the picture: a page at rest keeps none.
    if !isOn { flattened.picture = nil }
    markPicture()
  }

  func setTiming<Value: Equatable>(_ path: WritableKeyPath<MediaTiming, Value>, _ value: Value) {
    guard timing[keyPath: path] != value else { return }
    timing[keyPath: path] = value
    markPicture()
    // Time may run again where it stood, in layers that no frame looks at too.
    Session.current.animations.reconsider()
  }

  func setBounds(_ new: CGRect) {
    let origin = new.origin, size = new.size
    if origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN {
      misuse(
        "CALayerInvalidGeometry: CALayer bounds contains NaN: "
          + "[\(plain(origin.x)) \(plain(origin.y)); \(plain(size.width)) \(plain(size.height))]"
      )
    }
    guard new != values.bounds else { return }
    let action = actionBeforeChange(of: .bounds)
    values.bounds = new
    GeometryStamp.change()
    markPicture()
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
    action?.run(forKey: LayerKey.bounds.rawValue, object: self, arguments: nil)
  }

  func setPosition(_ new: CGPoint) {
    if new.x.isNaN || new.y.isNaN {
      misuse(
        "CALayerInvalidGeometry: CALayer position contains NaN: "
          + "[\(plain(new.x)) \(plain(new.y))]"
      )
    }
    set(\.position, new, .position)
  }

  /// A number as Core Animation prints it in its exceptions.
  private func plain(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

  func setZPosition(_ new: CGFloat) {
    if new != 0 { parent?.switches.insert(.sortsSublayers) }
    set(\.zPosition, new, .zPosition)
  }

  /// The frame; of an upright layer without a copy of all the values.
  var currentFrame: CGRect {
    guard values.transform.isIdentity else { return values.frame }
    return LayerValues.uprightFrame(values.bounds, values.position, values.anchorPoint)
  }

  func setFrame(_ new: CGRect) {
    let frame = new.standardized
    var size = frame.size
    if !values.transform.isIdentity {
      // As large as makes the box come out right when the layer is only moved and scaled.
      let inverse = values.transform.inverted()
      size = CGRect(origin: .zero, size: size).applying(inverse).size
    }
    var offset = CGPoint(
      x: values.anchorPoint.x * size.width,
      y: values.anchorPoint.y * size.height
    )
    if !values.transform.isIdentity {
      // Where the anchor lies in the box of the turned layer.
      var turned = values
      (turned.bounds.size, turned.position) = (size, .zero)
      let box = turned.frame
      offset = CGPoint(x: -box.minX, y: -box.minY)
    }
    position = CGPoint(x: frame.minX + offset.x, y: frame.minY + offset.y)
    bounds = CGRect(origin: values.bounds.origin, size: size)
  }

  func copyValues(from layer: CALayer) {
    values = layer.values
    image = layer.image
    storedContents = layer.storedContents
    storedContentsScale = layer.storedContentsScale
    switches = layer.switches.intersection([.opaque, .rasterizes, .redrawsOnBoundsChange])
    contentsMultiplyColor = layer.contentsMultiplyColor
    copyRareValues(from: layer)
  }
}
