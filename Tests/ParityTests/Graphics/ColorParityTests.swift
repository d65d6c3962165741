// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Behavior of colors that is the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct ColorParityTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Red, green, blue and alpha of a color.
  private func components(_ color: UIColor) -> [CGFloat] {
    var values: [CGFloat] = [-1, -1, -1, -1]
    let isThere = values.withUnsafeMutableBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return false }
      return color.getRed(first, green: first + 1, blue: first + 2, alpha: first + 3)
    }
    return isThere ? values : []
  }

  private func isClose(_ color: UIColor, _ values: [CGFloat]) -> Bool {
    let own = components(color)
    return own.count == values.count && zip(own, values).allSatisfy { abs($0 - $1) < 0.001 }
  }

  // Apple documentation of the fixed colors: their components.
  @Test func `the fixed colors have their documented components`() {
    #expect(isClose(.black, [0, 0, 0, 1]) && isClose(.white, [1, 1, 1, 1]))
    #expect(isClose(.gray, [0.5, 0.5, 0.5, 1]) && isClose(.clear, [0, 0, 0, 0]))
    #expect(isClose(.darkGray, [1.0 / 3, 1.0 / 3, 1.0 / 3, 1]))
    #expect(isClose(.lightGray, [2.0 / 3, 2.0 / 3, 2.0 / 3, 1]))
    #expect(isClose(.red, [1, 0, 0, 1]) && isClose(.green, [0, 1, 0, 1]))
    #expect(isClose(.blue, [0, 0, 1, 1]) && isClose(.cyan, [0, 1, 1, 1]))
    #expect(isClose(.yellow, [1, 1, 0, 1]) && isClose(.magenta, [1, 0, 1, 1]))
    #expect(isClose(.orange, [1, 0.5, 0, 1]) && isClose(.purple, [0.5, 0, 0.5, 1]))
    #expect(isClose(.brown, [0.6, 0.4, 0.2, 1]))
  }

  // Apple documentation of `init(white:alpha:)`.
  @Test func `a gray has equal components`() {
    #expect(isClose(UIColor(white: 0.25, alpha: 0.5), [0.25, 0.25, 0.25, 0.5]))
  }

  // Apple documentation of `init(hue:saturation:brightness:alpha:)`.
  @Test func `a hue of a third is green`() {
    let color = UIColor(hue: 1.0 / 3, saturation: 1, brightness: 0.8, alpha: 1)
    #expect(isClose(color, [0, 0.8, 0, 1]))
    let pink = UIColor(hue: 0, saturation: 0.5, brightness: 1, alpha: 1)
    #expect(isClose(pink, [1, 0.5, 0.5, 1]))
  }

  // Apple documentation of `withAlphaComponent(_:)`: the same color with another opacity.
  @Test func `another alpha keeps the color`() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    #expect(isClose(color.withAlphaComponent(0.4), [0.1, 0.2, 0.3, 0.4]))
  }

  // Apple documentation of `isEqual(_:)` and `hash`: equal objects have equal hashes.
  @Test func `colors with the same components are equal`() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    #expect(color == UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
    #expect(color != UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5))
    #expect(color.hash == UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1).hash)
  }

  // Apple documentation of `init(dynamicProvider:)` and `resolvedColor(with:)`.
  @Test func `a dynamic color resolves by the traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .blue }
    #expect(isClose(color.resolvedColor(with: dark), [1, 1, 0, 1]))
    #expect(isClose(color.resolvedColor(with: light), [0, 0, 1, 1]))
  }

  // Apple documentation of `resolvedColor(with:)`: a color without variants returns itself.
  @Test func `a fixed color resolves to itself`() {
    #expect(UIColor.red.resolvedColor(with: dark) == .red)
  }

  // Apple documentation of `withAlphaComponent(_:)` and dynamic colors: it stays dynamic.
  @Test func `a dynamic color stays dynamic with another alpha`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let faded = color.withAlphaComponent(0.5)
    #expect(isClose(faded.resolvedColor(with: dark), [1, 1, 1, 0.5]))
    #expect(isClose(faded.resolvedColor(with: light), [0, 0, 0, 0.5]))
  }

  // Apple documentation of `UITraitCollection.current`: it resolves dynamic colors.
  @Test func `the color of Core Graphics is that of the current traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .blue }
    dark.performAsCurrent {
      #expect(isClose(UIColor(cgColor: color.cgColor), [1, 1, 0, 1]))
    }
    light.performAsCurrent {
      #expect(isClose(UIColor(cgColor: color.cgColor), [0, 0, 1, 1]))
    }
  }

  // Human Interface Guidelines, "Color": texts and backgrounds in light and dark.
  @Test func `label and background exchange black and white in the dark`() {
    #expect(isClose(UIColor.label.resolvedColor(with: light), [0, 0, 0, 1]))
    #expect(isClose(UIColor.label.resolvedColor(with: dark), [1, 1, 1, 1]))
    #expect(isClose(UIColor.systemBackground.resolvedColor(with: light), [1, 1, 1, 1]))
    #expect(isClose(UIColor.systemBackground.resolvedColor(with: dark), [0, 0, 0, 1]))
  }

  // Apple documentation of `secondaryLabel` and the others: each is fainter than the former.
  @Test func `labels get fainter from the first to the fourth`() {
    let alphas = [UIColor.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel].map {
      $0.resolvedColor(with: light).cgColor.alpha
    }
    #expect(alphas == alphas.sorted(by: >) && Set(alphas).count == 4)
  }

  // Apple documentation of `separator` and `opaqueSeparator`.
  @Test func `a separator is translucent, an opaque one is not`() {
    #expect(UIColor.separator.resolvedColor(with: light).cgColor.alpha < 1)
    #expect(UIColor.opaqueSeparator.resolvedColor(with: light).cgColor.alpha == 1)
  }

  // Apple documentation of the adaptable colors: they have a variant for the dark.
  @Test func `system colors have a variant for the dark`() {
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
      .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
      .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
    ]
    for color in colors {
      #expect(color.resolvedColor(with: dark) != color.resolvedColor(with: light), "\(color)")
    }
  }

  // Apple documentation of `systemGray2` to `systemGray6`: each is closer to the background.
  @Test func `system grays get lighter, and darker in the dark`() {
    let grays: [UIColor] = [
      .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
    ]
    let bright = grays.compactMap { components($0.resolvedColor(with: light)).first }
    let dim = grays.compactMap { components($0.resolvedColor(with: dark)).first }
    #expect(bright == bright.sorted() && Set(bright).count == 6)
    #expect(dim == dim.sorted(by: >) && Set(dim).count == 6)
  }

  // Apple documentation of CGColor: `components` has the alpha last.
  @Test func `a color of Core Graphics has its alpha last`() {
    let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color.numberOfComponents == 4 && color.components == [0.25, 0.5, 0.75, 0.5])
    #expect(color.alpha == 0.5)
    let gray = CGColor(gray: 0.5, alpha: 1)
    #expect(gray.numberOfComponents == 2 && gray.components == [0.5, 1])
  }

  // Apple documentation of `copy(alpha:)`.
  @Test func `a color of Core Graphics is copied with another alpha`() {
    let copy = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).copy(alpha: 0.5)
    #expect(copy?.components == [0.25, 0.5, 0.75, 0.5])
  }
}
