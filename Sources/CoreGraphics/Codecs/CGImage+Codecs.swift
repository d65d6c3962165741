// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
import CImageCodecs
import Foundation

extension CGImage {
  /// Decodes a WebP; of an animated one nothing is read.
  ///
  /// - Parameter webp: The bytes of the file.
  /// - Throws: `ImageCodecError` when the bytes are no valid WebP.
  package convenience init(webp: Data) throws(ImageCodecError) {
    let functions = try CodecLibraries.webp.get()
    var (width, height): (Int32, Int32) = (0, 0)
    let bytes = [UInt8](webp)
    guard functions.getInfo(bytes, bytes.count, &width, &height) != 0 else {
      throw .damaged("its header is not that of a WebP")
    }
    try Self.check(Int(width), Int(height))
    var isRead = false
    self.init(width: Int(width), height: Int(height), isOpaque: false) { buffer in
      let pixels = buffer.base.assumingMemoryBound(to: UInt8.self)
      let size = buffer.bytesPerRow * buffer.height
      isRead =
        functions.decode(bytes, bytes.count, pixels, size, Int32(buffer.bytesPerRow)) != nil
      for y in 0..<buffer.height {
        buffer.withRow(y) { for x in $0.indices { $0[x].premultiply() } }
      }
    }
    if !isRead { throw .damaged("its data cannot be decoded") }
  }

  /// Draws an SVG, which loads nothing from outside.
  ///
  /// - Parameters:
  ///   - svg: The bytes of the file.
  ///   - scale: The pixels for each of its own.
  /// - Throws: `ImageCodecError` when the bytes are no valid SVG.
  package convenience init(svg: Data, scale: CGFloat) throws(ImageCodecError) {
    let functions = try CodecLibraries.svg.get()
    let bytes = [UInt8](svg)
    // Without a base address, librsvg resolves no reference to a file or an address.
    guard let handle = functions.make(bytes, bytes.count, nil) else {
      throw .damaged("it cannot be parsed")
    }
    defer { functions.release(handle) }
    var (width, height) = (0.0, 0.0)
    if functions.size(handle, &width, &height) == 0 {
      var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
      var (wide, high, box) = (RetourSVGLength(), RetourSVGLength(), RetourSVGRect())
      functions.dimensions(handle, &hasWidth, &wide, &hasHeight, &high, &hasBox, &box)
      guard hasBox != 0 else { throw .damaged("it has neither a size nor a viewBox") }
      (width, height) = (box.width, box.height)
    }
    let (across, down) = ((width * scale).rounded(.up), (height * scale).rounded(.up))
    guard across.isFinite, down.isFinite, across < 1e6, down < 1e6 else {
      throw .damaged("it has no finite size")
    }
    try Self.check(Int(across), Int(down))
    guard let size = PixelSize(width: Int(across), height: Int(down)) else {
      throw .tooLarge(width: Int(across), height: Int(down))
    }
    let surface = makeSurface(size, isOpaque: false)
    let cairo = cairo_create(surface)
    var place = RetourSVGRect(x: 0, y: 0, width: across, height: down)
    let isDrawn = cairo.map { functions.render(handle, UnsafeMutableRawPointer($0), &place, nil) }
    cairo_destroy(cairo)
    guard isDrawn == 1 else {
      cairo_surface_destroy(surface)
      throw .damaged("it cannot be drawn")
    }
    self.init(adopting: surface, isOpaque: nil)
  }

  /// Returns the image as a JPEG; what is transparent becomes white.
  ///
  /// - Parameter quality: 0...1.
  /// - Returns: The bytes.
  /// - Throws: `ImageCodecError` when there is no library, or memory is short.
  package func jpegData(quality: CGFloat) throws(ImageCodecError) -> Data {
    let functions = try CodecLibraries.jpeg.get()
    let ground = isOpaque ? self : laidOnWhite()
    var result: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    let share = quality > 0 ? min(quality, 1) : 0
    let isWritten = withUnsafePointer(to: functions) {
      retour_writeJPEG(
        $0,
        ground.base,
        ground.bytesPerRow,
        Int32(width),
        Int32(height),
        Int32((share * 100).rounded()),
        &result,
        &count
      )
    }
    withExtendedLifetime(ground) {}
    guard isWritten != 0, let result else { throw .damaged("memory is short") }
    defer { free(result) }
    return Data(bytes: result, count: Int(count))
  }

  private func laidOnWhite() -> CGImage {
    CGImage(width: width, height: height, isOpaque: true) { buffer in
      for y in 0..<height {
        buffer.withRow(y) { row in
          for x in 0..<width {
            let pixel = pixel(x: x, y: y)
            let rest = 255 - pixel >> 24
            row[x] = pixel &+ (rest << 16 | rest << 8 | rest)
          }
        }
      }
    }
  }

  /// Throws for a size that no image has.
  static func check(_ width: Int, _ height: Int) throws(ImageCodecError) {
    guard width > 0, height > 0 else { throw .damaged("it is \(width) x \(height) pixels") }
    guard PixelSize(width: width, height: height) != nil else {
      throw .tooLarge(width: width, height: height)
    }
  }
}

extension UInt32 {
  /// Multiplies the colors by the alpha, rounded.
  fileprivate mutating func premultiply() {
    let alpha = self >> 24
    guard alpha < 255 else { return }
    func product(_ shift: UInt32) -> UInt32 {
      (((self >> shift & 0xff) * alpha + 127) / 255) << shift
    }
    self = alpha << 24 | product(16) | product(8) | product(0)
  }
}
