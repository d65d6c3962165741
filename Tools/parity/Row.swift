// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A public symbol, the source of its signature, and its parity.
struct Row {
  /// The name with its types, such as `UIView.frame`.
  let name: String
  /// The outermost type, or the name of a function of the module.
  let type: String
  /// The last part of the name, with labels.
  let title: String
  var module = ""
  /// The source of the signature.
  var source = ""
  /// The certainty that Documentation/Parity.md gives for the name; empty without an entry.
  var remark = ""
  var isTested = false

  init(_ path: [String]) {
    name = path.joined(separator: ".")
    type = path.first ?? ""
    title = path.last ?? ""
  }

  /// The title without labels.
  var base: String { String(title.prefix { $0 != "(" }) }

  /// The labels of the title, `_` for none.
  var labels: [String] {
    guard let open = title.firstIndex(of: "("), let close = title.lastIndex(of: ")") else {
      return []
    }
    return title[title.index(after: open)..<close].split(separator: ":").map(String.init)
  }

  /// Whether the row is a type or a function of the module.
  var isOuter: Bool { name == type }
}
