// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

struct GradientTests {
  private static let colors = [
    CGColor(red: 1, green: 0.2, blue: 0, alpha: 1),
    CGColor(red: 0, green: 1, blue: 0.5, alpha: 0.5),
    CGColor(red: 0.3, green: 0, blue: 1, alpha: 0.9),
  ]

  private func gradient(_ shape: Gradient.Shape, from start: CGPoint, to end: CGPoint) -> Gradient {
    var gradient = Gradient()
    (gradient.shape, gradient.start, gradient.end) = (shape, start, end)
    gradient.colors = Self.colors
    gradient.locations = [0.1, 0.6, 1]
    return gradient
  }

  /// The place of a pixel along the way of a gradient, by its definition.
  private func place(of gradient: Gradient, x: Int, y: Int, _ width: Int, _ height: Int) -> Double {
    let (start, end) = (gradient.start, gradient.end)
    let across = (Double(x) + 0.5) / Double(width) - start.x
    let down = (Double(y) + 0.5) / Double(height) - start.y
    let (wide, high) = (end.x - start.x, end.y - start.y)
    switch gradient.shape {
    case .axial: return (across * wide + down * high) / (wide * wide + high * high)
    case .radial: return hypot(across / abs(wide), down / abs(high))
    case .conic:
      let turns = (atan2(down, across) - atan2(high, wide)) / (2 * .pi)
      return turns - turns.rounded(.down)
    }
  }

  /// The premultiplied components, blue first, of a place between the three colors.
  private func components(at place: Double) -> [Double] {
    let colors = Self.colors
    let isLater = place > 0.6
    let (first, last) = isLater ? (colors[1], colors[2]) : (colors[0], colors[1])
    let share = min(max(isLater ? (place - 0.6) / 0.4 : (place - 0.1) / 0.5, 0), 1)
    func mix(_ part: KeyPath<CGColor, CGFloat>) -> Double {
      first[keyPath: part] + (last[keyPath: part] - first[keyPath: part]) * share
    }
    let alpha = mix(\.alpha)
    return [mix(\.blue) * alpha, mix(\.green) * alpha, mix(\.red) * alpha, alpha].map { $0 * 255 }
  }

  @Test(arguments: [Gradient.Shape.axial, .radial, .conic], [(1, 1), (9, 4), (23, 64), (600, 40)])
  func `each pixel has the color of its place`(_ shape: Gradient.Shape, _ size: (Int, Int)) throws {
    let (width, height) = size
    let ways = [
      (CGPoint(x: 0.5, y: 0.4), CGPoint(x: 1, y: 0.9)),
      (CGPoint(x: 1, y: 0.8), CGPoint(x: 0.2, y: 0)),
      (CGPoint(x: -0.3, y: 1.2), CGPoint(x: 0.4, y: 1.6)),
    ]
    for (start, end) in ways {
      let gradient = gradient(shape, from: start, to: end)
      let image = try #require(gradient.image(width: width, height: height))
      #expect((image.width, image.height) == (width, height))
      for y in 0..<height {
        for x in 0..<width {
          let place = place(of: gradient, x: x, y: y, width, height)
          // Where the first color meets the last, either may be seen.
          if shape == .conic, min(place, 1 - place) < 1e-5 { continue }
          let pixel = image.pixel(x: x, y: y)
          for (part, expected) in components(at: place).enumerated() {
            let seen = Double(pixel >> UInt32(8 * part) & 0xff)
            #expect(abs(seen - expected) < 1, "\(x), \(y) of \(size), \(start) to \(end)")
          }
        }
      }
    }
  }

  @Test func `two colors at one place are an edge, in their order`() throws {
    var gradient = Gradient()
    gradient.colors = [.white, .black, .white, .black]
    gradient.locations = [0, 0.5, 0.5, 1]
    let image = try #require(gradient.image(width: 1, height: 1000))
    #expect(image.isOpaque)
    #expect(image.pixel(x: 0, y: 499) & 0xff == 0 && image.pixel(x: 0, y: 500) & 0xff == 255)
    gradient.locations = [0.5, 0, 1, 0.5]
    // In order: black at 0, white and black at a half, white at 1.
    let sorted = try #require(gradient.image(width: 1, height: 1000))
    #expect(sorted.pixel(x: 0, y: 0) & 0xff == 0 && sorted.pixel(x: 0, y: 499) & 0xff >= 254)
    #expect(sorted.pixel(x: 0, y: 500) & 0xff == 0 && sorted.pixel(x: 0, y: 999) & 0xff == 255)
  }

  @Test func `edges at both ends part the way from what is beyond it`() throws {
    var gradient = Gradient()
    gradient.colors = [.white, .black, .black, .white]
    gradient.locations = [0, 0, 1, 1]
    (gradient.start.y, gradient.end.y) = (0.25, 0.75)
    let image = try #require(gradient.image(width: 1, height: 100))
    let grays = (0..<100).map { image.pixel(x: 0, y: $0) & 0xff }
    #expect(grays.enumerated().allSatisfy { $1 == (25..<75 ~= $0 ? 0 : 255) })
  }

  @Test(arguments: [Gradient.Shape.axial, .radial])
  func `without a way the last color is everywhere`(_ shape: Gradient.Shape) throws {
    let point = CGPoint(x: 0.3, y: 0.3)
    var gradient = gradient(shape, from: point, to: point)
    gradient.colors[2] = .white
    let image = try #require(gradient.image(width: 10, height: 10))
    #expect(image.width == (shape == .axial ? 1 : 10) && image.height == image.width)
    let end = image.width - 1
    for (x, y) in [(0, 0), (end, 0), (end / 2, end)] {
      #expect(image.pixel(x: x, y: y) == 0xffff_ffff)
    }
  }

  @Test func `equal columns are one column, and equal rows one row`() throws {
    for isRow in [false, true] {
      let (start, end) = (CGPoint(x: 0.1, y: 0.1), CGPoint(x: 0.9, y: 0.9))
      let across = CGPoint(x: isRow ? end.x : start.x, y: isRow ? start.y : end.y)
      let image = try #require(
        gradient(.axial, from: start, to: across).image(width: 90, height: 90)
      )
      #expect((image.width, image.height) == (isRow ? (90, 1) : (1, 90)))
      for place in 0..<90 {
        let pixel = isRow ? image.pixel(x: place, y: 0) : image.pixel(x: 0, y: place)
        let way = (Double(place) + 0.5 - 9) / 72
        for (part, expected) in components(at: min(max(way, 0), 1)).enumerated() {
          #expect(abs(Double(pixel >> UInt32(8 * part) & 0xff) - expected) < 1)
        }
      }
    }
    // Circles and rays differ in both directions.
    for shape in [Gradient.Shape.radial, .conic] {
      let gradient = gradient(shape, from: .zero, to: CGPoint(x: 0, y: 1))
      #expect(try #require(gradient.image(width: 9, height: 9)).width == 9)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300])
  func `numbers out of range paint something`(_ number: CGFloat) throws {
    for shape in [Gradient.Shape.axial, .radial, .conic] {
      var gradient = gradient(shape, from: CGPoint(x: number, y: 0), to: CGPoint(x: 0, y: number))
      gradient.locations = [number, 0.5, number]
      gradient.colors[1] = CGColor(red: number, green: 0, blue: 1, alpha: number)
      #expect(try #require(gradient.image(width: 9, height: 9)).width == 9)
    }
  }

  @Test func `there is nothing to draw without colors or pixels`() {
    #expect(Gradient().image(width: 5, height: 5) == nil)
    #expect(gradient(.axial, from: .zero, to: .zero).image(width: 0, height: 5) == nil)
  }
}
