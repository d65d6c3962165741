// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import RetourRender
import Testing

/// The images that shape layers draw: coverage where one color is enough, and of a large shape the
/// part that is seen.
@MainActor
struct ShapePictureTests {
  private let stage = Stage()

  /// A wave that is as wide and as high as given, filled red.
  private func shape(_ width: CGFloat, _ height: CGFloat) -> CAShapeLayer {
    let path = CGMutablePath()
    path.move(to: .zero)
    for x in stride(from: 0, to: width, by: 50) {
      path.addCurve(
        to: CGPoint(x: x + 50, y: 0),
        control1: CGPoint(x: x + 20, y: height),
        control2: CGPoint(x: x + 35, y: -20)
      )
    }
    path.addLine(to: CGPoint(x: width, y: height))
    path.addLine(to: CGPoint(x: 0, y: height))
    path.closeSubpath()
    return stage.add(CAShapeLayer(), CGRect(x: 0, y: 0, width: 100, height: 100)) { shape in
      shape.path = path
      shape.fillColor = .red
    }
  }

  /// The image of the last item of the next frame.
  private var image: CGImage? {
    stage.makeFrame()
    guard case .image(let image, _, _, _) = stage.items.last?.content else { return nil }
    return image
  }

  private var drawn: Int { stage.frames.last?.frame.picturesDrawn ?? -1 }

  // MARK: Coverage

  @Test func `a shape of one color is its coverage, one of two an image`() throws {
    let shape = shape(60, 40)
    #expect(try #require(image).stencil?.color == 0xffff_0000)
    stage.quietly { shape.strokeColor = .blue }
    #expect(try #require(image).stencil == nil)
    stage.quietly { shape.fillColor = nil }
    #expect(try #require(image).stencil?.color == 0xff00_00ff)
    stage.quietly { shape.strokeColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5) }
    #expect(try #require(image).stencil?.color == 0x8000_0080)
    stage.quietly { (shape.fillColor, shape.lineWidth) = (.red, 0) }
    #expect(try #require(image).stencil?.color == 0xffff_0000)
  }

  @Test(arguments: [1, 0.4] as [CGFloat], [false, true])
  func `its pixels are those of its path`(_ alpha: CGFloat, _ isStroked: Bool) throws {
    let color = CGColor(red: 0.9, green: 0.3, blue: 0.2, alpha: alpha)
    let shape = shape(90, 70)
    stage.quietly {
      shape.fillColor = isStroked ? nil : color
      shape.strokeColor = isStroked ? color : nil
      shape.lineWidth = 3
    }
    stage.makeFrame()
    try expectPixels(of: shape, .identity)
  }

  /// Expects the pixels of the path, drawn by itself, on black.
  private func expectPixels(
    of shape: CAShapeLayer,
    _ transform: CGAffineTransform,
    dashes: [CGFloat] = [],
    within tolerance: Int = 1
  ) throws {
    let context = CGContext(width: 100, height: 100, scale: 1, isOpaque: true)
    context.concatenate(transform)
    context.addPath(try #require(shape.path))
    if let fill = shape.fillColor {
      context.setFillColor(fill)
      context.fillPath()
    } else {
      context.setStrokeColor(try #require(shape.strokeColor))
      context.setLineWidth(shape.lineWidth)
      context.setLineDash(phase: 0, lengths: dashes)
      context.strokePath()
    }
    let (image, expected) = (stage.image(), context.finish())
    for y in 0..<100 {
      for x in 0..<100 {
        let (one, other) = (image.pixel(x: x, y: y), expected.pixel(x: x, y: y))
        for part in [0, 8, 16] {
          #expect(abs(Int(one >> part & 255) - Int(other >> part & 255)) <= tolerance, "\(x), \(y)")
        }
      }
    }
  }

  @Test func `a turned shape has the pixels of an image`() {
    let shape = shape(60, 60)
    func pixels() -> [UInt32] {
      stage.makeFrame()
      let image = stage.image()
      return (0..<10_000).map { image.pixel(x: $0 % 100, y: $0 / 100) }
    }
    stage.quietly { shape.setAffineTransform(CGAffineTransform(rotationAngle: 0.3)) }
    let stencil = pixels()
    // A line of its own color that is not seen makes it an image.
    stage.quietly { (shape.strokeColor, shape.lineWidth) = (.red, 1e-9) }
    #expect(image?.stencil == nil)
    #expect(pixels() == stencil && Set(stencil).count > 20)
  }

  // MARK: Large shapes

  @Test(arguments: [9000, 90] as [CGFloat])
  func `of a large shape the part is drawn that is seen, with the same pixels`(
    _ height: CGFloat
  ) throws {
    let shape = shape(30_000, height)
    for place in [CGPoint(x: -80, y: -9), CGPoint(x: -11_020, y: -30), CGPoint(x: -29_950, y: 20)] {
      stage.quietly { shape.frame.origin = place }
      let image = try #require(image)
      #expect(image.width <= 200 && image.height <= 200 && drawn == 1)
      try expectPixels(of: shape, CGAffineTransform(translationX: place.x, y: place.y))
    }
  }

  @Test(arguments: [[], [7, 3]] as [[CGFloat]])
  func `of a long line the part is drawn that is seen`(
    _ dashes: [CGFloat]
  ) throws {
    let shape = shape(30_000, 90)
    stage.quietly {
      (shape.fillColor, shape.strokeColor, shape.lineWidth) = (nil, .blue, 9)
      shape.lineDashPattern = dashes.isEmpty ? nil : dashes.map { NSNumber(value: $0) }
    }
    for place in [CGPoint(x: -80, y: -9), CGPoint(x: -11_020, y: -30), CGPoint(x: -29_950, y: 20)] {
      stage.quietly { shape.frame.origin = place }
      #expect(try #require(image).width <= 200)
      // Cairo samples fifteen lines of a row in which a step ends, even one that is not seen.
      let move = CGAffineTransform(translationX: place.x, y: place.y)
      try expectPixels(of: shape, move, dashes: dashes, within: 17)
    }
  }

  @Test func `a large shape that moves a little is not drawn anew`() {
    let shape = shape(30_000, 9000)
    var counts: [Int] = []
    for x in [-5, -20, -32, -33, -60, -66] as [CGFloat] {
      stage.quietly { shape.frame.origin.x = x }
      stage.makeFrame()
      counts.append(drawn)
    }
    #expect(counts == [0, 0, 1, 0, 0, 1])
  }

  @Test func `a large shape looks the same wherever it came from`() throws {
    let shape = shape(30_000, 90)
    func png(at x: CGFloat) throws -> Data {
      stage.quietly { shape.frame.origin.x = x }
      stage.makeFrame()
      return try stage.image().pngData()
    }
    let first = try png(at: -3000)
    for x in [-2990, -2950, -3100, -20, -3031] as [CGFloat] {
      _ = try png(at: x)
      #expect(try png(at: -3000) == first, "from \(x)")
    }
  }

  @Test func `a large shape out of sight is not drawn, and comes back`() throws {
    let shape = shape(30_000, 9000)
    stage.quietly { shape.frame.origin.y = 400 }
    #expect(image == nil)
    stage.quietly { shape.frame.origin.y = 450 }
    #expect(image == nil && drawn == 1)
    stage.quietly { shape.frame.origin.y = 40 }
    #expect(image != nil)
    try expectPixels(of: shape, CGAffineTransform(translationX: 0, y: 40))
  }

  @Test func `a large shape is drawn in parts where it is turned and magnified`() throws {
    let shape = shape(30_000, 9000)
    stage.quietly {
      shape.anchorPoint = .zero
      shape.setAffineTransform(
        CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 2).translatedBy(x: -2000, y: -20)
      )
    }
    let image = try #require(image)
    #expect(max(image.width, image.height) < 600)
    #expect(Set(stage.colors(at: [(10, 10), (50, 50), (90, 90), (5, 95), (95, 5)])).count > 1)
  }

  @Test func `a mask that grows beyond its layer is drawn as large as the layer`() throws {
    let layer = stage.add(CGRect(x: 10, y: 10, width: 80, height: 80)) {
      $0.backgroundColor = .blue
    }
    let mask = CAShapeLayer()
    stage.quietly {
      mask.path = CGPath(
        ellipseIn: CGRect(x: -4960, y: -4960, width: 10_000, height: 10_000),
        transform: nil
      )
      layer.mask = mask
    }
    #expect(
      stage.colors(at: [(9, 9), (10, 10), (50, 50), (89, 89), (90, 90)])
        == [0, 0xff, 0xff, 0xff, 0]
    )
    stage.quietly {
      mask.path = CGPath(
        ellipseIn: CGRect(x: 40, y: -5000, width: 10_000, height: 10_000),
        transform: nil
      )
    }
    #expect(stage.colors(at: [(40, 20), (60, 20)]) == [0, 0xff])
  }
}
