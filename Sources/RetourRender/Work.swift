// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// What is left to paint of one item, when it is known which of its pixels show.
///
/// Plain numbers and unowned references: the pass that the work belongs to keeps what it refers to.
/// Counting references took longer than finding out what shows (measured).
struct Work {
  enum Paint {
    /// A premultiplied colour.
    case solid(UInt32)
    /// A picture with its top left corner at a pixel.
    case bitmap(Bitmap, x: Int, y: Int)
    /// A picture and the way from its pixels to those of the buffer.
    case resampled(Bitmap, CGAffineTransform)
  }

  enum Coverage {
    case full
    /// A mask stretched over a box.
    case mask(Unmanaged<Mask>, Box)
    case outline(Outline)
  }

  /// A translucent colour that is laid over a part of a work as it is painted.
  struct Dim {
    let color: UInt32
    let pixels: PixelSet
  }

  var paint: Paint
  var coverage = Coverage.full
  /// How much a picture shows, 0...255; colours have it in them.
  var opacity: UInt32 = 255
  /// The premultiplied colour that replaces a picture's own.
  var tint: UInt32?
  /// Whether every visible pixel is replaced, whatever lies below.
  var isOpaque = false
  /// What painting may touch, and for turned content what is drawn of it.
  let bounds: Box
  /// The pixels to paint.
  let visible: PixelSet
  var dim: Dim?

  init(paint: Paint, bounds: Box, visible: PixelSet) {
    (self.paint, self.bounds, self.visible) = (paint, bounds, visible)
  }

  /// Replaces pixels by a premultiplied colour.
  init(clearing pixels: PixelSet, to color: UInt32) {
    self.init(paint: .solid(color), bounds: pixels.extents, visible: pixels)
    isOpaque = true
  }
}
