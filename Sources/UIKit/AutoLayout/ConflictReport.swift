// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The message for constraints that exclude each other, in UIKit's form.
@MainActor
struct ConflictReport {
  private let sources: [ConstraintSource]
  private let broken: ConstraintSource

  init(_ sources: [ConstraintSource], broken: ConstraintSource) {
    (self.sources, self.broken) = (sources, broken)
  }

  var text: String {
    let hasMasks = sources.contains { $0.constraint == nil }
    let note =
      hasMasks
      ? "\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand,"
        + " refer to the documentation for the UIView property"
        + " translatesAutoresizingMaskIntoConstraints)" : ""
    let list = sources.map { "    \"\(ConstraintText($0).text)\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(note)
      (
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(ConstraintText(broken).text)
      """
  }

  func log() { RetourLog.block(text) }
}
