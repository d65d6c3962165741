// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

extension RichLayout {
  /// Returns the part that may look different from a layout of the text before a change.
  ///
  /// Lines before the change and behind it look the same if their characters and places are; one
  /// that ends at the change counts as changed.
  ///
  /// - Parameters:
  ///   - former: The layout of the text before.
  ///   - range: The range that was replaced in the text before.
  ///   - count: The number of characters that replaced it.
  /// - Returns: The part from top to bottom, in points, that covers the lines in both layouts.
  package func changedPart(
    since former: RichLayout,
    replacing range: Range<Int>,
    by count: Int
  ) -> Range<CGFloat> {
    let growth = count - range.count
    var first = 0
    while first < min(lineCount, former.lineCount),
      lines[first].range.upperBound < range.lowerBound,
      hasLine(first, like: first, of: former, movedBy: 0)
    {
      first += 1
    }
    var (end, formerEnd) = (lineCount, former.lineCount)
    while end > first, formerEnd > first,
      former.lines[formerEnd - 1].range.lowerBound >= range.upperBound,
      hasLine(end - 1, like: formerEnd - 1, of: former, movedBy: growth)
    {
      (end, formerEnd) = (end - 1, formerEnd - 1)
    }
    let boxes = (lines[first..<end] + former.lines[first..<formerEnd]).map(\.box)
    let top = boxes.lazy.map(\.minY).min() ?? 0
    return top..<max(top, boxes.lazy.map(\.maxY).max() ?? 0)
  }

  /// Whether a line has the characters and the place of one in a former layout.
  private func hasLine(
    _ line: Int,
    like formerLine: Int,
    of former: RichLayout,
    movedBy distance: Int
  ) -> Bool {
    let (new, old) = (lines[line], former.lines[formerLine])
    return new.range.lowerBound == old.range.lowerBound + distance
      && new.range.count == old.range.count && new.box == old.box
      && new.paragraph.direction == old.paragraph.direction
  }
}
