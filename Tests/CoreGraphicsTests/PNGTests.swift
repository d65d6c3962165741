// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

struct PNGTests {
  /// An image of many colors and alphas, 16 x 16.
  private static let colorful: CGImage = {
    var random = SeededGenerator(seed: 7)
    return CGImage(
      width: 16,
      pixels: (0..<256).map { alpha in
        func part() -> UInt32 { UInt32.random(in: 0...255, using: &random) }
        return premultiplied(part(), part(), part(), UInt32(alpha))
      }
    )
  }()

  private func error(reading data: Data) -> PNGError? {
    do {
      _ = try CGImage(png: data)
      return nil
    } catch {
      return error
    }
  }

  @Test func `an encoded and decoded image keeps every pixel and alpha`() throws {
    let copy = try CGImage(png: Self.colorful.pngData())
    #expect(copy.pixels == Self.colorful.pixels)
    #expect(!copy.isOpaque)
  }

  @Test func `equal pixels are encoded to equal bytes`() throws {
    let pixels = (0..<64).map { black | UInt32($0) << 8 }
    let plain = CGImage(width: 8, pixels: pixels)
    let opaque = CGImage(width: 8, height: 8, isOpaque: true) {
      $0.base.copyMemory(from: pixels, byteCount: 256)
    }
    #expect(try plain.pngData() == opaque.pngData())
    #expect(try CGImage(png: plain.pngData()).pngData() == plain.pngData())
  }

  @Test func `an opaque image is detected`() throws {
    let image = try CGImage(png: CGImage(width: 2, pixels: [red, green, blue, black]).pngData())
    #expect(image.isOpaque)
    #expect(image.pixels == [red, green, blue, black])
  }

  @Test func `every PNG pixel format is decoded`() throws {
    let gray = RawPNG(width: 2, colorType: 0, rows: [[0x00, 0x80]])
    #expect(try CGImage(png: gray.data).pixels == [black, 0xFF80_8080])
    let bits = RawPNG(width: 8, depth: 1, colorType: 0, rows: [[0b1000_0001]])
    #expect(
      try CGImage(png: bits.data).pixels
        == [~0] + Array(repeating: black, count: 6) + [~0]
    )
    let grayAlpha = RawPNG(width: 2, colorType: 4, rows: [[0xFF, 0x80, 0x40, 0xFF]])
    #expect(try CGImage(png: grayAlpha.data).pixels == [0x8080_8080, 0xFF40_4040])
    let color = RawPNG(width: 2, colorType: 2, rows: [[0xFF, 0, 0, 0, 0, 0xFF]])
    #expect(try CGImage(png: color.data).pixels == [red, blue])
    let deep = RawPNG(width: 1, depth: 16, colorType: 2, rows: [[0xFF, 0xFF, 0, 0, 0x80, 0x00]])
    #expect(try CGImage(png: deep.data).pixels == [0xFFFF_0080])
    let deepGrey = RawPNG(width: 1, depth: 16, colorType: 4, rows: [[0xFF, 0xFF, 0, 0]])
    #expect(try CGImage(png: deepGrey.data).pixels == [nothing])
  }

  @Test func `a palette is decoded with the alphas of its colors`() throws {
    let palette = RawPNG(
      width: 4,
      depth: 2,
      colorType: 3,
      rows: [[0b00_01_10_00]],
      extra: [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]), ("tRNS", [255, 0])]
    )
    let image = try CGImage(png: palette.data)
    #expect(image.pixels == [red, nothing, blue, red])
    #expect(!image.isOpaque)
  }

  @Test func `a PNG that is cut off anywhere throws truncated`() throws {
    let whole = try Self.colorful.pngData()
    for length in 8..<whole.count {
      #expect(error(reading: whole.prefix(length)) == .truncated, "at \(length)")
    }
    for length in 0..<8 {
      let found = error(reading: whole.prefix(length))
      #expect(found == (length == 0 ? .notAPNG : .truncated), "at \(length)")
    }
  }

  @Test func `a changed byte never crashes the decoder`() throws {
    let whole = try Self.colorful.pngData()
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255,
          using: &random
        )
      }
      _ = error(reading: bytes)
    }
    var bytes = whole
    bytes[60] ^= 0xFF
    guard case .damaged = error(reading: bytes) else {
      Issue.record("a wrong byte among the pixels was not noticed")
      return
    }
  }

  @Test func `bytes that are not a PNG throw notAPNG`() {
    #expect(error(reading: Data()) == .notAPNG)
    #expect(error(reading: Data("GIF89a and more and more and more".utf8)) == .notAPNG)
    #expect("\(PNGError.notAPNG)" == "not a PNG")
  }

  @Test func `excessive sizes are rejected before memory is allocated`() {
    #expect(
      error(reading: RawPNG(width: 40_000, height: 1).data)
        == .tooLarge(width: 40_000, height: 1)
    )
    #expect(
      error(reading: RawPNG(width: 30_000, height: 30_000).data)
        == .tooLarge(width: 30_000, height: 30_000)
    )
    #expect(error(reading: RawPNG(width: 15_000, height: 15_000).data) == .truncated)
    #expect(error(reading: RawPNG(width: 0).data) == .damaged("it is 0 x 1 pixels"))
    #expect(
      error(reading: RawPNG(width: -1).data) == .tooLarge(width: 0xFFFF_FFFF, height: 1)
    )
  }

  @Test func `a PNG in Xcode's format throws an error that names it`() {
    var bytes = RawPNG(rows: [[0, 0, 0, 0]]).data
    bytes.replaceSubrange(12..<16, with: Data("CgBI".utf8))
    guard case .damaged(let reason) = error(reading: bytes) else {
      Issue.record("CgBI was read")
      return
    }
    #expect(reason.contains("Xcode"))
  }

  @Test func `an image is written to a file and read back`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "picture.png").path
    try Self.colorful.writePNG(toFile: path)
    #expect(try CGImage(pngFile: path).pixels == Self.colorful.pixels)
    let link = folder.appending(path: "link.png").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(try CGImage(pngFile: link).pixels == Self.colorful.pixels)
    let nowhere = folder.appending(path: "no/such/folder.png").path
    #expect(
      throws: PNGError.cannotWrite(path: nowhere, reason: "No such file or directory")
    ) { try Self.colorful.writePNG(toFile: nowhere) }
  }

  @Test(arguments: [
    ("/nowhere/picture.png", "No such file or directory"),
    ("/tmp", "it is not a regular file"),
    ("/dev/zero", "it is not a regular file"),
    ("", "the path is empty"),
  ])
  func `a path without a file throws an error with a reason`(_ path: String, _ reason: String) {
    let expected = PNGError.cannotRead(path: path, reason: reason)
    #expect(throws: expected) { try CGImage(pngFile: path) }
    #expect("\(expected)" == "cannot read \(path): \(reason)")
  }
}
