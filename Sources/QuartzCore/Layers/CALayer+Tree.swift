// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension CALayer {
  func insert(_ layer: CALayer, at index: Int) {
    refuseCycle(layer)
    layer.leaveSuperlayer()
    link(layer, at: index)
    if layer.values.zPosition != 0 { setSwitch(.sortsSublayers, true) }
    // A layer is laid out when it is added to a tree, even if it was laid out before.
    layer.setNeedsLayout()
    carryMarks(of: layer)
    setNeedsLayout()
  }

  func insert(_ layer: CALayer, nextTo sibling: CALayer?, above: Bool) {
    guard layer !== sibling else { return }
    refuseCycle(layer)
    layer.leaveSuperlayer()
    let index = sibling.flatMap { children.firstIndex(ofSame: $0) }
    switch (index, above) {
    case (let index?, true): insert(layer, at: index + 1)
    case (let index?, false): insert(layer, at: index)
    case (nil, true): insert(layer, at: .max)
    case (nil, false): insert(layer, at: 0)
    }
  }

  func replace(_ old: CALayer, by new: CALayer) {
    guard old !== new else { return }
    refuseCycle(new)
    new.leaveSuperlayer()
    guard let index = children.firstIndex(ofSame: old) else { return }
    old.leaveSuperlayer()
    insert(new, at: index)
  }

  func replaceChildren(by layers: [CALayer]) {
    let staying = Set(layers.map(ObjectIdentifier.init))
    for child in children where !staying.contains(ObjectIdentifier(child)) {
      child.leaveSuperlayer()
    }
    for layer in layers { insert(layer, at: .max) }
  }

  func leaveSuperlayer() {
    guard let parent else { return }
    flattened.dropAll()
    unlink()
    parent.markContent()
    parent.setNeedsLayout()
  }

  /// The sublayers, or nil for none; those of a presentation are the presentations of the model's.
  var listOfSublayers: [CALayer]? {
    let layers = modelLayer.map { $0.children.map { $0.makePresentation() } } ?? children
    return layers.isEmpty ? nil : layers
  }

  /// The topmost layer of the tree.
  var root: CALayer {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer
  }

  func refuseCycle(_ layer: CALayer) {
    var ancestor: CALayer? = self
    while let current = ancestor {
      if current === layer {
        misuse("CALayerInvalid: layer \(layer) is a part of cycle in its layer tree")
      }
      ancestor = current.parent
    }
  }

  /// The sublayers from the lowest to the topmost: by `zPosition`, then in their order.
  var childrenInPaintOrder: [CALayer] {
    guard switches.contains(.sortsSublayers) else { return children }
    let order = children.enumerated().sorted { left, right in
      let (below, above) = (left.element.values.zPosition, right.element.values.zPosition)
      return below != above ? below < above : left.offset < right.offset
    }
    return order.map(\.element)
  }
}
