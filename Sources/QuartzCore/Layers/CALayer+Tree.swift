// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension CALayer {
  func insert(_ layer: CALayer, at index: Int) {
    refuseCycle(layer)
    layer.leaveSuperlayer()
    children.insert(layer, at: min(index, children.count))
    layer.parent = self
    GeometryStamp.change()
    if layer.values.zPosition != 0 { switches.insert(.sortsSublayers) }
    // A layer that comes into a tree is laid out, whatever it was before.
    layer.setNeedsLayout()
    takeMarks(of: layer)
    setNeedsLayout()
  }

  func insert(_ layer: CALayer, nextTo sibling: CALayer?, above: Bool) {
    guard layer !== sibling else { return }
    refuseCycle(layer)
    layer.leaveSuperlayer()
    let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
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
    guard let index = children.firstIndex(where: { $0 === old }) else { return }
    old.leaveSuperlayer()
    insert(new, at: index)
  }

  func replaceChildren(by layers: [CALayer]) {
    for child in children where !layers.contains(where: { $0 === child }) {
      child.leaveSuperlayer()
    }
    for layer in layers { insert(layer, at: .max) }
  }

  func leaveSuperlayer() {
    guard let parent else { return }
    let leaving = self
    self.parent = nil
    GeometryStamp.change()
    flattened.picture = nil
    flattened.group = nil
    parent.children.removeAll { $0 === leaving }
    parent.markPicture()
    parent.setNeedsLayout()
  }

  /// Apple has nil for none; a presentation's are the presentations of the model's.
  var listOfSublayers: [CALayer]? {
    let layers = modelLayer.map { $0.children.map { $0.makePresentation() } } ?? children
    return layers.isEmpty ? nil : layers
  }

  /// Lets go of the sublayers of a layer that is being freed.
  func abandonTree() {
    for animation in attached { animation.layerIsGone() }
    if children.isEmpty { return }
    for child in children { child.parent = nil }
    // One by one: a chain of layers freeing each other would take a stack as deep as the chain.
    var leaving = children
    children = []
    while var layer = leaving.popLast() {
      guard isKnownUniquelyReferenced(&layer) else { continue }
      for child in layer.children { child.parent = nil }
      leaving += layer.children
      layer.children = []
    }
  }

  /// The topmost layer of the tree.
  var root: CALayer {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer
  }

  private func refuseCycle(_ layer: CALayer) {
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
