// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Rewrites a file so that each of its faults can be enabled at run time.
///
/// The switch is a function `isMutant(_:)` of the file's module. Only faults that have a number are
/// written, so that a build has no more switches than are tried; without any number, the sites of
/// all possible faults are collected.
final class Instrumenter: SyntaxRewriter {
  private static let replacements = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==",
    "!==": "===", "&&": "||", "||": "&&", "+": "-", "-": "+", "*": "+", "/": "*",
  ]

  private let path: String
  private let converter: SourceLocationConverter
  private let numbers: [Site: Int]
  /// The locations of all possible faults.
  private(set) var sites: [Site] = []
  /// The faults that were written.
  private(set) var mutations: [Mutation] = []

  /// Creates an instrumenter of a file.
  ///
  /// - Parameters:
  ///   - path: The file, from the package's root.
  ///   - tree: The file, its operators folded.
  ///   - numbers: The numbers of the faults to write.
  init(path: String, tree: SourceFileSyntax, numbers: [Site: Int] = [:]) {
    self.path = path
    self.numbers = numbers
    converter = SourceLocationConverter(fileName: path, tree: tree)
    super.init()
  }

  /// Parses a file and folds its operators.
  static func parse(_ text: String) throws -> SourceFileSyntax {
    let tree = Parser.parse(source: text)
    let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }
    return folded.as(SourceFileSyntax.self) ?? tree
  }

  /// Returns the number of a fault if it is to be written.
  private func number(
    _ kind: Mutation.Kind,
    at node: some SyntaxProtocol,
    _ change: String
  ) -> Int? {
    let site = Site(path: path, offset: node.position.utf8Offset, kind: kind)
    sites.append(site)
    guard let id = numbers[site] else { return nil }
    let line = node.startLocation(converter: converter).line
    let change = change.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }
      .joined(separator: " ")
    mutations.append(Mutation(id: id, kind: kind, path: path, line: line, change: change))
    return id
  }

  // MARK: Operators

  override func visit(_ node: InfixOperatorExprSyntax) -> ExprSyntax {
    guard let symbol = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
      let other = Self.replacements[symbol], !isText(node)
    else { return super.visit(node) }
    // The left operand may be an operation that starts at the same offset.
    let change = "\(symbol) becomes \(other): \(node.trimmedDescription)"
    let id = number(.operator, at: node.operator, change)
    let visited = super.visit(node)
    guard let id, let infix = visited.as(InfixOperatorExprSyntax.self) else { return visited }
    let (left, right) = (infix.leftOperand.trimmed, infix.rightOperand.trimmed)
    let code = "(isMutant(\(id)) ? \(left) \(other) \(right) : \(left) \(symbol) \(right))"
    return expression(code, like: node)
  }

  /// Whether an operation concatenates strings, which has no other operator.
  private func isText(_ node: InfixOperatorExprSyntax) -> Bool {
    node.description.contains("\"")
  }

  // MARK: Conditions

  override func visit(_ node: ConditionElementSyntax) -> ConditionElementSyntax {
    guard case .expression(let expression) = node.condition else { return super.visit(node) }
    let id = number(.condition, at: node, "negated: \(expression.trimmedDescription)")
    let visited = super.visit(node)
    guard let id, case .expression(let inner) = visited.condition else { return visited }
    let code = "isMutant(\(id)) != (\(inner.trimmed))"
    return visited.with(\.condition, .expression(self.expression(code, like: inner)))
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
    // A single expression may be the implicit return value.
    guard node.count > 1 else { return super.visit(node) }
    var items: [CodeBlockItemSyntax] = []
    let old = Array(node)
    var index = 0
    while index < old.count {
      let item = old[index]
      let follower = index + 1 < old.count ? old[index + 1] : nil
      if isCall(item), let follower, isCall(follower),
        let id = number(.order, at: item, "after what follows: \(item.trimmedDescription)")
      {
        let (first, second) = (visit(item).trimmed, visit(follower).trimmed)
        items.append(
          statement(
            "if isMutant(\(id)) {\n\(second)\n\(first)\n} else {\n\(first)\n\(second)\n}",
            like: item
          )
        )
        index += 2
        continue
      }
      if isCall(item),
        let id = number(.call, at: item, "left out: \(item.trimmedDescription)")
      {
        items.append(statement("if !isMutant(\(id)) {\n\(visit(item).trimmed)\n}", like: item))
      } else {
        items.append(visit(item))
      }
      index += 1
    }
    return CodeBlockItemListSyntax(items)
  }

  /// Whether a statement is a call whose result is not used.
  private func isCall(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .expr(let expression) = item.item else { return false }
    let call = expression.as(FunctionCallExprSyntax.self)
    let name = call?.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    // An initializer must call that of its superclass; a trap never returns.
    let callee = call?.calledExpression.trimmedDescription ?? ""
    return call != nil && name != "super" && !callee.hasPrefix("self.init")
      && !["misuse", "fatalError", "preconditionFailure"].contains(callee)
  }

  private func expression(_ code: String, like node: some ExprSyntaxProtocol) -> ExprSyntax {
    var parser = Parser(code)
    return ExprSyntax.parse(from: &parser)
      .with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia)
  }

  private func statement(_ code: String, like node: CodeBlockItemSyntax) -> CodeBlockItemSyntax {
    var parser = Parser(code)
    return CodeBlockItemSyntax.parse(from: &parser)
      .with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, .newline)
  }
}
