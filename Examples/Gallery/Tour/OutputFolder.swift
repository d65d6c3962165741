// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A folder for the images.
struct OutputFolder {
  private let url: URL

  /// Creates the folder if it does not exist.
  ///
  /// - Parameter path: The folder.
  /// - Throws: `OutputError` if it cannot be created.
  init(_ path: String) throws(OutputError) {
    url = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw OutputError(path: path, reason: error.localizedDescription)
    }
  }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - data: The content.
  ///   - name: The file's name.
  /// - Throws: `OutputError` if it cannot be written.
  func write(_ data: Data, to name: String) throws(OutputError) {
    try Self.write(data, to: url.appendingPathComponent(name))
  }

  /// Writes a file, and creates its folder if it does not exist.
  ///
  /// - Parameters:
  ///   - data: The content.
  ///   - path: The file.
  /// - Throws: `OutputError` if it cannot be written.
  static func write(_ data: Data, toFile path: String) throws(OutputError) {
    let file = URL(fileURLWithPath: path)
    _ = try OutputFolder(file.deletingLastPathComponent().path)
    try write(data, to: file)
  }

  private static func write(_ data: Data, to file: URL) throws(OutputError) {
    do {
      try data.write(to: file)
    } catch {
      throw OutputError(path: file.path, reason: error.localizedDescription)
    }
  }
}
