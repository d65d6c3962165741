// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The anchors of a node.
extension LayoutNode {
  func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(AnchorTerm(self, attribute))
  }

  func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(AnchorTerm(self, attribute))
  }

  func length(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(AnchorTerm(self, attribute))
  }
}
