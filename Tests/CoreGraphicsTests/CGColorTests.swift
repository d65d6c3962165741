// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

struct CGColorTests {
  @Test func `colors are equal by value`() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color == CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    #expect(color != CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5))
    let set: Set = [color, CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)]
    #expect(set.count == 1)
  }

  @Test func `a gray color has two components and does not equal an RGB color`() {
    let gray = CGColor(gray: 0.5, alpha: 0.25)
    #expect(gray.components == [0.5, 0.25])
    #expect(gray.numberOfComponents == 2)
    #expect((gray.red, gray.green, gray.blue) == (0.5, 0.5, 0.5))
    #expect(gray != CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25))
  }

  @Test func `the components of a color end with alpha`() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.numberOfComponents == 4)
  }

  @Test func `components are clamped to 0...1`() {
    let color = CGColor(red: -1, green: 2, blue: .nan, alpha: .infinity)
    #expect(color.components == [0, 1, 0, 1])
  }

  @Test func `a copy with another alpha keeps the color space`() {
    #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.5) == CGColor(gray: 0.5, alpha: 0.5))
    #expect(CGColor.clear == CGColor.black.copy(alpha: 0))
  }
}
