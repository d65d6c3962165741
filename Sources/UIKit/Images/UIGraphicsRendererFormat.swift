// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// How a renderer's pictures are stored.
open class UIGraphicsRendererFormat: NSObject {
  var storedBounds = CGRect.zero

  /// Makes a format.
  public override required init() {}

  /// Returns the format that suits the main screen.
  open class func `default`() -> Self { self.init() }

  /// Returns the format that suits the main screen.
  open class func preferred() -> Self { self.init() }

  /// The rectangle that is drawn in, in points; set by the renderer.
  open var bounds: CGRect { storedBounds }
}

/// How pictures of pixels are stored.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point; the main screen's unless set.
  open var scale: CGFloat = UITraitCollection.mainScreenScale
  /// Whether the pictures have no holes.
  open var opaque = false
}
