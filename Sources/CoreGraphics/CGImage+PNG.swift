// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
import Foundation

extension CGImage {
  /// Decodes a PNG of any kind: gray, palette, color, 1 to 16 bits, with or without alpha.
  ///
  /// 16 bits become 8; gamma and color profiles are ignored.
  ///
  /// - Parameter png: The bytes of the file.
  /// - Throws: `PNGError` when the bytes are no valid PNG.
  package convenience init(png: Data) throws(PNGError) {
    let result = png.withUnsafeBytes { bytes in
      Result<Decoded, PNGError> { () throws(PNGError) in
        _ = try PNGHeader(bytes)
        return try decode(bytes)
      }
    }
    let decoded = try result.get()
    self.init(adopting: decoded.surface, isOpaque: decoded.isOpaque)
  }

  /// Reads a PNG file.
  ///
  /// - Parameter pngFile: The path of a regular file.
  /// - Throws: `PNGError` when the file cannot be read or is no valid PNG.
  package convenience init(pngFile: String) throws(PNGError) {
    try self.init(png: Self.bytes(ofFile: pngFile))
  }

  /// Reads the bytes of an image file.
  ///
  /// - Parameter pngFile: The path of a regular file.
  /// - Returns: The bytes.
  /// - Throws: `PNGError` when the file cannot be read.
  static func bytes(ofFile pngFile: String) throws(PNGError) -> Data {
    guard !pngFile.isEmpty else {
      throw .cannotRead(path: pngFile, reason: "the path is empty")
    }
    let url = URL(fileURLWithPath: pngFile).resolvingSymlinksInPath()
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        throw PNGError.cannotRead(path: pngFile, reason: "it is not a regular file")
      }
      guard attributes[.size] as? Int ?? 0 <= PixelSize.maximumBytes else {
        throw PNGError.cannotRead(path: pngFile, reason: "the file is larger than 1 GB")
      }
      return try Data(contentsOf: url)
    } catch let error as PNGError {
      throw error
    } catch {
      throw .cannotRead(path: pngFile, reason: reason(of: error))
    }
  }

  /// Returns the image as a PNG: 8 bits per channel, with alpha unless the image is opaque.
  ///
  /// The same pixels give the same bytes, with the same versions of libpng and zlib.
  ///
  /// - Throws: `PNGError.damaged` when memory runs out.
  package func pngData() throws(PNGError) -> Data {
    var bytes = Data()
    var status = CAIRO_STATUS_NO_MEMORY
    withSource { source in
      status = withUnsafeMutablePointer(to: &bytes) { pointer in
        cairo_surface_write_to_png_stream(
          source,
          { closure, chunk, count in
            guard let closure, let chunk else { return CAIRO_STATUS_WRITE_ERROR }
            closure.assumingMemoryBound(to: Data.self).pointee.append(chunk, count: Int(count))
            return CAIRO_STATUS_SUCCESS
          },
          pointer
        )
      }
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw .damaged(text(of: status)) }
    return bytes
  }

  /// Writes the image to a PNG file atomically.
  ///
  /// - Parameter path: The path of the file; an existing one is replaced.
  /// - Throws: `PNGError.cannotWrite`.
  package func writePNG(toFile path: String) throws(PNGError) {
    let bytes = try pngData()
    do {
      try bytes.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .cannotWrite(path: path, reason: reason(of: error))
    }
  }
}

/// The bytes that the decoder has not read yet.
private struct Reader {
  var rest: UnsafeRawBufferPointer.SubSequence
  var ranOut = false
}

/// The decoder's result: a surface of 32 bits per pixel, and whether it is opaque if that is known.
private typealias Decoded = (surface: OpaquePointer, isOpaque: Bool?)

/// Decodes a PNG whose header is valid.
private func decode(_ bytes: UnsafeRawBufferPointer) throws(PNGError) -> Decoded {
  var reader = Reader(rest: bytes[...])
  let decoded = withUnsafeMutablePointer(to: &reader) { pointer in
    cairo_image_surface_create_from_png_stream(
      { closure, buffer, count in
        guard let reader = closure?.assumingMemoryBound(to: Reader.self), let buffer else {
          return CAIRO_STATUS_READ_ERROR
        }
        let chunk = reader.pointee.rest.prefix(Int(count))
        guard chunk.count == Int(count) else {
          reader.pointee.ranOut = true
          return CAIRO_STATUS_READ_ERROR
        }
        UnsafeMutableRawBufferPointer(start: buffer, count: chunk.count).copyBytes(from: chunk)
        reader.pointee.rest = reader.pointee.rest.dropFirst(chunk.count)
        return CAIRO_STATUS_SUCCESS
      },
      pointer
    )
  }
  guard let surface = decoded else { throw .damaged("it cannot be decoded") }
  let status = cairo_surface_status(surface)
  guard status == CAIRO_STATUS_SUCCESS else {
    cairo_surface_destroy(surface)
    throw reader.ranOut ? .truncated : .damaged("its data is not what its checksums say")
  }
  switch cairo_image_surface_get_format(surface) {
  case CAIRO_FORMAT_ARGB32: return (surface, nil)
  case CAIRO_FORMAT_RGB24: return (surface, true)
  default: return (redrawn(surface), nil)
  }
}

/// Converts a surface of another format (Cairo from 1.17 on keeps 16 bits) to 32 bits with alpha.
private func redrawn(_ surface: OpaquePointer) -> OpaquePointer {
  let width = cairo_image_surface_get_width(surface)
  let height = cairo_image_surface_get_height(surface)
  let copy = makeSurface(PixelSize(fitting: Int(width), Int(height)), isOpaque: false)
  let cairo = cairo_create(copy)
  cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
  cairo_set_source_surface(cairo, surface, 0, 0)
  cairo_paint(cairo)
  cairo_destroy(cairo)
  cairo_surface_destroy(surface)
  return copy
}

private func text(of status: cairo_status_t) -> String {
  cairo_status_to_string(status).map { String(cString: $0) } ?? "error \(status.rawValue)"
}

private func reason(of error: any Error) -> String {
  guard let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code else {
    return error.localizedDescription
  }
  return String(cString: strerror(code.rawValue))
}
