// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The views that draw the visible part of a text view's text, each a strip of the same height.
@MainActor
final class TextViewTiles {
  /// The height of a tile in points (our decision).
  private static let height: CGFloat = 256

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

  /// Adds the tiles that are visible, and removes others.
  func layOut(in bounds: CGRect, height: CGFloat, below caret: UIView) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let first = Int((max(bounds.minY, 0) / Self.height).rounded(.down))
    let end = min(bounds.maxY, height)
    let last = max(first, Int((max(end, 0) / Self.height).rounded(.up)) - 1)
    for (index, tile) in tiles where !(first...last).contains(index) {
      tile.removeFromSuperview()
      tiles[index] = nil
    }
    for index in first...last {
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
