// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The document: a table of each type's public names.
struct Document {
  let rows: [Row]

  /// The document's text.
  var text: String {
    var text = """
      # Parity, symbol by symbol

      Made by `scripts/parity` from the compiler's symbol graphs; not to be edited by hand. `scripts/check` fails when it is out of date.

      | column | says |
      |---|---|
      | signature | where name and signature were read: **header**, **documentation** (both Apple's), or **ours**: in no source that this project keeps a note of, written as we know Apple's API; [ParitySources.txt](ParitySources.txt) is the list |
      | behaviour | how sure [Parity.md](Parity.md) is where it names the symbol; empty: meant to be as documented by Apple |
      | test | whether `Tests/ParityTests` name it beyond doubt: its type, and a name that no other type's member has |

      What standard protocols ask for (`rawValue`, `hash(into:)` and their like) and overrides have no row.


      """
    text += "| module | symbols | \(Sources.words.joined(separator: " | ")) | test |\n"
    text += "|---|---:|" + Sources.words.map { _ in "---:|" }.joined() + "---:|\n"
    for module in modules {
      let rows = rows.filter { $0.module == module }
      let counts = Sources.words.map { word in "\(rows.count { $0.source == word })" }
      text += "| `\(module)` | \(rows.count) | \(counts.joined(separator: " | ")) | "
      text += "\(rows.count(where: \.isTested)) |\n"
    }
    for module in modules { text += section(module) }
    return text
  }

  private var modules: [String] {
    rows.map(\.module).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func section(_ module: String) -> String {
    let rows = rows.filter { $0.module == module }
    let types = Dictionary(grouping: rows, by: \.type)
    return types.keys.sorted().reduce("\n## \(module)\n") { text, type in
      text + "\n### `\(type)`\n\n| symbol | signature | behaviour | test |\n|---|---|---|---|\n"
        + (types[type] ?? []).map(line).joined()
    }
  }

  private func line(_ row: Row) -> String {
    let name = row.isOuter ? row.name : String(row.name.dropFirst(row.type.count + 1))
    return "| `\(name)` | \(row.source) | \(row.remark) | \(row.isTested ? "test" : "") |\n"
  }
}
