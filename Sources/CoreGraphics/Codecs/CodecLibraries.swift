// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CImageCodecs
import Foundation

/// The libraries of image formats, each loaded for the first image that needs it, and never
/// unloaded.
enum CodecLibraries {
  typealias Loaded<Functions> = Result<Functions, ImageCodecError>

  static let jpeg: Loaded<RetourJPEG> =
    load(String(cString: retour_nameOfJPEG()), retour_findJPEG)
  static let webp: Loaded<RetourWebP> = load("libwebp.so.7", retour_findWebP)
  static let svg: Loaded<RetourSVG> = load("librsvg-2.so.2", retour_findSVG)

  /// Returns which package of Debian has a library; empty for another library.
  static func hint(for name: String) -> String {
    let packages = [
      "libjpeg.so.62": "libjpeg62-turbo",
      "libjpeg.so.8": "libjpeg-turbo8",
      "libwebp.so.7": "libwebp7",
      "librsvg-2.so.2": "librsvg2-2",
    ]
    return packages[name].map { "; the package \($0) has it" } ?? ""
  }

  /// Loads a library and finds its functions.
  ///
  /// - Parameters:
  ///   - name: The name or the path of the library.
  ///   - find: Fills in the functions, or returns the name of one that is missing.
  /// - Returns: The functions, or why there are none.
  static func load<Functions>(
    _ name: String,
    _ find: (UnsafeMutableRawPointer, UnsafeMutablePointer<Functions>) -> UnsafePointer<CChar>?
  ) -> Loaded<Functions> {
    guard let library = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "not found"
      return .failure(.noLibrary(name: name, reason: reason))
    }
    return withUnsafeTemporaryAllocation(of: Functions.self, capacity: 1) { memory in
      guard let functions = memory.baseAddress else {
        return .failure(.noLibrary(name: name, reason: "memory is short"))
      }
      if let missing = find(library, functions) {
        let reason = "it has no \(String(cString: missing))"
        return .failure(.noLibrary(name: name, reason: reason))
      }
      return .success(functions.pointee)
    }
  }
}
