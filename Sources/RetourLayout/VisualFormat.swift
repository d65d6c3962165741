// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A row or column of views as a visual format string describes it, such as `H:|-[a(>=b)]-8-|`.
package struct VisualFormat: Equatable, Sendable {
  /// A number, or the name of a metric or view.
  package enum Value: Equatable, Sendable {
    case number(Double)
    case name(String, index: Int)
  }

  /// A relation of a size or space to a value.
  package struct Predicate: Equatable, Sendable {
    package var relation: LayoutRelation
    package var value: Value
    package var priority: Value?

    package init(relation: LayoutRelation, value: Value, priority: Value?) {
      (self.relation, self.value, self.priority) = (relation, value, priority)
    }
  }

  /// The space between two neighbors.
  package enum Space: Equatable, Sendable {
    /// None.
    case flush
    /// The system's.
    case standard
    case predicates([Predicate])
  }

  /// A view or the superview.
  package struct Item: Equatable, Sendable {
    /// The name of the view; `nil` for the superview.
    package var name: String?
    /// The relations of the view's size.
    package var sizes: [Predicate]
    /// The index of its first character in the format.
    package var index: Int
  }

  package internal(set) var isVertical = false
  package internal(set) var items: [Item] = []
  /// The spaces between the items, one fewer.
  package internal(set) var spaces: [Space] = []

  /// Reads a format.
  ///
  /// - Parameter text: The format.
  /// - Throws: `VisualFormatError` with the place of the first error.
  package init(_ text: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(text)
    self.init()
    try parser.read(into: &self)
  }

  private init() {}
}
