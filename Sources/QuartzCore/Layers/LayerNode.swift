// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The place of a layer in its tree, and the marks of pending work.
struct LayerNode {
  /// The sublayers, the lowest first.
  fileprivate(set) var children: [CALayer] = []
  /// The superlayer, which owns its sublayers and clears this when it is deallocated.
  fileprivate(set) unowned(unsafe) var parent: CALayer?
  private(set) var marks: LayerMarks = []

  /// Adds marks.
  mutating func mark(_ marks: LayerMarks) { self.marks.formUnion(marks) }

  /// Removes marks and returns whether there was any of them.
  @discardableResult
  mutating func takeMark(_ marks: LayerMarks) -> Bool {
    guard !self.marks.isDisjoint(with: marks) else { return false }
    self.marks.subtract(marks)
    return true
  }
}

extension CALayer {
  var children: [CALayer] { node.children }
  var parent: CALayer? { node.parent }
  var marks: LayerMarks { node.marks }

  /// Adds a layer without a superlayer to the sublayers.
  func link(_ layer: CALayer, at index: Int) {
    node.children.insert(layer, at: min(index, node.children.count))
    layer.node.parent = self
    GeometryStamp.change()
  }

  /// Removes the layer from its superlayer.
  func unlink() {
    guard let parent else { return }
    // The superlayer may hold the last reference.
    let leaving = self
    node.parent = nil
    GeometryStamp.change()
    if parent.rare.mask === leaving { return parent.dropMask() }
    parent.node.children.remove(same: leaving)
  }

  /// Makes a layer without a superlayer the mask of another, which does not list it.
  func linkMask(to layer: CALayer) { node.parent = layer }

  /// Releases the sublayers of a layer that is being deallocated.
  func abandonTree() {
    for animation in animations.list { animation.layerIsGone() }
    rare.mask?.node.parent = nil
    if children.isEmpty { return }
    for child in children { child.node.parent = nil }
    // One by one: a chain of layers that release each other would need a stack of its length.
    var leaving = children
    node.children = []
    while var layer = leaving.popLast() {
      guard isKnownUniquelyReferenced(&layer) else { continue }
      for child in layer.children { child.node.parent = nil }
      leaving += layer.children
      layer.node.children = []
    }
  }
}
