// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// One side of a constraint: an attribute of an item, or the distance between two attributes.
struct AnchorTerm: Hashable {
  let node: LayoutNode
  let attribute: NSLayoutConstraint.Attribute
  /// The place that the distance to `node` is measured from; `nil` for an attribute alone.
  let origin: (node: LayoutNode, attribute: NSLayoutConstraint.Attribute)?

  init(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute) {
    (self.node, self.attribute, origin) = (node, attribute, nil)
  }

  /// Creates the distance from one place to another.
  init(from first: AnchorTerm, to second: AnchorTerm) {
    (node, attribute) = (second.node, second.attribute)
    origin = (first.node, first.attribute)
  }

  static func == (left: AnchorTerm, right: AnchorTerm) -> Bool {
    left.node === right.node && left.attribute == right.attribute
      && left.origin?.node === right.origin?.node
      && left.origin?.attribute == right.origin?.attribute
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(node))
    hasher.combine(attribute)
    hasher.combine(origin?.attribute)
  }

  /// The nodes of the term.
  var nodes: [LayoutNode] { [node] + (origin.map { [$0.node] } ?? []) }

  /// The attributes of the term.
  var attributes: [NSLayoutConstraint.Attribute] {
    [attribute] + (origin.map { [$0.attribute] } ?? [])
  }

  /// Whether the term is a place, which only another place can be compared with.
  var isPlace: Bool { origin == nil && (attribute.kind == .x || attribute.kind == .y) }
}
