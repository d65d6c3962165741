// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import SwiftSyntax

/// Compares the delegate protocols that are declared with the list of Apple's requirements.
///
/// A client's method for a requirement that is not declared compiles, and is never called. So each
/// declared protocol must have all requirements, and each requirement must be called somewhere.
enum Requirements {
  /// The list: a protocol's name, then its requirements, indented; `-` before one that is not
  /// declared, `~` before one that is declared and never called, both with a reason after `#`.
  static let path = "Documentation/DelegateRequirements.txt"

  /// Returns a line for each difference.
  static func findings(_ files: [SourceFile]) throws -> [String] {
    let visitor = RequirementVisitor(viewMode: .sourceAccurate)
    let files = files.filter { ["UIKit", "QuartzCore"].contains($0.target) }
    for file in files { visitor.walk(file.tree) }
    let apple = try listed()
    var findings: [String] = []
    for (name, declared) in visitor.declared.sorted(by: { $0.key < $1.key }) {
      guard let listed = apple[name] else {
        findings.append("\(name) is not in \(path)")
        continue
      }
      let expected = listed.filter { $0.mark != "-" }
      for requirement in expected where !declared.contains(requirement.signature) {
        findings.append("\(name) does not declare: \(requirement.signature)")
      }
      for signature in declared.subtracting(expected.map(\.signature)).sorted() {
        findings.append("\(name) declares what is not in the list: \(signature)")
      }
      // UIKit itself adopts these, for clients to call.
      let ours = ["Coordinator", "Context", "ContextTransitioning", "BarPositioning"]
      guard !ours.contains(where: name.hasSuffix) else { continue }
      for requirement in expected where requirement.mark != "~" {
        if !visitor.called.contains(callName(of: requirement.signature)) {
          findings.append("\(name) is never asked: \(requirement.signature)")
        }
      }
    }
    return findings + (try unnamed(apple))
  }

  /// Returns the requirements without an effect that Parity does not name.
  private static func unnamed(_ apple: [String: [Listed]]) throws -> [String] {
    let parity = try String(contentsOfFile: "Documentation/Parity.md", encoding: .utf8)
    return apple.values.joined().filter { $0.mark != " " }
      .map { callName(of: $0.signature) }
      .filter { !parity.contains($0) }
      .map { "Parity.md does not name \($0)" }
      .sorted()
  }

  private struct Listed {
    let mark: Character
    let signature: String
  }

  private static func listed() throws -> [String: [Listed]] {
    var lists: [String: [Listed]] = [:]
    var name = ""
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let text = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
      guard !text.allSatisfy(\.isWhitespace) else { continue }
      if text.first != " " {
        name = text.trimmingCharacters(in: .whitespaces)
        lists[name] = []
      } else {
        let text = text.trimmingCharacters(in: .whitespaces)
        let mark = text.first.flatMap { "-~".contains($0) ? $0 : nil } ?? " "
        let signature = mark == " " ? text : String(text.dropFirst().drop { $0 == " " })
        lists[name]?.append(Listed(mark: mark, signature: signature))
      }
    }
    return lists
  }

  /// The name that identifies a call: `tabBar(_:didSelect:)`, or that of a property.
  private static func callName(of signature: String) -> String {
    guard let open = signature.firstIndex(of: "("), !signature.hasPrefix("var ") else {
      let words = signature.split { $0 == " " || $0 == ":" }
      return words.first == "var" ? String(words[1]) : signature
    }
    var depth = 0
    var labels = ""
    var label = ""
    var isLabel = true
    for character in signature[open...] {
      switch character {
      case "(", "[", "<":
        depth += 1
        continue
      case ")", "]", ">": depth -= 1
      case ":" where depth == 1 && isLabel:
        labels += label.trimmingCharacters(in: .whitespaces) + ":"
        (label, isLabel) = ("", false)
      case "," where depth == 1: isLabel = true
      default: if isLabel { label.append(character) }
      }
      if depth == 0 { break }
    }
    let name = signature[..<open].replacingOccurrences(of: "func ", with: "")
    return "\(name)(\(labels))"
  }
}

/// Collects the requirements of protocols, and the names of all calls.
private final class RequirementVisitor: SyntaxVisitor {
  private(set) var declared: [String: Set<String>] = [:]
  private(set) var called: Set<String> = []

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPublic = node.modifiers.contains { $0.name.text == "public" }
    let name = node.name.text
    let endings = [
      "Delegate", "Transitioning", "ContentContainer", "Coordinator", "CoordinatorContext",
      "DataSource",
    ]
    guard isPublic, endings.contains(where: name.hasSuffix) || name.hasPrefix("UIBarPosition")
    else { return .skipChildren }
    var signatures: Set<String> = []
    for member in node.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        signatures.insert(signature(of: function))
      } else if let property = member.decl.as(VariableDeclSyntax.self) {
        for binding in property.bindings { signatures.insert(signature(of: binding)) }
      }
    }
    declared[name] = signatures
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    if let callee {
      var labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }
      labels += node.trailingClosure.map { _ in ["_:"] } ?? []
      called.insert("\(callee.baseName.text)(\(labels.joined()))")
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    called.insert(node.declName.baseName.text)
    return .visitChildren
  }

  private func signature(of function: FunctionDeclSyntax) -> String {
    let parameters = function.signature.parameterClause.parameters.map {
      "\($0.firstName.text): \(plain($0.type.trimmedDescription))"
    }
    let result = function.signature.returnClause.map { " -> \(plain($0.type.trimmedDescription))" }
    return "\(function.name.text)(\(parameters.joined(separator: ", ")))\(result ?? "")"
  }

  private func signature(of binding: PatternBindingSyntax) -> String {
    let type = binding.typeAnnotation.map { plain($0.type.trimmedDescription) } ?? ""
    return "var \(binding.pattern.trimmedDescription): \(type)"
  }

  /// A type without `any` and parentheses around it.
  private func plain(_ type: String) -> String {
    var type = type.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // A long name of a type goes on in the next line.
    type = type.replacingOccurrences(of: " .", with: ".")
    type = type.replacingOccurrences(of: "( ", with: "(").replacingOccurrences(of: " )", with: ")")
    type = type.replacingOccurrences(of: "any ", with: "")
    type = type.replacingOccurrences(of: "@MainActor ", with: "")
    type = type.replacingOccurrences(of: "@escaping ", with: "")
    type = type.replacingOccurrences(of: "@Sendable ", with: "")
    if type.hasPrefix("("), type.hasSuffix(")?"), !type.contains("->") {
      type = type.dropFirst().dropLast(2) + "?"
    }
    return type
  }
}
