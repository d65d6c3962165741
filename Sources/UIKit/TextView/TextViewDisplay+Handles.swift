// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import RetourText

extension TextViewDisplay {
  /// The length of the end of a selection in which a character with a width is looked for.
  private static let tailCount = 64

  var visibleArea: CGRect {
    view.storedLayer.bounds.inset(by: view.adjustedContentInset)
  }

  /// Where a line wraps, the handle of the end is behind the last selected character, not at the
  /// start of the next line.
  func caret(of end: SelectionEnd, of range: Range<Int>) -> CGRect {
    guard end == .end else { return caretRect(at: range.lowerBound) }
    let caret = caretRect(at: range.upperBound)
    let last = editing.roundedDown(range.upperBound - 1)
    // A space at the end of a line has no width.
    let tail = max(range.lowerBound, range.upperBound - Self.tailCount)..<range.upperBound
    guard let box = rects(of: tail).last, box.maxY <= caret.midY,
      editing.string(in: last..<range.upperBound).first?.isNewline == false
    else { return caret }
    let isMirrored = withBlock(at: last) { layout, start in
      layout.isRightToLeft(at: last - start)
    }
    return CGRect(
      x: isMirrored ? box.minX : box.maxX - caret.width,
      y: box.minY,
      width: caret.width,
      height: box.height
    )
  }

  func scroll(by distance: CGPoint) -> Bool {
    let space = view.engine.space.y
    let place = view.contentOffset.y
    let target = min(max(place + distance.y, space.least), space.most)
    guard view.isScrollEnabled, target != place else { return false }
    view.contentOffset.y = target
    return true
  }
}
