// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Finds types and functions that exceed the limits of length.
enum Lengths {
  /// Returns the types whose files together have too many lines of code.
  static func longTypes(_ files: [SourceFile], limit: Int, except: Set<String>) -> [String] {
    var lines: [String: Int] = [:]
    for file in files { lines["\(file.target)/\(file.typeName)", default: 0] += file.codeLineCount }
    return lines.filter { name, count in
      count > limit && !except.contains(String(name.split(separator: "/").last ?? ""))
    }
    .map { "\($0.key): \($0.value) lines over all its files, at most \(limit)" }.sorted()
  }

  /// Returns the functions that are too long or take too many parameters.
  static func longFunctions(_ files: [SourceFile], lines: Int, parameters: Int) -> [String] {
    files.flatMap { file in
      let visitor = FunctionVisitor(lines: lines, parameters: parameters)
      visitor.walk(file.tree)
      return visitor.findings.map { "\(file.path): \($0)" }
    }
  }
}

private final class FunctionVisitor: SyntaxVisitor {
  let lines: Int
  let parameters: Int
  private(set) var findings: [String] = []

  init(lines: Int, parameters: Int) {
    (self.lines, self.parameters) = (lines, parameters)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let count = node.signature.parameterClause.parameters.count
    // The parameters of a public function are those of Apple's.
    let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
    if count > parameters, !isPublic {
      findings.append("\(node.name.text) has \(count) parameters, at most \(parameters)")
    }
    check(node.name.text, node.body.map(Syntax.init))
    return .visitChildren
  }

  // An initializer may take as many values as it stores.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    check("init", node.body.map(Syntax.init))
    return .visitChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    check("a property", Syntax(node))
    return .visitChildren
  }

  private func check(_ name: String, _ body: Syntax?) {
    let count = body.map { SourceFile.countCodeLines($0.trimmedDescription) } ?? 0
    if count > lines { findings.append("\(name) has \(count) lines, at most \(lines)") }
  }
}
