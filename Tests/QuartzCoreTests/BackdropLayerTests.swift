// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourRender
import Testing

@testable import QuartzCore

/// What a layer that shows what lies behind it adds to a frame.
@MainActor
struct BackdropLayerTests {
  private let stage = Stage()

  private func makeGlass() -> BackdropLayer {
    stage.add(BackdropLayer(), CGRect(x: 10, y: 10, width: 60, height: 40)) { glass in
      let black = DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 0.5)
      glass.backdrop = Backdrop(blur: 4, saturation: 1, tint: black)
      glass.masksToBounds = true
      glass.cornerRadius = 20
      glass.borderWidth = 1
      glass.borderColor = .blue
    }
  }

  @Test func `a border on round glass is painted in place, a sublayer as a clipped image`() {
    let glass = makeGlass()
    stage.makeFrame()
    #expect(stage.items.count == 2 && stage.items.allSatisfy { !$0.isImage })
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
    inner.backgroundColor = .blue
    stage.quietly { glass.addSublayer(inner) }
    stage.makeFrame()
    #expect(stage.items.filter(\.isImage).count == 1)
  }

  @Test func `a shape is clipped to round corners`() {
    _ = stage.add(CAShapeLayer(), CGRect(x: 0, y: 0, width: 60, height: 40)) { shape in
      shape.fillColor = .blue
      shape.path = CGPath(rect: CGRect(x: -9, y: -9, width: 80, height: 80), transform: nil)
      shape.masksToBounds = true
      shape.cornerRadius = 20
    }
    let colors = stage.colors(at: [(0, 0), (30, 20)])
    #expect(stage.items.contains { $0.isImage } && colors[0] != colors[1])
  }
}

extension DisplayList.Item {
  fileprivate var isImage: Bool { if case .sublist = content { true } else { false } }
}
