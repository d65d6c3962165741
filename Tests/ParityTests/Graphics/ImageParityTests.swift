// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

/// Behavior of images that is the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct ImageParityTests {
  /// An image of a size in points.
  private func makeImage(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(origin: .zero, size: size))
    }
  }

  // Apple documentation of the properties of UIImage.
  @Test func `an image has its documented defaults`() {
    let image = makeImage(10, 10)
    #expect(image.renderingMode == .automatic && image.imageOrientation == .up)
    #expect(image.capInsets == .zero && !image.flipsForRightToLeftLayoutDirection)
    #expect(!image.isSymbolImage)
  }

  // Apple documentation of `init()`: an image without data.
  @Test func `an empty image has no pixels`() {
    #expect(UIImage().cgImage == nil && UIImage().size == .zero)
  }

  // Apple documentation of `size` and `scale`: points are pixels divided by the scale.
  @Test func `the size is that of the pixels divided by the scale`() throws {
    let image = makeImage(10, 20, scale: 3)
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 30 && pixels.height == 60 && image.scale == 3)
    #expect(image.size == CGSize(width: 10, height: 20))
    #expect(UIImage(cgImage: pixels).size == CGSize(width: 30, height: 60))
    let half = UIImage(cgImage: pixels, scale: 2, orientation: .up)
    #expect(half.size == CGSize(width: 15, height: 30) && half.scale == 2)
  }

  // Apple documentation of `size`: it takes the orientation into account.
  @Test func `an image on its side has width and height exchanged`() throws {
    let pixels = try #require(makeImage(10, 20).cgImage)
    let sideways = UIImage(cgImage: pixels, scale: 1, orientation: .left)
    #expect(sideways.size == CGSize(width: 20, height: 10) && sideways.imageOrientation == .left)
    let turned = UIImage(cgImage: pixels, scale: 1, orientation: .down)
    #expect(turned.size == CGSize(width: 10, height: 20))
  }

  // Apple documentation of `cropping(to:)` of CGImage: in pixels, cut at the edges of the image.
  @Test func `a crop is the part within the image`() throws {
    let pixels = try #require(makeImage(10, 10).cgImage)
    let part = pixels.cropping(to: CGRect(x: 8, y: 0, width: 10, height: 5))
    #expect(part?.width == 2 && part?.height == 5)
    #expect(pixels.cropping(to: CGRect(x: 50, y: 50, width: 5, height: 5)) == nil)
  }

  // Apple documentation of `withRenderingMode(_:)`: a new image.
  @Test func `another rendering mode makes another image`() {
    let image = makeImage(10, 10)
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate && image.renderingMode == .automatic)
    #expect(template.size == image.size)
  }

  // Apple documentation of `withTintColor(_:renderingMode:)`.
  @Test func `a tinted image has the rendering mode asked for, and its size`() {
    let image = makeImage(10, 20).withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(image.renderingMode == .alwaysOriginal && image.size == CGSize(width: 10, height: 20))
  }

  // Apple documentation of `resizableImage(withCapInsets:)`: the middle is tiled; with the mode
  // stretch it is stretched.
  @Test func `a resizable image has its cap insets, and tiles unless told to stretch`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let tiled = makeImage(10, 10).resizableImage(withCapInsets: insets)
    #expect(tiled.capInsets == insets && tiled.resizingMode == .tile)
    let stretched = makeImage(10, 10).resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(stretched.resizingMode == .stretch && stretched.size == CGSize(width: 10, height: 10))
  }

  // Apple documentation of `imageFlippedForRightToLeftLayoutDirection()`.
  @Test func `an image can flip in a right-to-left layout`() {
    let image = makeImage(10, 10)
    #expect(image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    #expect(!image.flipsForRightToLeftLayoutDirection)
  }

  // Apple documentation of `pngData()` and `init(data:scale:)`.
  @Test func `an image is the same size after writing and reading it`() throws {
    let data = try #require(makeImage(10, 20, scale: 2).pngData())
    #expect(UIImage(data: data)?.size == CGSize(width: 20, height: 40))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 10, height: 20))
  }

  // Apple documentation of `jpegData(compressionQuality:)`: 0 is the smallest, 1 the best.
  @Test func `a JPEG of a lower quality is not larger`() throws {
    let image = makeImage(64, 64)
    let low = try #require(image.jpegData(compressionQuality: 0))
    let high = try #require(image.jpegData(compressionQuality: 1))
    #expect(low.count <= high.count && UIImage(data: low)?.size == image.size)
  }

  // Apple documentation of `preparingForDisplay()`: an image of the same kind, decoded.
  @Test func `an image that is prepared for display is as large`() async throws {
    let image = makeImage(10, 20, scale: 2)
    let now = try #require(image.preparingForDisplay())
    let later = try #require(await image.byPreparingForDisplay())
    for prepared in [now, later] { #expect(prepared.size == image.size && prepared.scale == 2) }
  }

  // Apple documentation of `preparingThumbnail(of:)`: a thumbnail at the specified size.
  @Test func `a thumbnail has the size that is asked for`() async throws {
    let (image, size) = (makeImage(40, 20), CGSize(width: 20, height: 10))
    #expect(image.preparingThumbnail(of: size)?.size == size)
    #expect(await image.byPreparingThumbnail(ofSize: size)?.size == size)
    #expect(image.size == CGSize(width: 40, height: 20))
  }

  // Apple documentation of `prepareThumbnail(of:completionHandler:)` and its relatives.
  @Test func `handlers receive what was prepared`() async {
    let (image, size) = (makeImage(40, 20), CGSize(width: 20, height: 10))
    let thumbnail = await withCheckedContinuation { continuation in
      image.prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
    #expect(thumbnail?.size == size)
    let whole = await withCheckedContinuation { continuation in
      image.prepareForDisplay { continuation.resume(returning: $0) }
    }
    #expect(whole?.size == image.size)
  }

  // Apple documentation of the initializers: nil if the image cannot be found or read.
  @Test func `what is no image is nil`() {
    #expect(UIImage(data: Data("nothing".utf8)) == nil && UIImage(data: Data()) == nil)
    #expect(UIImage(named: "there is no such image") == nil)
    #expect(UIImage(contentsOfFile: "/there/is/no/such/image.png") == nil)
    #expect(UIImage(systemName: "there.is.no.such.symbol") == nil)
  }

  // Apple documentation of `init(systemName:)` and `isSymbolImage`.
  @Test func `a system image is a symbol`() throws {
    let image = try #require(UIImage(systemName: "xmark"))
    #expect(image.isSymbolImage && image.size.width > 0 && image.renderingMode == .automatic)
  }

  // Apple documentation of `init(pointSize:)` of SymbolConfiguration: the size follows the font's.
  @Test func `a symbol grows with its point size`() throws {
    let small = UIImage.SymbolConfiguration(pointSize: 10)
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    let first = try #require(UIImage(systemName: "plus", withConfiguration: small))
    let second = try #require(UIImage(systemName: "plus", withConfiguration: large))
    #expect(second.size.width > 2 * first.size.width)
  }

  // Apple header UIImage.h: the values of the constants.
  @Test func `constants have the values of the headers`() {
    #expect(UIImage.Orientation.down.rawValue == 1 && UIImage.Orientation.left.rawValue == 2)
    #expect(UIImage.Orientation.right.rawValue == 3)
    #expect(UIImage.Orientation.rightMirrored.rawValue == 7)
    #expect(UIImage.RenderingMode.alwaysTemplate.rawValue == 2)
    #expect(UIImage.ResizingMode.tile.rawValue == 0 && UIImage.ResizingMode.stretch.rawValue == 1)
    #expect(UIImage.SymbolScale.default.rawValue == -1)
    #expect(UIImage.SymbolScale.large.rawValue == 3)
    #expect(UIImage.SymbolWeight.ultraLight.rawValue == 1)
    #expect(UIImage.SymbolWeight.black.rawValue == 9)
  }
}
