// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// JPEGs that are decoded when their pixels are read.
struct JPEGTests {
  /// The pixels of a photo that is decoded later.
  private static let (width, height) = (320, 240)

  /// A photo: red on the left, blue on the right.
  private func photo(_ width: Int = width, _ height: Int = height) throws -> Data {
    let image = CGImage.made(width, height, isOpaque: true) { x, _ in
      x < width / 2 ? 0xffff_0000 : 0xff00_00ff
    }
    return try image.jpegData(quality: 0.9)
  }

  /// The red and the blue of a pixel, roughly: 0 or 1.
  private func colors(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt32] {
    let pixel = image.pixel(x: x, y: y)
    return [pixel >> 16 & 0xff, pixel & 0xff].map { ($0 + 64) / 256 }
  }

  @Test func `a large one is decoded when its pixels are first read`() throws {
    let image = try JPEGReader(photo()).image(isWhole: true)
    #expect(image.width == Self.width && image.height == Self.height)
    #expect(image.isOpaque && !image.isDrawn)
    #expect(colors(image, 40, 120) == [1, 0] && colors(image, 300, 120) == [0, 1])
    #expect(image.isDrawn)
  }

  @Test func `a small one is decoded at once`() throws {
    #expect(try JPEGReader(photo(64, 64)).image(isWhole: true).isDrawn)
  }

  @Test func `its pixels are those that are decoded at once`() throws {
    let data = try photo()
    let later = try JPEGReader(data).image(isWhole: true)
    let now = try JPEGReader(data).image(isWhole: false)
    #expect(!later.isDrawn && now.isDrawn && now.isOpaque)
    for y in 0..<Self.height {
      for x in 0..<Self.width where later.pixel(x: x, y: y) != now.pixel(x: x, y: y) {
        Issue.record("differs at \(x), \(y)")
        return
      }
    }
  }

  @Test func `another thread begins to decode it`() throws {
    let image = try DecodedImage(photo(), scale: 1)
    let end = Date(timeIntervalSinceNow: 20)
    while !image.upright.isDrawn, Date() < end { Thread.sleep(forTimeInterval: 0.001) }
    #expect(image.upright.isDrawn)
  }

  @Test(arguments: [1 as UInt8, 3, 6, 8])
  func `a turned one is turned when it is read`(_ orientation: UInt8) throws {
    let source = try JPEGReader(photo()).image(isWhole: true)
    let place = try #require(PixelOrientation(rawValue: Int(orientation)))
    let upright = source.upright(from: place)
    #expect(!upright.isDrawn && !source.isDrawn && upright.isOpaque)
    let isTurned = orientation >= 5
    #expect(upright.width == (isTurned ? Self.height : Self.width))
    let left = colors(upright, 8, 8)
    // The red half is on the left, on the right, at the top and at the bottom.
    #expect(left == (orientation == 3 || orientation == 8 ? [0, 1] : [1, 0]))
    #expect(source.isDrawn)
  }

  @Test func `the orientation and the end are read`() throws {
    let data = try photo().oriented(6)
    let header = JPEGHeader(data)
    #expect(header.orientation == .right && header.isWhole)
    let slice = (Data([1, 2, 3]) + data).dropFirst(3)
    #expect(JPEGHeader(slice).orientation == .right && JPEGHeader(slice).isWhole)
    // What follows the end of a picture is no part of it.
    #expect(JPEGHeader(data + Data([1, 2, 3])).isWhole)
  }

  @Test(arguments: [0, 2, 3, 30, 200, -2, -1])
  func `one that is cut off has no end, and is no image`(_ count: Int) throws {
    let whole = try photo().oriented(1)
    let data = whole.prefix(count < 0 ? whole.count + count : count)
    #expect(!JPEGHeader(data).isWhole)
    #expect(throws: (any Error).self) { try DecodedImage(data, scale: 1) }
  }

  @Test func `a damaged one is shown as far as it can be read, and logged once`() throws {
    var data = try photo()
    let scan = try #require(data.range(of: Data([0xFF, 0xDA])))
    // The tables of the first component, which do not exist.
    data[scan.lowerBound + 6] = 0x33
    let image = try JPEGReader(data).image(isWhole: true)
    let lines = RetourLog.capturing {
      #expect(image.pixel(x: 0, y: 0) == 0xff00_0000)
      #expect(image.pixel(x: 0, y: 0) == 0xff00_0000)
    }
    #expect(lines.count == 1)
    #expect(throws: ImageCodecError.self) { try JPEGReader(data).image(isWhole: false) }
  }

  @Test func `threads that read at the same time get the same pixels`() throws {
    let image = try JPEGReader(photo()).image(isWhole: true)
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      #expect(colors(image, 40, index) == [1, 0])
    }
  }

  @Test func `an image that nobody reads is freed without having been decoded`() throws {
    weak var freed: CGImage?
    do {
      let image = try JPEGReader(photo()).image(isWhole: true)
      freed = image
      #expect(!image.isDrawn)
    }
    #expect(freed == nil)
  }
}
