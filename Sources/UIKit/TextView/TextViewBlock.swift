// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourText

/// A part of the text of a text view that is laid out at once.
struct TextViewBlock {
  let chunk: TextChunk
  /// The height in points; an estimate until the block is laid out.
  var height: CGFloat
  /// The layout, once it was asked for.
  var layout: RichLayout?
  /// The numbers of the styles of the layout.
  var styles: [Int] = []

  /// The length with the line break, in UTF-16 units.
  var count: Int { chunk.count + chunk.separator }
}
