// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import UIKit

struct UIImageTests {
  /// An image of 4 x 2 pixels: the left half red, the right half blue.
  private static func twoColors(scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: 4 / scale, height: 2 / scale)
    return UIGraphicsImageRenderer(size: size, format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height))
    }
  }

  private func draw(_ size: CGSize, _ body: () -> Void) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in body() }.cgImage
  }

  /// Runs code with a folder that holds PNG files of the given names, as wide as their scale.
  private func withFolder(_ names: [String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("UIImageTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in names {
      let scale: CGFloat = name.contains("@3x") ? 3 : name.contains("@2x") ? 2 : 1
      let image = CGImage(width: Int(scale) * 10, height: 1, isOpaque: true) { _ in }
      try image.writePNG(toFile: folder.appendingPathComponent(name).path)
    }
    try body(folder)
  }

  // MARK: Size and bytes

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `the size of an image is in points`(_ scale: CGFloat) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5), format: format)
      .image { _ in UIColor.red.setFill() }
    #expect(image.size == CGSize(width: 10, height: 5))
    #expect(image.scale == scale)
    #expect(image.cgImage?.width == Int(10 * scale))
  }

  @Test func `the format of traits has their scale, or that of the main screen`() {
    let traits = UITraitCollection(displayScale: 3)
    #expect(UIGraphicsImageRendererFormat(for: traits).scale == 3)
    let unspecified = UIGraphicsImageRendererFormat(for: UITraitCollection())
    #expect(unspecified.scale == UIGraphicsImageRendererFormat().scale)
    #expect(!unspecified.opaque)
  }

  @Test func `PNG data decodes to an equal image`() throws {
    let image = Self.twoColors()
    let data = try #require(image.pngData())
    let copy = try #require(UIImage(data: data, scale: 2))
    #expect(copy.size == CGSize(width: 2, height: 1))
    #expect(copy.cgImage?.pixels == image.cgImage?.pixels)
    #expect(image.pngData() == data)
  }

  @Test func `an empty image has no size and no PNG data`() {
    #expect(UIImage().size == .zero)
    #expect(UIImage().pngData() == nil)
    #expect(UIImage() != UIImage())
  }

  @Test func `a renderer without a size makes an empty image`() {
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.cgImage == nil)
    #expect(
      UIGraphicsImageRenderer(size: CGSize(width: CGFloat.nan, height: 1)).image { _ in }.size
        == .zero
    )
  }

  @Test func `an opaque renderer makes opaque images`() {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image {
      _ in
    }
    #expect(image.cgImage?.isOpaque == true)
  }

  // MARK: Files

  @Test func `truncated PNG data is no image and is logged once`() throws {
    let data = try #require(Self.twoColors().pngData())
    let lines = RetourLog.capturing {
      #expect(UIImage(data: data.prefix(data.count / 2)) == nil)
      #expect(UIImage(data: data.prefix(data.count / 2)) == nil)
      #expect(UIImage(data: Data("no picture".utf8)) == nil)
    }
    #expect(lines.count == 2)
  }

  @Test func `a missing file is no image`() {
    let lines = RetourLog.capturing {
      #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
      #expect(UIImage(named: "no such image") == nil)
      #expect(UIImage(named: "") == nil)
      #expect(UIImage(named: "a\0b") == nil)
    }
    #expect(lines.count <= 1)
  }

  @Test(arguments: [(1, 10), (2, 20), (3, 30)] as [(CGFloat, Int)])
  func `the file with the nearest scale is chosen`(_ scale: CGFloat, _ width: Int) throws {
    try withFolder(["a.png", "a@2x.png", "a@3x.png"]) { folder in
      let bundle = try #require(Bundle(path: folder.path))
      let traits = UITraitCollection(displayScale: scale)
      let image = try #require(UIImage(named: "a", in: bundle, compatibleWith: traits))
      #expect(image.cgImage?.width == width)
      #expect(image.size.width == 10)
      #expect(UIImage(named: "a.png", in: bundle, compatibleWith: traits) == image)
    }
  }

  @Test func `of two files at equal distance the larger scale is chosen`() throws {
    try withFolder(["a.png", "a@3x.png"]) { folder in
      let bundle = try #require(Bundle(path: folder.path))
      let traits = UITraitCollection(displayScale: 2)
      #expect(UIImage(named: "a", in: bundle, compatibleWith: traits)?.scale == 3)
    }
  }

  @Test func `the file of a named image is read once`() throws {
    try withFolder(["a@2x.png"]) { folder in
      let bundle = try #require(Bundle(path: folder.path))
      let first = try #require(UIImage(named: "a", in: bundle, with: nil))
      let second = try #require(UIImage(named: "a", in: bundle, with: nil))
      #expect(first.cgImage == second.cgImage)
      #expect(first == second)
    }
  }

  @Test func `a named image that was found stays the same when files come`() throws {
    try withFolder(["a.png", "a@2x.png"]) { folder in
      let bundle = try #require(Bundle(path: folder.path))
      let traits = UITraitCollection(displayScale: 3)
      let first = try #require(UIImage(named: "a", in: bundle, compatibleWith: traits))
      try FileManager.default.moveItem(
        at: folder.appendingPathComponent("a.png"),
        to: folder.appendingPathComponent("a@3x.png")
      )
      let second = try #require(UIImage(named: "a", in: bundle, compatibleWith: traits))
      #expect(first.scale == 2)
      #expect(second == first)
    }
  }

  @Test func `added bundles are searched after the main bundle`() throws {
    try withFolder(["retour-added-picture@2x.png"]) { folder in
      #expect(UIImage(named: "retour-added-picture") == nil)
      ImageFiles.add(try #require(Bundle(path: folder.path)))
      #expect(UIImage(named: "retour-added-picture")?.size.width == 10)
    }
  }

  @Test func `an image literal is an image of the bundles`() throws {
    try withFolder(["retour-literal@2x.png"]) { folder in
      ImageFiles.add(try #require(Bundle(path: folder.path)))
      let image: UIImage = #imageLiteral(resourceName: "retour-literal")
      #expect(image.size.width == 10)
      #expect(image == UIImage(named: "retour-literal"))
    }
  }

  @Test func `an image literal without a file stops with its name`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = #imageLiteral(resourceName: "retour-missing") as UIImage
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(text?.contains("the main bundle has no image named \"retour-missing\"") == true)
  }

  @Test func `the scale of a file is in its name`() throws {
    try withFolder(["b@2x.png"]) { folder in
      let path = folder.appendingPathComponent("b@2x.png").path
      #expect(UIImage(contentsOfFile: path)?.size.width == 10)
    }
  }

  // MARK: Variants

  @Test func `variants share the pixels and are not equal`() {
    let image = Self.twoColors()
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.cgImage == image.cgImage)
    #expect(template != image)
    #expect(template == image.withRenderingMode(.alwaysTemplate))
    #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
  }

  @Test func `a tint replaces the colors and keeps the alpha`() {
    let image = Self.twoColors().withTintColor(.green, renderingMode: .alwaysOriginal)
    let drawn = draw(CGSize(width: 6, height: 2)) { image.draw(at: CGPoint(x: 1, y: 0)) }
    #expect(drawn?.inkBounds == CGRect(x: 1, y: 0, width: 4, height: 2))
    #expect(drawn?.pixel(x: 1, y: 0) == 0xFF00_FF00)
    #expect(drawn?.pixel(x: 4, y: 1) == 0xFF00_FF00)
  }

  @Test func `drawing puts the first row at the top`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 2), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let drawn = draw(CGSize(width: 1, height: 2)) {
      image.draw(in: CGRect(x: 0, y: 0, width: 1, height: 2))
    }
    #expect(drawn?.pixel(x: 0, y: 0) == 0xFFFF_0000)
    #expect(drawn?.pixel(x: 0, y: 1) == 0)
  }

  // MARK: Resizable images

  @Test func `a stretched image keeps its caps`() {
    let image = Self.twoColors().resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 1),
      resizingMode: .stretch
    )
    let drawn = draw(CGSize(width: 10, height: 2)) {
      image.draw(in: CGRect(x: 0, y: 0, width: 10, height: 2))
    }
    #expect(drawn?.pixel(x: 1, y: 0) == 0xFFFF_0000)
    #expect(drawn?.pixel(x: 2, y: 0) == 0xFF00_00FF)
    #expect(drawn?.pixel(x: 9, y: 1) == 0xFF00_00FF)
  }

  @Test func `a tiled image repeats its center`() {
    let image = Self.twoColors().resizableImage(withCapInsets: .zero)
    #expect(image.resizingMode == .tile)
    let drawn = draw(CGSize(width: 8, height: 2)) {
      image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 2))
    }
    #expect(
      (0..<8).map { drawn?.pixel(x: $0, y: 0) == 0xFFFF_0000 } == [
        true, true, false, false, true, true, false, false,
      ]
    )
  }

  @Test func `a tiled image that is smaller than its caps shrinks them as a stretched one does`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let stripes = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 2), format: format).image {
      for (x, color) in [UIColor.red, .green, .blue, .black, .white, .red].enumerated() {
        color.setFill()
        $0.fill(CGRect(x: x, y: 0, width: 1, height: 2))
      }
    }
    let drawn = [UIImage.ResizingMode.tile, .stretch].map { mode in
      let caps = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
      let image = stripes.resizableImage(withCapInsets: caps, resizingMode: mode)
      return draw(CGSize(width: 2, height: 2)) {
        image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2))
      }
    }
    #expect(drawn[0] != nil && drawn[0]?.pixels == drawn[1]?.pixels)
  }

  @Test func `the parts cover a target without gaps, even one smaller than the caps`() {
    let caps = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 2)
    for width in [3, 8, 20] as [CGFloat] {
      let target = CGRect(x: 1, y: 1, width: width, height: 10)
      let parts = NineParts(size: CGSize(width: 10, height: 10), caps: caps, target: target).parts
      let covered = parts.map { $0.target.width * $0.target.height }.reduce(0, +)
      #expect(abs(covered - width * 10) < 0.001)
      #expect(parts.allSatisfy { $0.target.minX > 0.999 && $0.target.maxX < width + 1.001 })
    }
  }

  @Test func `caps larger than the image are clamped`() {
    let caps = UIEdgeInsets(top: 100, left: -5, bottom: 100, right: 100)
    let fitting = NineParts.fitting(caps, in: CGSize(width: 10, height: 10))
    #expect(fitting == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 10))
  }
}
