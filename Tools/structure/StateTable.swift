// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The mutable stored properties of each class that code outside of the class's file can write.
///
/// Properties with internal and package setters count. `public` and `open` setters are part of the
/// API, and `private` and `fileprivate` ones belong to the owner of the state.
struct StateTable {
  /// A class and its properties that other files can write.
  struct Row {
    let target: String
    let name: String
    let isPublic: Bool
    let properties: [String]
  }

  /// The rows, those with the most properties first.
  private(set) var rows: [Row] = []

  init(_ files: [SourceFile]) {
    for file in files {
      let visitor = ClassVisitor(target: file.target)
      visitor.walk(file.tree)
      rows += visitor.rows
    }
    rows.sort { ($1.properties.count, $0.name) < ($0.properties.count, $1.name) }
  }

  /// The rows of public classes.
  var publicRows: [Row] { rows.filter(\.isPublic) }

  /// The mean number of properties per public class.
  var publicMean: Double {
    let rows = publicRows
    return Double(rows.reduce(0) { $0 + $1.properties.count }) / Double(max(rows.count, 1))
  }

  /// Returns a line for each violation of the limits.
  ///
  /// - Parameters:
  ///   - limits: The most properties by class; other classes may have `limits["*"]`.
  ///   - limit: The most properties per public class, on average.
  /// - Returns: A line for each finding.
  func findings(limits: [String: Int], publicMean limit: Double) -> [String] {
    var findings = rows.compactMap { row -> String? in
      let most = limits[row.name] ?? limits["*"] ?? .max
      guard row.properties.count > most else { return nil }
      return "\(row.target)/\(row.name): \(row.properties.count) properties, at most \(most): "
        + row.properties.joined(separator: ", ")
    }
    if publicMean > limit {
      findings.append("public classes have \(rounded(publicMean)) on average, at most \(limit)")
    }
    return findings
  }

  /// The table as text: a line for each class that has such properties, and the mean.
  var description: String {
    let lines = rows.filter { !$0.properties.isEmpty }.map { row in
      "\(row.properties.count)\t\(row.isPublic ? "public" : "")\t\(row.target)/\(row.name)\t"
        + row.properties.joined(separator: " ")
    }
    let total = publicRows.reduce(0) { $0 + $1.properties.count }
    return lines.joined(separator: "\n")
      + "\npublic classes: \(publicRows.count), properties: \(total), "
      + "mean: \(rounded(publicMean))"
  }

  private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

/// Collects the classes of a file.
private final class ClassVisitor: SyntaxVisitor {
  let target: String
  private(set) var rows: [StateTable.Row] = []

  init(target: String) {
    self.target = target
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let modifiers = node.modifiers.map(\.name.text)
    guard !modifiers.contains("private"), !modifiers.contains("fileprivate") else {
      return .visitChildren
    }
    let properties = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter(isWritableByTheModule).flatMap(storedNames)
    rows.append(
      StateTable.Row(
        target: target,
        name: node.name.text,
        isPublic: modifiers.contains("public") || modifiers.contains("open"),
        properties: properties
      )
    )
    return .visitChildren
  }

  private func isWritableByTheModule(_ variable: VariableDeclSyntax) -> Bool {
    guard variable.bindingSpecifier.text == "var" else { return false }
    let names = variable.modifiers.map(\.name.text)
    guard !names.contains("static"), !names.contains("class"), !names.contains("override") else {
      return false
    }
    let levels: Set = ["open", "public", "package", "internal", "fileprivate", "private"]
    let access = variable.modifiers.filter { levels.contains($0.name.text) }
    let setter = access.first { $0.detail != nil } ?? access.first
    return !["open", "public", "fileprivate", "private"].contains(setter?.name.text ?? "internal")
  }

  private func storedNames(_ variable: VariableDeclSyntax) -> [String] {
    variable.bindings.filter { binding in
      switch binding.accessorBlock?.accessors {
      case nil: true
      case .accessors(let list):
        list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
      default: false
      }
    }
    .map(\.pattern.trimmedDescription)
  }
}
