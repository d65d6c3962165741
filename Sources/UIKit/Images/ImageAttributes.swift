// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The attributes that an image is shown with.
struct ImageAttributes: Hashable {
  var isSymbol = false
  var flips = false
  var renderingMode = UIImage.RenderingMode.automatic
  /// The color of `withTintColor(_:)`.
  var tint: UIColor?
  var isResizable = false
  var caps = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var orientation = UIImage.Orientation.up
  /// The pixels before they were turned upright; `nil` where they were not.
  var source: CGImage?

  /// Whether views draw the image in their tint color: symbols, unless a mode says otherwise.
  var isTemplate: Bool {
    renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbol)
  }
}
