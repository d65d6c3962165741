// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension AccessibilityTree {
  /// The tree as text: a line for each node, with the children below it, indented.
  ///
  /// A line has the traits, "focused" for the item with the keyboard focus, the label in quotation
  /// marks, the value, the hint and the identifier.
  package var text: String { Self.lines(of: nodes, indent: "").joined(separator: "\n") }

  private static func lines(of nodes: [Node], indent: String) -> [String] {
    nodes.flatMap { node in
      [indent + line(of: node.element)] + lines(of: node.children, indent: indent + "  ")
    }
  }

  private static func line(of element: UIResponder) -> String {
    var names = names.filter { element.accessibilityTraits.contains($0.trait) }.map(\.name)
    if (element as? UIView)?.isFocused == true { names.append("focused") }
    var parts = [names.isEmpty ? "element" : names.joined(separator: ", ")]
    if let label = element.accessibilityLabel { parts.append("\"\(label)\"") }
    if let value = element.accessibilityValue { parts.append("value \"\(value)\"") }
    if let hint = element.accessibilityHint { parts.append("hint \"\(hint)\"") }
    if let identifier = element.accessibilityIdentifier { parts.append("#\(identifier)") }
    return parts.joined(separator: " ")
  }

  private static let names: [(trait: UIAccessibilityTraits, name: String)] = [
    (.button, "button"), (.link, "link"), (.header, "header"), (.image, "image"),
    (.staticText, "text"), (.adjustable, "adjustable"), (.searchField, "search field"),
    (.tabBar, "tab bar"), (.keyboardKey, "key"), (.summaryElement, "summary"),
    (.playsSound, "plays sound"), (.startsMediaSession, "starts media"),
    (.updatesFrequently, "updates frequently"), (.causesPageTurn, "turns pages"),
    (.allowsDirectInteraction, "direct"), (.selected, "selected"), (.notEnabled, "disabled"),
  ]
}
