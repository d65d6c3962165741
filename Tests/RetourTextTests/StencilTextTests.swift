// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import RetourText

/// Texts that are drawn as coverage, against those drawn with colors.
struct StencilTextTests {
  private let color = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.7)

  /// The largest difference between the alphas of a text in both kinds of images.
  private func difference(_ request: TextRequest, at point: CGPoint) throws -> Int {
    let area = PixelRect(width: 400, height: 300)
    let layout = TextSystem.layout(request)
    let image = CGContext(area: area, scale: request.scale)
    layout.draw(in: image, at: point, color: color)
    let context = try #require(CGContext(stencilOf: area, scale: request.scale))
    layout.draw(in: context, at: point, color: color)
    let (expected, drawn) = (image.finish(), context.finishStencil(of: color))
    #expect(expected.pixels.contains { $0 != 0 })
    return zip(expected.pixels, drawn.pixels).reduce(0) { largest, pixels in
      max(largest, abs(Int(pixels.0 >> 24) - Int(pixels.1 >> 24)))
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat], [0, 0.3, 0.5] as [CGFloat])
  func `a letter that is clipped within a pixel covers a part of it`(
    _ scale: CGFloat,
    _ offset: CGFloat
  ) throws {
    for number in 0..<20 {
      let request = TextRequest(
        string: "MMMMMMMMMMMMMMMM",
        face: FontFace(size: 17),
        width: 40.3 + CGFloat(number) * 1.1,
        maximumLines: 1,
        lineBreak: .clip,
        scale: scale
      )
      let point = CGPoint(x: 3 + offset, y: 5)
      #expect(try difference(request, at: point) <= 1, "\(number)")
    }
  }

  @Test(arguments: [9, 17, 60, 200] as [CGFloat])
  func `letters of any size, and lines that meet, cover the same`(_ size: CGFloat) throws {
    let text = "Ågjf\nÅgjf שלום"
    let request = TextRequest(string: text, face: FontFace(size: size), maximumLines: 0)
    #expect(try difference(request, at: CGPoint(x: 8, y: 2)) <= 2)
  }
}
