// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// How an image is meant to be shown.
struct ImageAttributes: Hashable {
  var isSymbol = false
  var flips = false
  var renderingMode = UIImage.RenderingMode.automatic
  /// The colour of `withTintColor(_:)`.
  var tint: UIColor?
  var isResizable = false
  var caps = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile

  /// Whether views paint the image in their tint colour: symbols unless told otherwise.
  var isTemplate: Bool {
    renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbol)
  }
}
