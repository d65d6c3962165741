// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

/// The painting of the visible pixels of one item.
///
/// Plain numbers and unowned references: the pass of the work retains the objects. Counting
/// references took longer than finding the visible pixels (measured).
struct Work {
  enum Paint {
    /// A premultiplied color.
    case solid(UInt32)
    /// An image with its top left corner at a pixel.
    case bitmap(Bitmap, x: Int, y: Int)
    /// An image that is stretched over whole pixels.
    case scaled(Scaling)
    /// An image that is reduced to whole pixels.
    case averaged(Averaging)
    /// An image of one column that is repeated.
    case stripes(Stripes)
    /// An image, and the transform from its pixels to those of the buffer.
    case resampled(Bitmap, CGAffineTransform)
    /// An image in perspective.
    case projected(Unmanaged<ProjectedImage>)
  }

  enum Coverage {
    case full
    /// A mask stretched over a box.
    case mask(Unmanaged<Mask>, PixelRect)
    case outline(Outline)
    case quad(retour_quad)
    case rotatedMask(Unmanaged<RotatedMask>)
  }

  /// A translucent color that is applied to a part of the pixels as they are painted.
  struct Dim {
    let color: UInt32
    fileprivate(set) var pixels: PixelSet
  }

  var paint: Paint
  var coverage = Coverage.full
  /// The opacity of an image, 0...255; colors include theirs.
  var opacity: UInt32 = 255
  /// The premultiplied color that replaces an image's own.
  var tint: UInt32?
  /// The opaque color that lies directly below an image; it need not be painted itself.
  var background: UInt32?
  /// Whether painting replaces every visible pixel.
  var isOpaque = false
  /// The bounds of painting, and for rotated content of its outline.
  let bounds: PixelRect
  /// The pixels to paint.
  private(set) var visible: PixelSet
  var dim: Dim?

  /// The corners of the rectangle that is covered; `nil` where it is another shape.
  var corners: retour_quad? {
    switch coverage {
    case .quad(let corners): corners
    case .outline(let outline): outline.corners
    case .full, .mask, .rotatedMask: nil
    }
  }

  init(paint: Paint, bounds: PixelRect, visible: PixelSet) {
    (self.paint, self.bounds, self.visible) = (paint, bounds, visible)
  }

  /// Whether there is nothing to paint.
  var isEmpty: Bool { visible.isEmpty && dim == nil }

  /// Returns the part of the work within a box.
  ///
  /// - Parameters:
  ///   - box: The box.
  ///   - visible: The set that receives the pixels to paint.
  ///   - dimmed: The set that receives those to dim.
  /// - Returns: The part, which does not outlive the sets.
  func part(in box: PixelRect, visible: PixelSet, dimmed: PixelSet) -> Work {
    var part = self
    visible.set(self.visible, within: box)
    part.visible = visible
    if let dim {
      dimmed.set(dim.pixels, within: box)
      part.dim = dimmed.isEmpty ? nil : Dim(color: dim.color, pixels: dimmed)
    }
    return part
  }

  /// Replaces pixels by a premultiplied color.
  init(clearing pixels: PixelSet, to color: UInt32) {
    self.init(paint: .solid(color), bounds: pixels.extents, visible: pixels)
    isOpaque = true
  }
}

extension Outline {
  /// The corners of a plain rectangle; `nil` for one with round corners or a hole.
  fileprivate var corners: retour_quad? {
    guard cornerRadius <= 0, width == nil else { return nil }
    return retour_quad(Quad(rect, transform).corners)
  }
}
