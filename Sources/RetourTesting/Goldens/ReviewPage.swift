// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Synchronization

/// The page on which failures of goldens are looked at: one static file, made anew with each.
final class ReviewPage: Sendable {
  /// One failure, as the page shows it; names of files are relative to the page.
  struct Entry {
    let title: String
    let reason: String
    /// What a person runs who likes the new one better.
    let command: String
    let content: Content

    enum Content {
      case pictures(reference: String, actual: String, difference: String)
      case texts(reference: String, actual: String)
    }
  }

  /// The folder of the page and of what it shows.
  let folder: String
  private let entries = Mutex<[Entry]>([])

  init(folder: String) { self.folder = folder }

  /// Writes what differs beside the page, and the page.
  ///
  /// - Parameters:
  ///   - golden: What the test made.
  ///   - reference: The bytes of the golden's file.
  ///   - file: The golden's file.
  ///   - reason: What differs, in words.
  /// - Returns: The path of the page, or why there is none.
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
            (try? CGImage(png: reference)).map { try image.differencePicture(from: $0).pngData() }
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
