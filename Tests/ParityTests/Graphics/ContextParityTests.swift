// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Behavior of graphics contexts that is the same in Apple's Core Graphics.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct ContextParityTests {
  /// Draws into a context of 100 by 100 points.
  private func draw(_ actions: (CGContext) -> Void) {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100))
    _ = renderer.image { actions($0.cgContext) }
  }

  // Apple documentation of `isPathEmpty`, `currentPointOfPath` and `boundingBoxOfPath`.
  @Test func `a context has no path at first, and keeps the one that is built`() {
    draw { context in
      #expect(context.isPathEmpty && context.currentPointOfPath == .zero)
      #expect(context.boundingBoxOfPath.isNull)
      context.move(to: CGPoint(x: 10, y: 20))
      context.addLine(to: CGPoint(x: 30, y: 25))
      #expect(!context.isPathEmpty && context.currentPointOfPath == CGPoint(x: 30, y: 25))
      #expect(context.boundingBoxOfPath == CGRect(x: 10, y: 20, width: 20, height: 5))
    }
  }

  // Apple documentation of `fillPath(using:)` and `strokePath()`: the path is cleared.
  @Test func `a path that is filled or stroked is gone`() {
    draw { context in
      context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fillPath()
      #expect(context.isPathEmpty)
      context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.strokePath()
      #expect(context.isPathEmpty)
      context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.drawPath(using: .fillStroke)
      #expect(context.isPathEmpty)
    }
  }

  // Apple documentation of `beginPath()`: a path that was there is discarded.
  @Test func `beginning a path discards the former`() {
    draw { context in
      context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.beginPath()
      #expect(context.isPathEmpty)
    }
  }

  // Apple documentation of `clip(using:)`: the path becomes empty.
  @Test func `clipping intersects the clip with the path, and clears the path`() {
    draw { context in
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 100))
      context.addRect(CGRect(x: 10, y: 10, width: 40, height: 200))
      context.clip()
      #expect(context.isPathEmpty)
      #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 40, height: 90))
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 10, height: 10))
    }
  }

  // Apple documentation of `saveGState()` and `restoreGState()`: the clip is part of the state.
  @Test func `the clip is saved and restored`() {
    draw { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
      context.restoreGState()
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 100))
    }
  }

  // Apple documentation of `saveGState()`: the path is no part of the state.
  @Test func `the path is not restored`() {
    draw { context in
      context.saveGState()
      context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      #expect(!context.isPathEmpty)
    }
  }

  // Apple documentation of `boundingBoxOfClipPath`: in the space of the user.
  @Test func `transforms change the space of the user`() {
    draw { context in
      context.scaleBy(x: 2, y: 4)
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 50, height: 25))
      context.translateBy(x: 10, y: 5)
      #expect(context.boundingBoxOfClipPath == CGRect(x: -10, y: -5, width: 50, height: 25))
      context.concatenate(CGAffineTransform(scaleX: 0.5, y: 0.5))
      #expect(context.boundingBoxOfClipPath == CGRect(x: -20, y: -10, width: 100, height: 50))
    }
  }

  // Apple documentation of `closePath()`: the current point is the start of the subpath.
  @Test func `closing a path returns to its start`() {
    draw { context in
      context.move(to: CGPoint(x: 5, y: 6))
      context.addLine(to: CGPoint(x: 50, y: 6))
      context.addLine(to: CGPoint(x: 50, y: 60))
      context.closePath()
      #expect(context.currentPointOfPath == CGPoint(x: 5, y: 6))
    }
  }

  // Apple header CGContext.h: the interpolation quality is part of the graphics state.
  @Test func `a context keeps its interpolation quality in its state`() {
    draw { context in
      let quality = context.interpolationQuality
      context.saveGState()
      context.interpolationQuality = .none
      #expect(context.interpolationQuality == .none)
      context.restoreGState()
      #expect(context.interpolationQuality == quality)
    }
  }

  // Apple documentation of `makeImage()`, `width` and `height`: in pixels.
  @Test func `a context's image has its pixels`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format)
    _ = renderer.image { context in
      #expect(context.cgContext.width == 20 && context.cgContext.height == 40)
      let image = context.cgContext.makeImage()
      #expect(image?.width == 20 && image?.height == 40)
    }
  }
}
