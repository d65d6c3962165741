// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The entries for names in the tables of Documentation/Parity.md.
struct Remarks {
  /// The last cells of the rows whose first cell has a name in backticks, by that name.
  private var cells: [String: [String]] = [:]

  /// Reads the document.
  init(_ text: String) {
    for line in text.split(separator: "\n") where line.hasPrefix("|") {
      let parts = line.dropFirst().dropLast().split(
        separator: "|",
        omittingEmptySubsequences: false
      )
      guard parts.count == 3 else { continue }
      let sure = parts[2].trimmed
      for (index, name) in parts[0].split(separator: "`", omittingEmptySubsequences: false)
        .enumerated() where !index.isMultiple(of: 2)
      {
        cells[String(name).replacing("init?", with: "init"), default: []].append(sure)
      }
    }
  }

  /// The entry of each row.
  ///
  /// A name without its type applies if only one type has it; one without labels applies to all
  /// members of that name.
  func apply(to rows: inout [Row]) {
    var types: [String: Set<String>] = [:]
    for row in rows {
      types[row.title, default: []].insert(row.type)
      types[row.base, default: []].insert(row.type)
    }
    for (index, row) in rows.enumerated() {
      let holder = String(row.name.dropLast(row.title.count))
      var names = [row.name, holder + row.base]
      if types[row.title]?.count == 1 { names.append(row.title) }
      if types[row.base]?.count == 1 { names.append(row.base) }
      var said: [String] = []
      for cell in Set(names).sorted().flatMap({ cells[$0] ?? [] })
      where !cell.isEmpty && !said.contains(cell) { said.append(cell) }
      rows[index].remark = said.joined(separator: "; ")
    }
  }
}

extension Substring {
  /// The text without the spaces around it.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
