// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import TestSupport

@testable import RetourText

/// The pixels of a drawn layout.
struct Ink {
  /// The pixels, 0xAARRGGBB each, row by row.
  let pixels: [UInt32]
  let width: Int

  /// Draws a layout in black on a transparent image.
  init(
    _ layout: TextLayout,
    at point: CGPoint = .zero,
    width: Int = 300,
    height: Int = 60,
    scale: CGFloat = 1,
    color: CGColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1),
    _ prepare: (CGContext) -> Void = { _ in }
  ) {
    let context = CGContext(width: width, height: height, scale: scale)
    prepare(context)
    layout.draw(in: context, at: point, color: color)
    self.init(of: context.finish())
  }

  /// Reads an image.
  init(of image: CGImage) {
    width = image.width
    pixels = image.pixels
  }

  /// The columns that have ink, from the first to the last.
  var columns: ClosedRange<Int>? { columns(inRows: 0..<(pixels.count / width)) }

  /// The columns that have ink in some rows, from the first to the last.
  func columns(inRows rows: Range<Int>) -> ClosedRange<Int>? {
    let inked = (rows.lowerBound * width..<rows.upperBound * width)
      .filter { pixels[$0] != 0 }.map { $0 % width }
    guard let first = inked.min(), let last = inked.max() else { return nil }
    return first...last
  }

  /// The rows that have ink, from the first to the last.
  var rows: ClosedRange<Int>? {
    guard let first = pixels.firstIndex(where: { $0 != 0 }),
      let last = pixels.lastIndex(where: { $0 != 0 })
    else { return nil }
    return (first / width)...(last / width)
  }
}

/// Lays out a text in the system font at 17 points.
func layout(
  _ string: String,
  width: CGFloat? = nil,
  lines: Int = 1,
  _ lineBreak: TextRequest.LineBreak = .truncateTail,
  alignment: TextRequest.Alignment = .natural,
  direction: TextRequest.Direction = .leftToRight,
  scale: CGFloat = 1
) -> TextLayout {
  TextSystem.layout(
    TextRequest(
      string: string,
      face: FontFace(size: 17),
      width: width,
      maximumLines: lines,
      lineBreak: lineBreak,
      alignment: alignment,
      direction: direction,
      scale: scale
    )
  )
}
