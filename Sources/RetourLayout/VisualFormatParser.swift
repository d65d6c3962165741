// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The state of reading a visual format.
struct VisualFormatParser {
  private let characters: [Character]
  private var index = 0

  init(_ text: String) { characters = Array(text) }

  private var next: Character? { index < characters.count ? characters[index] : nil }

  mutating func read(into format: inout VisualFormat) throws(VisualFormatError) {
    guard !characters.isEmpty else { throw error("It's an empty string.") }
    guard characters.allSatisfy(\.isASCII) else {
      throw error("It contains non-ASCII characters.")
    }
    if let axis = next, axis == "H" || axis == "V" {
      index += 1
      guard skip(":") else {
        throw error(
          "Expected ':' after '\(axis)' to specify \(axis == "V" ? "vertical" : "horizontal") "
            + "arrangement"
        )
      }
      format.isVertical = axis == "V"
    }
    if next == "|" {
      format.items.append(superview())
      format.spaces.append(try space())
    }
    format.items.append(try view())
    while next != nil {
      format.spaces.append(try space())
      if next == "|" {
        format.items.append(superview())
        if next != nil { throw error("Expected the end of the format string.") }
        return
      }
      format.items.append(try view())
    }
  }

  private func error(_ message: String) -> VisualFormatError {
    VisualFormatError(message, at: index)
  }

  private mutating func skip(_ character: Character) -> Bool {
    guard next == character else { return false }
    index += 1
    return true
  }

  private mutating func superview() -> VisualFormat.Item {
    index += 1
    return VisualFormat.Item(name: nil, sizes: [], index: index - 1)
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.Item {
    let start = index
    guard skip("[") else { throw error("Expected a view") }
    guard let name = name() else { throw error("Expected a view name") }
    let sizes = next == "(" ? try list() : []
    guard skip("]") else { throw error("Expected a ']' here. That is how you end a view.") }
    return VisualFormat.Item(name: name, sizes: sizes, index: start)
  }

  private mutating func space() throws(VisualFormatError) -> VisualFormat.Space {
    guard skip("-") else { return .flush }
    if next == "[" || next == "|" { return .standard }
    let predicates = next == "(" ? try list() : [try simplePredicate()]
    guard skip("-") else { throw error("Expected a '-' here.") }
    return .predicates(predicates)
  }

  private mutating func list() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    index += 1
    var predicates = [try predicate()]
    while skip(",") { predicates.append(try predicate()) }
    guard skip(")") else {
      throw error("Expected a ')' here. That is how you end a list of predicates.")
    }
    return predicates
  }

  /// A number or a metric, without a relation and priority.
  private mutating func simplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    VisualFormat.Predicate(relation: .equal, value: try value(), priority: nil)
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = LayoutRelation.equal
    if let sign = next, "=<>".contains(sign) {
      index += 1
      guard skip("=") else { throw error("Expected '=' here.") }
      relation = sign == "<" ? .lessThanOrEqual : sign == ">" ? .greaterThanOrEqual : .equal
    }
    let value = try value()
    let priority = skip("@") ? try self.value() : nil
    return VisualFormat.Predicate(relation: relation, value: value, priority: priority)
  }

  private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
    let start = index
    if let name = name() { return .name(name, index: start) }
    if next == "-" || next == "+" { index += 1 }
    while let character = next, character.isNumber || character == "." { index += 1 }
    guard let number = Double(String(characters[start..<index])), number.isFinite else {
      index = start
      throw error("Expected a number, the name of a metric or of a view")
    }
    return .number(number)
  }

  private mutating func name() -> String? {
    let start = index
    guard let first = next, first.isLetter || first == "_" else { return nil }
    while let character = next,
      character.isLetter || character.isNumber || character == "_"
    {
      index += 1
    }
    return String(characters[start..<index])
  }
}
