// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The limits of the sources.
struct StructureCheck {
  /// The most properties of a class that the module may write, by class.
  static let stateLimits = [
    "UINavigationController": 5, "UIViewController": 8, "UINavigationBar": 6,
    "UIGestureRecognizer": 6, "*": 12,
  ]
  /// The most such properties per public class, on average.
  static let meanState = 1.6
  /// The most lines of code of a type, over all its files.
  static let typeLines = 600
  /// Types whose open members cannot be moved, since members of extensions cannot be overridden.
  static let longTypes: Set = ["UIView", "UIViewController", "CALayer"]
  static let functionLines = 60
  static let functionParameters = 6
  static let commentColumns = 100
  /// The share of summaries that may begin with a question word.
  static let evasiveSummaries = 0.01

  let graph: TargetGraph

  /// Returns a line for each finding, each group under a title.
  func findings() throws -> [String] {
    let sources = try SourceFile.all(below: ["Sources"])
    let all = try sources + SourceFile.all(below: ["Tests", "Examples", "Benchmarks", "Tools"])
    let groups = [
      (
        "state that too many can write",
        StateTable(sources).findings(limits: Self.stateLimits, publicMean: Self.meanState)
      ),
      (
        "types that are too long",
        Lengths.longTypes(sources, limit: Self.typeLines, except: Self.longTypes)
      ),
      (
        "functions that are too long",
        Lengths.longFunctions(
          sources,
          lines: Self.functionLines,
          parameters: Self.functionParameters
        )
      ),
      ("comments that are too wide", Comments.wideLines(all, columns: Self.commentColumns)),
      (
        "summaries that do not name what they describe",
        Comments.evasiveSummaries(all, share: Self.evasiveSummaries)
      ),
      ("citations of what is not in the repository", try Comments.deadCitations(all)),
      ("delegate protocols that differ from Apple's", try Requirements.findings(sources)),
      ("imports that Architecture says otherwise", graph.findings),
    ]
    return groups.flatMap { title, findings in
      findings.isEmpty ? [] : ["\(title):"] + findings.map { "  \($0)" }
    }
  }
}
