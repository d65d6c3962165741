// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

struct UIColorTests {
  private static let light = UITraitCollection(userInterfaceStyle: .light)
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Red, green and blue 0...255 and alpha of a color.
  private func parts(_ color: UIColor, _ traits: UITraitCollection) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red * 255, green * 255, blue * 255].map { $0.rounded() } + [alpha]
  }

  @Test func `system blue has the published values in light and dark`() {
    #expect(parts(.systemBlue, Self.light) == [0, 122, 255, 1])
    #expect(parts(.systemBlue, Self.dark) == [10, 132, 255, 1])
  }

  @Test func `a color literal has its components`() {
    let color: UIColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    #expect(parts(color, Self.light) == [51, 102, 153, 0.5])
  }

  @Test func `label colors change from black to white and keep their alpha`() {
    #expect(parts(.label, Self.light) == [0, 0, 0, 1])
    #expect(parts(.label, Self.dark) == [255, 255, 255, 1])
    #expect(parts(.secondaryLabel, Self.light) == [60, 60, 67, 0.6])
    #expect(parts(.separator, Self.dark) == [84, 84, 88, 0.6])
  }

  @Test func `the colors of text on fixed backgrounds are the same in light and dark`() {
    for traits in [Self.light, Self.dark] {
      #expect(parts(.darkText, traits) == [0, 0, 0, 1])
      #expect(parts(.lightText, traits) == [255, 255, 255, 0.6])
    }
  }

  @Test func `fixed colors are equal by value and have equal hashes`() {
    let left = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    let right = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    #expect(left == right)
    #expect(left.hash == right.hash)
    #expect(left != right.withAlphaComponent(0.5))
  }

  @Test func `dynamic colors are equal by identity`() {
    let color = UIColor { _ in .red }
    #expect(color == color)
    #expect(color != UIColor { _ in .red })
    #expect(UIColor.systemRed == UIColor.systemRed)
  }

  @Test func `a dynamic color with another alpha stays dynamic`() {
    let pale = UIColor.label.withAlphaComponent(0.25)
    #expect(parts(pale, Self.light) == [0, 0, 0, 0.25])
    #expect(parts(pale, Self.dark) == [255, 255, 255, 0.25])
  }

  @Test func `a provider may return another dynamic color`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .label : .systemRed }
    #expect(parts(color, Self.dark) == [255, 255, 255, 1])
    #expect(parts(color, Self.light) == [255, 59, 48, 1])
  }

  @Test func `cgColor follows the current traits`() {
    var seen: [CGColor] = []
    Self.dark.performAsCurrent { seen.append(UIColor.label.cgColor) }
    Self.light.performAsCurrent { seen.append(UIColor.label.cgColor) }
    #expect(seen.map(\.red) == [1, 0])
  }

  @Test func `a provider sees its traits as the current ones`() {
    var seen: UIUserInterfaceStyle?
    let color = UIColor { _ in
      seen = UITraitCollection.current.userInterfaceStyle
      return .red
    }
    _ = color.resolvedColor(with: Self.dark)
    #expect(seen == .dark)
  }

  @Test(
    arguments: [
      (0, [255, 0, 0]), (1.0 / 6, [255, 255, 0]), (1.0 / 3, [0, 255, 0]), (0.5, [0, 255, 255]),
      (2.0 / 3, [0, 0, 255]), (5.0 / 6, [255, 0, 255]), (1, [255, 0, 0]),
    ] as [(CGFloat, [CGFloat])]
  )
  func `hues follow the color circle`(_ hue: CGFloat, _ expected: [CGFloat]) {
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    #expect(Array(parts(color, Self.light).prefix(3)) == expected)
  }

  @Test func `less saturation and brightness make grayer and darker colors`() {
    let color = UIColor(hue: 0, saturation: 0.5, brightness: 0.8, alpha: 1)
    #expect(parts(color, Self.light) == [204, 102, 102, 1])
  }

  @Test func `set() sets the fill and stroke color of the current context`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.set()
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(image.cgImage?.pixel(x: 0, y: 0) == 0xFFFF_0000)
    #expect(image.cgImage?.pixel(x: 1, y: 0) == 0xFF00_00FF)
  }

  @Test func `set() outside of drawing has no effect`() {
    UIColor.red.set()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
