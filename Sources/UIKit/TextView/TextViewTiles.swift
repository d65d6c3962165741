// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The views that draw the visible part of a text view's text, each a strip of the same height.
@MainActor
final class TextViewTiles {
  /// The height of a tile in points (our decision): a change of a line draws one or two again.
  private static let height: CGFloat = 128

  private unowned let view: UITextView
  private let painter: (CGRect) -> Void
  private var tiles: [Int: PaintedTextView] = [:]
  private var width: CGFloat = 0

  /// Creates tiles.
  ///
  /// - Parameters:
  ///   - view: The text view.
  ///   - painter: Draws a part of the content, whose top left is the context's origin.
  init(_ view: UITextView, _ painter: @escaping (CGRect) -> Void) {
    (self.view, self.painter) = (view, painter)
  }

  /// Returns the part of the content, from top to bottom, that the tiles of a visible part show.
  static func strip(of bounds: CGRect) -> Range<CGFloat> {
    let indices = indices(from: bounds.minY, to: bounds.maxY)
    return CGFloat(indices.lowerBound) * height..<CGFloat(indices.upperBound + 1) * height
  }

  private static func indices(from top: CGFloat, to bottom: CGFloat) -> ClosedRange<Int> {
    let first = Int((max(top, 0) / height).rounded(.down))
    return first...max(first, Int((max(bottom, 0) / height).rounded(.up)) - 1)
  }

  /// Adds the tiles that are visible, and removes others.
  func layOut(in bounds: CGRect, height: CGFloat, below caret: UIView) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let shown = Self.indices(from: bounds.minY, to: min(bounds.maxY, height))
    for (index, tile) in tiles where !shown.contains(index) {
      tile.removeFromSuperview()
      tiles[index] = nil
    }
    for index in shown {
      let tile = tiles[index] ?? make(index, below: caret)
      let frame = frame(index, width: bounds.width)
      if tile.storedLayer.frame != frame { tile.frame = frame }
    }
  }

  /// Draws the tiles in a part of the content again.
  func redraw(from top: CGFloat, to bottom: CGFloat = .infinity) {
    for (index, tile) in tiles {
      let frame = frame(index, width: 1)
      if frame.maxY > top - 1, frame.minY < bottom + 1 { tile.setNeedsDisplay() }
    }
  }

  private func frame(_ index: Int, width: CGFloat) -> CGRect {
    CGRect(x: 0, y: CGFloat(index) * Self.height, width: width, height: Self.height)
  }

  private func make(_ index: Int, below caret: UIView) -> PaintedTextView {
    let tile = PaintedTextView()
    tile.isUserInteractionEnabled = false
    tile.painter = { [unowned self] bounds in
      painter(frame(index, width: bounds.width))
    }
    tiles[index] = tile
    view.insertSubview(tile, belowSubview: caret)
    return tile
  }
}
