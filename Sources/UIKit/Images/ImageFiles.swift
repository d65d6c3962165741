// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Synchronization

/// Finds the files of named images and caches their pixels.
package enum ImageFiles {
  /// The name of an image, its bundle and its scale.
  private struct Request: Hashable {
    let name: String
    let bundle: Bundle?
    let scale: CGFloat
  }

  private struct State {
    var bundles: [Bundle] = []
    var images: [String: DecodedImage] = [:]
    /// The images of earlier requests; the disk is not asked again.
    var found: [Request: (image: DecodedImage, scale: CGFloat)] = [:]
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
  ///   - name: The name, with or without the ending of its format.
  ///   - bundle: The bundle to search, or `nil` for the main bundle and the added ones.
  ///   - scale: The scale of the screen; the file of the nearest scale is chosen, the larger of
  ///     two.
  /// - Returns: The pixels and their scale.
  static func image(
    named name: String,
    in bundle: Bundle?,
    scale: CGFloat
  ) -> (image: DecodedImage, scale: CGFloat)? {
    guard !name.isEmpty, !name.utf8.contains(0) else { return nil }
    let request = Request(name: name, bundle: bundle, scale: scale)
    if let known = state.withLock({ $0.found[request] }) { return known }
    guard let found = find(request) else { return nil }
    state.withLock { $0.found[request] = found }
    return found
  }

  private static func find(_ request: Request) -> (image: DecodedImage, scale: CGFloat)? {
    let (name, scale) = (request.name, request.scale)
    let bundles = request.bundle.map { [$0] } ?? [.main] + state.withLock { $0.bundles }
    let known = endings.first { name.hasSuffix(".\($0)") }
    let stem = known.map { String(name.dropLast($0.count + 1)) } ?? name
    let scales = [3, 2, 1].sorted { abs(CGFloat($0) - scale) < abs(CGFloat($1) - scale) }
    for bundle in bundles {
      guard let folder = bundle.resourceURL else { continue }
      for ending in known.map({ [$0] }) ?? endings {
        for candidate in scales {
          let file = candidate == 1 ? "\(stem).\(ending)" : "\(stem)@\(candidate)x.\(ending)"
          let path = folder.appendingPathComponent(file).path
          // A drawing has any number of pixels.
          let own = candidate == 1 ? Self.scale(ofFile: path) : CGFloat(candidate)
          let shown = ending == "svg" && candidate == 1 ? max(scale, 1) : own
          if let image = cached(path, scale: shown) { return (image, shown) }
        }
      }
    }
    return nil
  }

  /// The endings of the names of image files, in the order in which they are looked for.
  private static let endings = ["png", "jpg", "jpeg", "webp", "svg"]

  private static func cached(_ path: String, scale: CGFloat) -> DecodedImage? {
    let key = "\(path) \(scale)"
    if let known = state.withLock({ $0.images[key] }) { return known }
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let image = image(ofFile: path, scale: scale) else { return nil }
    state.withLock { $0.images[key] = image }
    return image
  }

  /// Reads a file; an unreadable one is logged once.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - scale: The pixels per point of a drawing.
  /// - Returns: The image.
  static func image(ofFile path: String, scale: CGFloat) -> DecodedImage? {
    do {
      return try DecodedImage(file: path, scale: scale)
    } catch {
      RetourLog.once("image \(path)", "no image in \(path): \(error)")
      return nil
    }
  }

  /// Decodes data; undecodable data is logged once per reason.
  ///
  /// - Parameters:
  ///   - data: The bytes of a file.
  ///   - scale: The pixels per point of a drawing.
  /// - Returns: The image.
  static func image(of data: Data, scale: CGFloat) -> DecodedImage? {
    do {
      return try DecodedImage(data, scale: scale)
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
