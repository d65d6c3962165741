// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Where pictures are written to.
struct OutputFolder {
  private let url: URL

  /// Makes the folder if it is not there.
  ///
  /// - Parameter path: The folder.
  /// - Throws: `OutputError` when it cannot be made.
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
  ///   - data: The bytes.
  ///   - name: The file's name.
  /// - Throws: `OutputError` when it cannot be written.
  func write(_ data: Data, to name: String) throws(OutputError) {
    try Self.write(data, to: url.appendingPathComponent(name))
  }

  /// Writes a file, whose folder is made if it is not there.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - path: The file.
  /// - Throws: `OutputError` when it cannot be written.
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
