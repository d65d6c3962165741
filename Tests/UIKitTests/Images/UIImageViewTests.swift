// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourTesting
import Testing

import UIKit

@MainActor
struct UIImageViewTests {
  private func chevron() throws -> UIImage {
    try #require(UIImage(systemName: "chevron.backward"))
  }

  private func shown(_ view: UIImageView) -> CGImage? { view.layer.contents as? CGImage }

  @Test func `an image view has the size of its image and receives no touches`() throws {
    let world = World()
    try world.stage.perform {
      let image = try chevron()
      let view = UIImageView(image: image)
      #expect(view.bounds.size == image.size)
      #expect(view.intrinsicContentSize == image.size)
      #expect(view.sizeThatFits(.zero) == image.size)
      #expect(!view.isUserInteractionEnabled)
      #expect(shown(view) == image.cgImage)
    }
  }

  @Test func `an image view without an image has no intrinsic size`() {
    let view = UIImageView(image: nil)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(view.layer.contents == nil)
  }

  @Test func `templates are drawn in the tint color, other images in their own colors`() throws {
    let world = World()
    let view = UIImageView(image: try chevron())
    world.show(view, CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(
      view.layer.contentsMultiplyColor == CGColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)
    )
    view.tintColor = .red
    #expect(view.layer.contentsMultiplyColor == UIColor.red.cgColor)
    view.image = try chevron().withRenderingMode(.alwaysOriginal)
    #expect(view.layer.contentsMultiplyColor == nil)
    view.image = try chevron().withTintColor(.green, renderingMode: .alwaysOriginal)
    #expect(view.layer.contentsMultiplyColor == UIColor.green.cgColor)
  }

  @Test func `a dynamic tint color follows the style of the view`() throws {
    let world = World(style: .dark)
    let view = UIImageView(image: try chevron())
    view.tintColor = .label
    world.show(view, CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(view.layer.contentsMultiplyColor?.red == 1)
    view.overrideUserInterfaceStyle = .light
    #expect(view.layer.contentsMultiplyColor?.red == 0)
  }

  @Test func `images that flip are mirrored in right-to-left layouts`() throws {
    let world = World(.rightToLeft)
    let image = try chevron()
    let view = UIImageView(image: image)
    world.show(view, CGRect(x: 0, y: 0, width: 20, height: 20))
    let mirrored = try #require(shown(view))
    let original = try #require(image.cgImage)
    #expect(mirrored != original)
    for y in 0..<original.height {
      for x in 0..<original.width {
        #expect(mirrored.pixel(x: original.width - 1 - x, y: y) == original.pixel(x: x, y: y))
      }
    }
    view.semanticContentAttribute = .forceLeftToRight
    view.layoutIfNeeded()
    #expect(shown(view) == original)
  }

  @Test func `a highlighted view shows its highlighted image`() throws {
    let (plain, pressed) = (try chevron(), try #require(UIImage(systemName: "plus")))
    let view = UIImageView(image: plain, highlightedImage: pressed)
    view.isHighlighted = true
    #expect(shown(view) == pressed.cgImage)
    view.isHighlighted = false
    #expect(shown(view) == plain.cgImage)
    view.highlightedImage = nil
    view.isHighlighted = true
    #expect(shown(view) == plain.cgImage)
  }

  @Test func `a stretched image sets the layer's contentsCenter`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
      .image { _ in UIColor.red.setFill() }
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
        resizingMode: .stretch
      )
    let view = UIImageView(image: image)
    let center = view.layer.contentsCenter
    #expect(abs(center.minX - 0.2) < 1e-9)
    #expect(abs(center.minY - 0.1) < 1e-9)
    #expect(abs(center.width - 0.4) < 1e-9)
    #expect(abs(center.height - 0.6) < 1e-9)
    view.image = nil
    #expect(view.layer.contents == nil)
  }

  @Test func `tiles are redrawn for the size of the view`() throws {
    let world = World(scale: 1)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    }.resizableImage(withCapInsets: .zero)
    let view = UIImageView(image: image)
    world.show(view, CGRect(x: 0, y: 0, width: 6, height: 2))
    let tiles = try #require(shown(view))
    #expect((0..<6).map { tiles.pixel(x: $0, y: 0) >> 24 } == [255, 0, 255, 0, 255, 0])
  }

  @Test func `contentsScale is the image's scale, in any window`() throws {
    let image = try chevron()
    let world = World(scale: 3)
    let view = UIImageView(image: image)
    view.contentMode = .center
    world.show(view, CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(view.layer.contentsScale == image.scale)
    #expect(view.layer.contentsGravity == .center)
  }

  @Test func `an image view is deallocated`() throws {
    weak var weakView: UIImageView?
    let world = World()
    do {
      let view = UIImageView(image: try chevron())
      world.show(view, CGRect(x: 0, y: 0, width: 20, height: 20))
      view.removeFromSuperview()
      weakView = view
    }
    world.stage.commit()
    #expect(weakView == nil)
  }
}
