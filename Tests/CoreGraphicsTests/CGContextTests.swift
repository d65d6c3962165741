// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

struct CGContextTests {
  private let redColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blueColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let all = CGRect(x: 0, y: 0, width: 100, height: 100)

  // MARK: Pixels

  @Test func `a new context is transparent, an opaque one black`() {
    #expect(drawn(2, 1) { _ in }.pixels == [nothing, nothing])
    let opaque = drawn(2, 1, isOpaque: true) { $0.clear(all) }
    #expect(opaque.pixels == [black, black])
    #expect(opaque.isOpaque)
  }

  @Test func `the origin is the top left corner and a unit is a point`() {
    let image = drawn(4, 4, scale: 2) {
      $0.setFillColor(redColor)
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    for y in 0..<4 {
      for x in 0..<4 { #expect(image.pixel(x: x, y: y) == (x >= 2 && y < 2 ? red : nothing)) }
    }
  }

  @Test func `the alpha of a fill is the color's times the context's`() {
    let image = drawn(1, 1) {
      $0.setAlpha(0.5)
      $0.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.5)
      $0.fill(all)
    }
    #expect(image.pixels == [0x4040_4040])
    #expect(!image.isOpaque)
  }

  @Test func `an opaque fill of the whole context makes an opaque image`() {
    #expect(drawn(3, 3) { $0.fill(all) }.isOpaque)
  }

  @Test func `finish returns an image without copying the pixels`() throws {
    let context = CGContext(width: 2, height: 2, scale: 1)
    context.setFillColor(redColor)
    context.fill(all)
    let copy = try #require(context.makeImage())
    context.setFillColor(blueColor)
    context.fill(all)
    let image = context.finish()
    #expect(copy.pixels == [red, red, red, red])
    #expect(image.pixels == [blue, blue, blue, blue])
    context.fill(all)
    context.draw(copy, in: all)
    #expect(image.pixels == [blue, blue, blue, blue])
    #expect(context.makeImage() == nil)
    #expect(!context.isAlive)
    #expect(context.boundingBoxOfClipPath.isNull)
    #expect((context.finish().width, context.width) == (1, 0))
  }

  // MARK: Transforms and state

  @Test func `the transform of a new context is the identity at every scale`() {
    let context = CGContext(width: 10, height: 10, scale: 2)
    #expect(context.ctm.isIdentity)
    context.translateBy(x: 3, y: 4)
    context.scaleBy(x: 2, y: 2)
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4))
    #expect(context.userSpaceToDeviceSpaceTransform.a == 4)
    context.saveGState()
    context.rotate(by: 1)
    context.restoreGState()
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4))
  }

  @Test func `a later transform is applied first`() {
    let image = drawn(4, 1) {
      $0.scaleBy(x: 2, y: 1)
      $0.translateBy(x: 1, y: 0)
      $0.setFillColor(redColor)
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(image.pixels == [nothing, nothing, red, red])
  }

  @Test func `a transform without an inverse draws nothing and can be restored`() {
    let tile = CGImage(width: 1, pixels: [blue])
    let image = drawn(2, 1) { context in
      for bad in [0, CGFloat.nan, .infinity] {
        context.saveGState()
        context.scaleBy(x: bad, y: 1)
        context.setFillColor(blueColor)
        context.fill(all)
        context.stroke(all)
        context.clear(all)
        context.draw(tile, in: all)
        context.clip(to: all, mask: tile)
        context.restoreGState()
      }
      context.setFillColor(redColor)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(image.pixels == [nothing, red])
  }

  @Test func `numbers that are not finite or far too large have no effect`() {
    let image = drawn(2, 1) { context in
      context.setFillColor(blueColor)
      context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
      context.setLineWidth(.nan)
      context.setLineDash(phase: 0, lengths: [-1, 2])
      context.setLineDash(phase: 0, lengths: [0, 0])
      context.setFillColor(redColor)
      context.fill(.infinite)
    }
    #expect(image.pixels == [red, red])
  }

  @Test func `restoring without saving is logged and has no effect`() {
    let lines = RetourLog.capturing {
      let image = drawn(1, 1) {
        $0.restoreGState()
        $0.endTransparencyLayer()
        $0.beginTransparencyLayer(auxiliaryInfo: nil)
        $0.restoreGState()
        $0.fill(all)
      }
      #expect(image.pixels == [black])
    }
    #expect(lines.count == 2)
  }

  @Test func `restoreGState restores the whole state`() {
    let image = drawn(2, 1) {
      $0.setFillColor(redColor)
      $0.saveGState()
      $0.setFillColor(blueColor)
      $0.setAlpha(0.2)
      $0.setBlendMode(.clear)
      $0.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      $0.restoreGState()
      $0.fill(all)
    }
    #expect(image.pixels == [red, red])
  }

  // MARK: Paths

  @Test func `an inner rectangle is filled by the winding rule only`() {
    func filled(_ rule: CGPathFillRule) -> CGImage {
      drawn(5, 5) {
        $0.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
        $0.addRect(CGRect(x: 1, y: 1, width: 3, height: 3))
        $0.fillPath(using: rule)
      }
    }
    #expect(filled(.winding).pixel(x: 2, y: 2) == black)
    #expect(filled(.evenOdd).pixel(x: 2, y: 2) == nothing)
    #expect(filled(.evenOdd).pixel(x: 0, y: 2) == black)
  }

  @Test func `filling clears the current path`() {
    let context = CGContext(width: 4, height: 4, scale: 1)
    context.move(to: CGPoint(x: 1, y: 1))
    #expect(!context.isPathEmpty)
    #expect(context.currentPointOfPath == CGPoint(x: 1, y: 1))
    context.addQuadCurve(to: CGPoint(x: 3, y: 1), control: CGPoint(x: 2, y: 3))
    context.closePath()
    context.fillPath()
    #expect(context.isPathEmpty)
    #expect(context.boundingBoxOfPath.isNull)
  }

  @Test func `lines are one point wide and have butt caps by default`() {
    let image = drawn(5, 3) {
      $0.setStrokeColor(redColor)
      $0.strokeLineSegments(between: [CGPoint(x: 1, y: 1.5), CGPoint(x: 4, y: 1.5)])
    }
    for y in 0..<3 {
      for x in 0..<5 {
        #expect(image.pixel(x: x, y: y) == (y == 1 && (1..<4).contains(x) ? red : nothing))
      }
    }
  }

  @Test func `stroking a rectangle with a width keeps the line width`() {
    let image = drawn(6, 6) {
      $0.stroke(CGRect(x: 1, y: 1, width: 4, height: 4), width: 2)
      $0.clear(CGRect(x: 0, y: 0, width: 6, height: 3))
      $0.stroke(CGRect(x: -5, y: 0.5, width: 20, height: 20))
    }
    #expect(image.pixel(x: 0, y: 0) == black && image.pixel(x: 0, y: 1) == nothing)
    #expect(image.pixel(x: 1, y: 4) == black && image.pixel(x: 0, y: 5) == black)
    #expect(image.pixel(x: 2, y: 3) == nothing)
  }

  @Test func `dashes leave gaps, and square caps extend lines`() {
    let dashed = drawn(6, 1) {
      $0.setLineDash(phase: 0, lengths: [2, 2])
      $0.addLines(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 6, y: 0.5)])
      $0.strokePath()
    }
    #expect(dashed.pixels == [black, black, nothing, nothing, black, black])
    let capped = drawn(4, 2) {
      $0.setLineWidth(2)
      $0.setLineCap(.square)
      $0.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 1)])
      $0.strokePath()
    }
    #expect(capped.pixel(x: 0, y: 0) == black && capped.pixel(x: 2, y: 0) == black)
    #expect(capped.pixel(x: 3, y: 0) == nothing)
  }

  @Test func `an arc is connected to the current point`() {
    let context = CGContext(width: 20, height: 20, scale: 1)
    context.move(to: CGPoint(x: 10, y: 10))
    context.addArc(
      center: CGPoint(x: 10, y: 10),
      radius: 8,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: false
    )
    context.fillPath()
    let image = context.finish()
    #expect(image.pixel(x: 13, y: 13) == black)
    #expect(image.pixel(x: 6, y: 6) == nothing && image.pixel(x: 13, y: 6) == nothing)
  }

  @Test func `an added path is drawn like the same path built in the context`() {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    let image = drawn(20, 20) {
      $0.addPath(path)
      $0.fillPath()
    }
    #expect(image.pixels == drawn(20, 20) { $0.fillEllipse(in: path.boundingBox) }.pixels)
    #expect(image.pixel(x: 0, y: 0) == nothing && image.pixel(x: 10, y: 10) == black)
  }

  // MARK: Clipping

  @Test func `clips intersect, and an empty clip hides everything`() {
    let image = drawn(3, 1) {
      $0.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1))
      $0.clip(to: CGRect(x: 1, y: 0, width: 2, height: 1))
      #expect($0.boundingBoxOfClipPath == CGRect(x: 1, y: 0, width: 1, height: 1))
      $0.fill(all)
      $0.clip()
      #expect($0.boundingBoxOfClipPath.isNull)
      $0.setFillColor(redColor)
      $0.fill(all)
    }
    #expect(image.pixels == [nothing, black, nothing])
  }

  @Test func `an image mask clips drawing until the state is restored`() {
    let mask = CGImage(width: 1, pixels: [0x8080_8080, nothing])
    let image = drawn(2, 2) {
      $0.saveGState()
      $0.clip(to: CGRect(x: 0, y: 0, width: 1, height: 2), mask: mask)
      $0.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
      $0.fill(all)
      $0.restoreGState()
    }
    // Upside down, as images are here.
    #expect(image.pixels == [nothing, nothing, 0x8080_8080, nothing])
  }

  @Test func `finish closes an open mask`() {
    let mask = CGImage(width: 1, pixels: [0x8080_8080])
    let image = drawn(1, 1) {
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1), mask: mask)
      $0.fill(all)
    }
    #expect(image.pixels == [0x8000_0000])
  }

  // MARK: Images

  private let quarters = CGImage(width: 2, pixels: [red, green, blue, black])

  @Test func `images are upside down unless drawn upright`() {
    let place = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(drawn(2, 2) { $0.draw(quarters, in: place) }.pixels == [blue, black, red, green])
    #expect(drawn(2, 2) { $0.drawUpright(quarters, in: place) }.pixels == quarters.pixels)
  }

  @Test func `a flipped transform draws images upright`() {
    let image = drawn(2, 2) {
      $0.translateBy(x: 0, y: 2)
      $0.scaleBy(x: 1, y: -1)
      $0.draw(quarters, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(image.pixels == quarters.pixels)
  }

  @Test func `a stretched image has sharp edges`() {
    let dot = CGImage(width: 1, pixels: [red])
    let image = drawn(10, 10) { $0.draw(dot, in: CGRect(x: 1, y: 1, width: 8, height: 8)) }
    for y in 0..<10 {
      for x in 0..<10 {
        let isInside = (1..<9).contains(x) && (1..<9).contains(y)
        #expect(image.pixel(x: x, y: y) == (isInside ? red : nothing))
      }
    }
  }

  @Test func `an image without interpolation has sharp pixels`() {
    let image = drawn(4, 4) {
      $0.interpolationQuality = .none
      $0.drawUpright(quarters, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(
      image.pixel(x: 1, y: 1) == red && image.pixel(x: 2, y: 1) == green
        && image.pixel(x: 1, y: 2) == blue
    )
  }

  @Test func `an image is drawn with the alpha of the context`() {
    let image = drawn(1, 1) {
      $0.setAlpha(0.5)
      $0.draw(CGImage(width: 1, pixels: [red]), in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(image.pixels == [0x8080_0000])
  }

  @Test func `a tiled image covers the whole clip`() {
    let row = CGImage(width: 2, pixels: [red, blue])
    let image = drawn(5, 1) {
      $0.draw(row, in: CGRect(x: 1, y: 0, width: 2, height: 1), byTiling: true)
    }
    #expect(image.pixels == [blue, red, blue, red, blue])
  }

  @Test func `a distant tile repeats as exactly as a near one`() {
    let row = CGImage(width: 2, pixels: [red, blue])
    let image = drawn(5, 1) {
      $0.draw(row, in: CGRect(x: -1_999_999, y: 7e6, width: 2, height: 1), byTiling: true)
    }
    #expect(image.pixels == [blue, red, blue, red, blue])
  }

  @Test func `rectangles of negative size are standardized`() {
    let image = drawn(2, 2) {
      $0.drawUpright(quarters, in: CGRect(x: 2, y: 2, width: -2, height: -2))
    }
    #expect(image.pixels == quarters.pixels)
  }

  // MARK: Mixing

  @Test(arguments: [
    (CGBlendMode.normal, red), (.copy, red), (.clear, nothing), (.sourceIn, red),
    (.sourceOut, nothing), (.sourceAtop, red), (.destinationOver, blue), (.destinationIn, blue),
    (.destinationOut, nothing), (.destinationAtop, blue), (.xor, nothing),
    (.plusLighter, 0xFFFF_00FF), (.multiply, black), (.screen, 0xFFFF_00FF),
  ])
  func `blend modes change pixels inside of the shape only`(_ mode: CGBlendMode, _ expected: UInt32)
  {
    let image = drawn(2, 1) {
      $0.setFillColor(blueColor)
      $0.fill(all)
      $0.setBlendMode(mode)
      $0.setFillColor(redColor)
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(image.pixels == [expected, blue])
    let dot = CGImage(width: 1, pixels: [red])
    let drawnImage = drawn(2, 1) {
      $0.setFillColor(blueColor)
      $0.fill(all)
      $0.setBlendMode(mode)
      $0.draw(dot, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(drawnImage.pixels == [expected, blue])
  }

  @Test func `a transparency layer fades as one image`() {
    let image = drawn(2, 1) {
      $0.setAlpha(0.5)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.setFillColor(redColor)
      $0.fill(all)
      $0.fill(all)
      $0.endTransparencyLayer()
      $0.beginTransparencyLayer(in: .zero, auxiliaryInfo: nil)
      $0.fill(all)
      $0.endTransparencyLayer()
    }
    #expect(image.pixels == [0x8080_0000, 0x8080_0000])
  }

  // MARK: Ownership

  @Test func `a context is deallocated with its last reference`() {
    weak var gone: CGContext?
    let image: CGImage
    do {
      let context = CGContext(width: 1, height: 1, scale: 1)
      gone = context
      context.setFillColor(redColor)
      context.fill(all)
      image = context.finish()
    }
    #expect(gone == nil)
    #expect(image.pixels == [red])
  }
}
