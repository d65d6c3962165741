// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Begins a bitmap of one pixel per point, whose context becomes the current one.
///
/// - Parameter size: The size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a bitmap, whose context becomes the current one.
///
/// An empty size is logged once, and there is no context until the end.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the bitmap has no transparent pixels.
///   - scale: The pixels per point; 0 takes the main screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let scale = scale > 0 && scale.isFinite ? scale : UITraitCollection.mainScreenScale
  let width = GraphicsStack.pixels(size.width, scale)
  let height = GraphicsStack.pixels(size.height, scale)
  guard width > 0, height > 0 else {
    RetourLog.once(
      "image context",
      "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: "
        + "size={\(size.width), \(size.height)}, scale=\(scale)"
    )
    return GraphicsStack.current.beginImage(nil)
  }
  let context = CGContext(width: width, height: height, scale: scale, isOpaque: opaque)
  GraphicsStack.current.beginImage((context, scale))
}

/// Returns what was drawn into the bitmap that was begun last.
///
/// - Returns: The image; `nil` outside of a bitmap.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let (context, scale) = GraphicsStack.current.image, let pixels = context.makeImage() else {
    return nil
  }
  return UIImage(cgImage: pixels, scale: scale, orientation: .up)
}

/// Ends the bitmap that was begun last; the context before it is the current one again.
public func UIGraphicsEndImageContext() { GraphicsStack.current.endImage() }
