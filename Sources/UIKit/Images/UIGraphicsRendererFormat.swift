// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The format of a renderer's images.
open class UIGraphicsRendererFormat: NSObject {
  private var storedBounds = CGRect.zero

  /// Creates a format.
  public override required init() {}

  /// Returns the format that suits the main screen.
  open class func `default`() -> Self { self.init() }

  /// Returns the format that suits the main screen.
  open class func preferred() -> Self { self.init() }

  /// The rectangle of the renderer, in points.
  open var bounds: CGRect { storedBounds }

  /// Sets the rectangle of a renderer.
  func setBounds(_ bounds: CGRect) { storedBounds = bounds }
}

/// The format of a renderer's bitmap images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The pixels per point; the main screen's unless set.
  open var scale: CGFloat = UITraitCollection.mainScreenScale
  /// Whether the images have no transparency.
  open var opaque = false

  /// Creates a format that suits what has these traits.
  ///
  /// - Parameter traitCollection: The traits; the main screen's scale is used where they have none.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}
