// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourText

/// Compares goldens with their files, and records them.
struct GoldenKeeper: Sendable {
  /// The result of a comparison.
  enum Verdict: Equatable {
    case matches
    /// Not compared, since the file was recorded with other fonts or libraries.
    case skipped
    case fails(String)
  }

  let mode: RecordMode
  /// The versions of the libraries and fonts of this machine.
  let versions: String
  /// The page that shows failures.
  let review: ReviewPage

  /// The mode of the environment, or `nil` if `RETOUR_RECORD` is no mode.
  static let standard: GoldenKeeper? = {
    let environment = ProcessInfo.processInfo.environment
    guard let mode = RecordMode.read(from: environment) else { return nil }
    return GoldenKeeper(
      mode: mode,
      versions: TextSystem.versions,
      review: ReviewPage(
        folder: environment["RETOUR_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
          ?? NSTemporaryDirectory() + "retour-goldens-\(ProcessInfo.processInfo.processIdentifier)"
      )
    )
  }()

  /// Compares a golden with its file, or records it, depending on the mode.
  ///
  /// - Parameters:
  ///   - golden: The golden.
  ///   - place: The place of its file.
  /// - Returns: The result.
  func judge(_ golden: Golden, at place: GoldenPlace) -> Verdict {
    if let defect = golden.defect { return .fails(defect) }
    let file = place.file(golden.ending)
    let recorded = text(of: place.versionsFile)
    let isForeign = recorded != nil && recorded != versions && mode != .all
    if isForeign, case .picture = golden { return foreign(place, file) }
    guard let reference = FileManager.default.contents(atPath: file) else {
      guard mode != .never else { return .fails("there is no golden \(file)") }
      return record(golden, at: place, "there was no golden; recorded \(file): look at it")
    }
    guard let difference = golden.difference(from: reference, isForeign: isForeign) else {
      return noteVersions(for: golden, at: place)
    }
    switch mode {
    case .all,
      .failed where !isForeign:
      return record(golden, at: place, "\(difference); recorded anew \(file): look at it")
    case .failed, .missing, .never:
      let page = review.add(golden, reference: reference, file: file, reason: difference)
      return .fails("\(difference); see \(page)")
    }
  }

  private func foreign(_ place: GoldenPlace, _ file: String) -> Verdict {
    guard FileManager.default.fileExists(atPath: file) else {
      return .fails(
        "there is no golden \(file), and those beside it were recorded with other libraries or "
          + "fonts: record all of them with RETOUR_RECORD=all"
      )
    }
    RetourLog.once(
      place.versionsFile,
      "\(place.versionsFile) names other libraries or fonts than this machine's: pictures are not "
        + "compared, only the numbers of the layout are"
    )
    return .skipped
  }

  private func record(_ golden: Golden, at place: GoldenPlace, _ message: String) -> Verdict {
    do {
      let file = URL(fileURLWithPath: place.file(golden.ending))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try golden.data().write(to: file, options: .atomic)
      let noted = noteVersions(for: golden, at: place)
      return noted == .matches ? .fails(message) : noted
    } catch {
      return .fails("the golden cannot be written: \(error)")
    }
  }

  /// Records the versions that an image was drawn with, where recording is allowed.
  private func noteVersions(for golden: Golden, at place: GoldenPlace) -> Verdict {
    guard mode != .never, case .picture = golden, text(of: place.versionsFile) != versions else {
      return .matches
    }
    do {
      try Data((versions + "\n").utf8)
        .write(to: URL(fileURLWithPath: place.versionsFile), options: .atomic)
      return .matches
    } catch {
      return .fails("\(place.versionsFile) cannot be written: \(error)")
    }
  }

  private func text(of file: String) -> String? {
    FileManager.default.contents(atPath: file).map {
      String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
  }
}
