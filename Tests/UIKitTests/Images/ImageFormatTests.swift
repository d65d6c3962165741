// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import TestSupport
import Testing
import UIKit

@MainActor struct ImageFormatTests {
  /// An opaque picture: red on the left, blue on the right, its lower half white.
  private func picture(_ width: Int = 32, _ height: Int = 16) -> UIImage {
    let image = CGImage.made(width, height, isOpaque: true) { x, y in
      y >= height / 2 ? 0xffff_ffff : x < width / 2 ? 0xffff_0000 : 0xff00_00ff
    }
    return UIImage(cgImage: image)
  }

  private func isNear(_ pixel: UInt32?, _ expected: UInt32) -> Bool {
    guard let pixel else { return false }
    return [24, 16, 8, 0].allSatisfy {
      abs(Int(pixel >> UInt32($0) & 0xff) - Int(expected >> UInt32($0) & 0xff)) < 12
    }
  }

  // MARK: JPEG

  @Test func `a JPEG keeps size and colors`() throws {
    let data = try #require(picture().jpegData(compressionQuality: 0.9))
    #expect(data.starts(with: [0xFF, 0xD8]))
    let image = try #require(UIImage(data: data))
    #expect(image.size == CGSize(width: 32, height: 16) && image.imageOrientation == .up)
    #expect(isNear(image.cgImage?.pixel(x: 2, y: 2), 0xffff_0000))
    #expect(isNear(image.cgImage?.pixel(x: 29, y: 2), 0xff00_00ff))
    #expect(isNear(image.cgImage?.pixel(x: 16, y: 14), 0xffff_ffff))
  }

  @Test func `a lower quality makes fewer bytes`() throws {
    let noise = CGImage.made(64, 64, isOpaque: true) { x, y in UInt32(x * y * 977) }
    let image = UIImage(cgImage: noise)
    let (good, bad) = (
      try #require(image.jpegData(compressionQuality: 1)),
      try #require(image.jpegData(compressionQuality: 0.1))
    )
    #expect(bad.count * 2 < good.count)
  }

  @Test func `what is transparent is white in a JPEG`() throws {
    let clear = UIImage(cgImage: CGImage(width: 8, height: 8, isOpaque: false) { _ in })
    let data = try #require(clear.jpegData(compressionQuality: 1))
    #expect(isNear(UIImage(data: data)?.cgImage?.pixel(x: 4, y: 4), 0xffff_ffff))
  }

  @Test(arguments: [
    (1 as UInt8, UIImage.Orientation.up), (2, .upMirrored), (3, .down), (4, .downMirrored),
    (5, .leftMirrored), (6, .right), (7, .rightMirrored), (8, .left),
  ])
  func `the orientation of a JPEG is read and applied`(
    _ exif: UInt8,
    _ orientation: UIImage.Orientation
  ) throws {
    let jpeg = try #require(picture().jpegData(compressionQuality: 1))
    let image = try #require(UIImage(data: jpeg.oriented(exif)))
    #expect(image.imageOrientation == orientation)
    #expect(image.cgImage?.width == 32, "the pixels as they are in the file")
    let isTurned = exif >= 5
    let size = CGSize(width: isTurned ? 16 : 32, height: isTurned ? 32 : 16)
    #expect(image.size == size)
    // The red quarter of the file's top left comes to the corner that the orientation names.
    let corners: [UIImage.Orientation: (Bool, Bool)] = [
      .up: (false, false), .upMirrored: (true, false), .down: (true, true),
      .downMirrored: (false, true), .leftMirrored: (false, false), .right: (true, false),
      .rightMirrored: (true, true), .left: (false, true),
    ]
    let (isRight, isBottom) = try #require(corners[orientation])
    let drawn = UIGraphicsImageRenderer(size: size).image { _ in image.draw(at: .zero) }
    let pixels = try #require(drawn.cgImage)
    let (x, y) = (isRight ? pixels.width - 4 : 3, isBottom ? pixels.height - 4 : 3)
    #expect(isNear(pixels.pixel(x: x, y: y), 0xffff_0000))
  }

  @Test(arguments: [2, 100, 300])
  func `a JPEG that is cut off is no image, and logged once`(_ count: Int) throws {
    let data = try #require(picture().jpegData(compressionQuality: 1)).prefix(count)
    let lines = RetourLog.capturing { #expect(UIImage(data: data) == nil) }
    #expect(lines.count == 1)
  }

  // MARK: WebP

  @Test func `a WebP without losses has the same pixels, premultiplied`() throws {
    let library = try #require(dlopen("libwebp.so.7", RTLD_LAZY))
    typealias Encode =
      @convention(c) (
        UnsafePointer<UInt8>, Int32, Int32, Int32,
        UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
      ) -> Int
    let address = try #require(dlsym(library, "WebPEncodeLosslessBGRA"))
    let encode = unsafeBitCast(address, to: Encode.self)
    var result: UnsafeMutablePointer<UInt8>?
    let bytes: [UInt8] = [0, 0, 255, 255, 255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 0, 0]
    let count = encode(bytes, 2, 2, 8, &result)
    let data = Data(bytes: try #require(result), count: count)
    free(result)
    let image = try #require(UIImage(data: data)?.cgImage)
    #expect(image.width == 2 && image.height == 2)
    #expect(image.pixels == [0xffff_0000, 0xff00_00ff, 0x8000_8000, 0])
  }

  @Test func `a WebP that is cut off is no image`() throws {
    let text = "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA"
    let data = try #require(Data(base64Encoded: text))
    #expect(UIImage(data: data)?.size == CGSize(width: 1, height: 1))
    #expect(RetourLog.capturing { _ = UIImage(data: data.prefix(24)) }.count == 1)
  }

  // MARK: SVG

  private func svg(_ attributes: String, _ content: String) -> Data {
    Data("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8)
  }

  @Test(arguments: [1.0, 2, 3])
  func `an SVG is drawn at the scale that is asked for`(scale: CGFloat) throws {
    let data = svg("width=\"20\" height=\"10\"", "<rect width=\"10\" height=\"10\" fill=\"red\"/>")
    let image = try #require(UIImage(data: data, scale: scale))
    #expect(image.size == CGSize(width: 20, height: 10))
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == Int(20 * scale))
    #expect(pixels.pixel(x: 2, y: 2) == 0xffff_0000 && pixels.pixel(x: pixels.width - 2, y: 2) == 0)
  }

  @Test func `an SVG without a size has that of its viewBox`() throws {
    let data = svg("viewBox=\"0 0 30 12\"", "<rect width=\"30\" height=\"12\"/>")
    #expect(try #require(UIImage(data: data)).size == CGSize(width: 30, height: 12))
  }

  @Test func `an SVG loads nothing from outside`() throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("outside-\(UUID()).png")
    try #require(picture().pngData()).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let links = [file.absoluteString, file.path, file.lastPathComponent]
    for link in links {
      let image = "<image href=\"\(link)\" width=\"32\" height=\"16\"/>"
      let data = svg("width=\"32\" height=\"16\"", image)
      let pixels = try #require(UIImage(data: data)?.cgImage)
      #expect(pixels.pixels.allSatisfy { $0 == 0 }, "\(link)")
      let place = folder.appendingPathComponent("outside-\(UUID()).svg")
      try data.write(to: place)
      defer { try? FileManager.default.removeItem(at: place) }
      let read = try #require(UIImage(contentsOfFile: place.path)?.cgImage)
      #expect(read.pixels.allSatisfy { $0 == 0 }, "\(link), in a file")
    }
  }

  @Test(arguments: ["width=\"90000\" height=\"10\"", "width=\"30000\" height=\"30000\""])
  func `a huge SVG is refused`(_ size: String) {
    let lines = RetourLog.capturing { #expect(UIImage(data: svg(size, "")) == nil) }
    #expect(lines.count == 1)
  }

  @Test(arguments: ["", "no image", "<svg", "<?xml version=\"1.0\"?><html/>"])
  func `what is no image is nil, and logged once`(_ text: String) {
    let lines = RetourLog.capturing { #expect(UIImage(data: Data(text.utf8)) == nil) }
    #expect(lines.count == 1)
  }

  // MARK: Orientation

  @Test func `pixels with an orientation are drawn upright`() throws {
    let pixels = try #require(picture().cgImage)
    let image = UIImage(cgImage: pixels, scale: 2, orientation: .right)
    #expect(image.size == CGSize(width: 8, height: 16) && image.cgImage === pixels)
    let drawn = UIGraphicsImageRenderer(size: image.size).image { _ in image.draw(at: .zero) }
    let shown = try #require(drawn.cgImage)
    #expect(isNear(shown.pixel(x: shown.width - 2, y: 2), 0xffff_0000))
    #expect(isNear(shown.pixel(x: 2, y: 2), 0xffff_ffff))
  }
}
