// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Synchronization

/// A web page that shows the failed goldens: a static file, rewritten for each failure.
final class ReviewPage: Sendable {
  /// A failure, with the names of its files relative to the page.
  struct Entry {
    let title: String
    let reason: String
    /// The command that accepts the new golden.
    let command: String
    let content: Content

    enum Content {
      case pictures(reference: String, actual: String, difference: String)
      case texts(reference: String, actual: String)
    }
  }

  /// The folder of the page and its files.
  let folder: String
  private let entries = Mutex<[Entry]>([])

  init(folder: String) { self.folder = folder }

  /// Adds a failure to the page.
  ///
  /// - Parameters:
  ///   - golden: The golden of the test.
  ///   - reference: The bytes of the golden's file.
  ///   - file: The golden's file.
  ///   - reason: A description of the difference.
  /// - Returns: The path of the page, or a description of why it could not be written.
  func add(_ golden: Golden, reference: Data, file: String, reason: String) -> String {
    entries.withLock { entries in
      do {
        let entry = try write(
          golden,
          reference: reference,
          file: file,
          reason: reason,
          number: entries.count + 1
        )
        entries.append(entry)
        let page = folder + "/index.html"
        try Data(Self.html(entries).utf8).write(to: URL(fileURLWithPath: page))
        return page
      } catch {
        return "nothing, because it cannot be written: \(error)"
      }
    }
  }

  private func write(
    _ golden: Golden,
    reference: Data,
    file: String,
    reason: String,
    number: Int
  ) throws -> Entry {
    let title = file.split(separator: "/").suffix(4).filter { $0 != "__Goldens__" }
      .joined(separator: "/")
    let (ending, plain) =
      switch golden {
      case .picture: ("png", title.replacingOccurrences(of: "/", with: "."))
      case .text: ("txt", title.replacingOccurrences(of: "/", with: "."))
      }
    func name(_ what: String) -> String { "\(number).\(plain).\(what).\(ending)" }
    func write(_ data: Data, _ what: String) throws -> String {
      try data.write(to: URL(fileURLWithPath: folder + "/" + name(what)))
      return name(what)
    }
    try FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true
    )
    let actual = try golden.data()
    let names = (try write(reference, "reference"), try write(actual, "actual"))
    let content: Entry.Content =
      switch golden {
      case .picture(let image, _):
        .pictures(
          reference: names.0,
          actual: names.1,
          difference: try write(
            (try? CGImage(png: reference)).map { try image.differenceImage(from: $0).pngData() }
              ?? actual,
            "difference"
          )
        )
      case .text:
        .texts(
          reference: String(decoding: reference, as: UTF8.self),
          actual: String(decoding: actual, as: UTF8.self)
        )
      }
    return Entry(
      title: title,
      reason: reason,
      command: "cp '\(folder)/\(names.1)' '\(file)'",
      content: content
    )
  }
}
