// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Synchronization

/// Finds the files of named images and caches their pixels.
package enum ImageFiles {
  private struct State {
    var bundles: [Bundle] = []
    var images: [String: CGImage] = [:]
  }

  private static let state = Mutex(State())

  /// Adds a bundle to those that `UIImage(named:)` searches after the main bundle.
  ///
  /// On Linux, the resources of a package's target are in a separate bundle.
  ///
  /// - Parameter bundle: The bundle.
  package static func add(_ bundle: Bundle) {
    state.withLock { if !$0.bundles.contains(bundle) { $0.bundles.append(bundle) } }
  }

  /// Finds a named image.
  ///
  /// - Parameters:
  ///   - name: The name, with or without `.png`.
  ///   - bundle: The bundle to search, or `nil` for the main bundle and the added ones.
  ///   - scale: The scale of the screen; the file of the nearest scale is chosen, the larger of
  ///     two.
  /// - Returns: The pixels and their scale.
  static func image(
    named name: String,
    in bundle: Bundle?,
    scale: CGFloat
  ) -> (pixels: CGImage, scale: CGFloat)? {
    guard !name.isEmpty, !name.utf8.contains(0) else { return nil }
    let bundles = bundle.map { [$0] } ?? [.main] + state.withLock { $0.bundles }
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let scales = [3, 2, 1].sorted { abs(CGFloat($0) - scale) < abs(CGFloat($1) - scale) }
    for bundle in bundles {
      guard let folder = bundle.resourceURL else { continue }
      for candidate in scales {
        let file = candidate == 1 ? "\(stem).png" : "\(stem)@\(candidate)x.png"
        let path = folder.appendingPathComponent(file).path
        if let pixels = cached(path) {
          return (pixels, candidate == 1 ? Self.scale(ofFile: path) : CGFloat(candidate))
        }
      }
    }
    return nil
  }

  private static func cached(_ path: String) -> CGImage? {
    if let known = state.withLock({ $0.images[path] }) { return known }
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let pixels = pixels(ofFile: path) else { return nil }
    state.withLock { $0.images[path] = pixels }
    return pixels
  }

  /// Reads a file; an unreadable one is logged once.
  static func pixels(ofFile path: String) -> CGImage? {
    do {
      return try CGImage(pngFile: path)
    } catch {
      RetourLog.once("image \(path)", "no image in \(path): \(error)")
      return nil
    }
  }

  /// Decodes data; undecodable data is logged once per reason.
  static func pixels(of data: Data) -> CGImage? {
    do {
      return try CGImage(png: data)
    } catch {
      RetourLog.once("image data \(error)", "no image in \(data.count) bytes: \(error)")
      return nil
    }
  }

  /// Returns the scale in a file's name: `@2x` or `@3x` before the extension, otherwise 1.
  static func scale(ofFile path: String) -> CGFloat {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    if stem.hasSuffix("@3x") { return 3 }
    return stem.hasSuffix("@2x") ? 2 : 1
  }
}
