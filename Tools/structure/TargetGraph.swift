// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The targets of the libraries and their imports, read from the manifest.
struct TargetGraph {
  /// The path of the document with the table of targets.
  static let document = "Documentation/Architecture.md"

  /// The targets that each target imports.
  let imports: [String: Set<String>]
  /// The responsibility of each target, from the document's table.
  let purposes: [String: String]
  /// The imports of each target, from the document's table.
  private let listedImports: [String: Set<String>]

  /// Reads the manifest as `swift package dump-package` prints it, and the document's table.
  init(describedBy manifest: Data) throws {
    let package = try JSONDecoder().decode(Manifest.self, from: manifest)
    let rows = try Self.rows()
    purposes = rows.mapValues(\.purpose)
    listedImports = rows.mapValues(\.imports)
    let names = Set(package.targets.map(\.name))
    var imports: [String: Set<String>] = [:]
    // The underscored targets are cross-import overlays of Swift Testing; no target imports them.
    for target in package.targets where target.isLibrary && !target.name.hasPrefix("_") {
      imports[target.name] = Set(target.dependencies.flatMap(\.names)).intersection(names)
        .filter { !$0.hasPrefix("_") }
    }
    self.imports = imports
  }

  /// Returns the differences between the manifest and the document's table.
  var findings: [String] {
    let shown = imports.filter { !$0.key.hasPrefix("C") || $0.key == "CoreGraphics" }
    var findings = purposes.keys.filter { imports[$0] == nil }.map { "\($0): not a target" }
    for (name, actual) in shown {
      guard let listed = listedImports[name] else {
        findings.append("\(name): not in the table")
        continue
      }
      let difference = listed.symmetricDifference(actual)
      if !difference.isEmpty {
        findings.append("\(name): differs in \(difference.sorted().joined(separator: ", "))")
      }
    }
    return findings.sorted()
  }

  /// The imports without those that another import implies.
  var reduced: [String: Set<String>] {
    imports.mapValues { direct in
      direct.filter { name in
        !direct.contains { $0 != name && reaches($0, name) }
      }
    }
  }

  /// The depth of a target: one more than that of the deepest target that imports it.
  func depth(of name: String) -> Int {
    imports.filter { $0.value.contains(name) }.map { depth(of: $0.key) + 1 }.max() ?? 0
  }

  private func reaches(_ from: String, _ to: String) -> Bool {
    (imports[from] ?? []).contains { $0 == to || reaches($0, to) }
  }

  private static func rows() throws -> [String: (imports: Set<String>, purpose: String)] {
    var rows: [String: (imports: Set<String>, purpose: String)] = [:]
    for line in try String(contentsOfFile: document, encoding: .utf8).split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| `"), cells.count == 3 else { continue }
      let names = cells.prefix(2).map { $0.split(separator: "`").map(String.init) }
      guard names[0].count == 1 else { continue }
      rows[names[0][0]] = (Set(names[1].filter { $0 != ", " && $0 != "nothing" }), cells[2])
    }
    return rows
  }
}

/// The decoded part of a dumped manifest.
private struct Manifest: Decodable {
  let targets: [Target]

  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let dependencies: [Dependency]

    /// Whether it is one of the libraries under `Sources`, or the support library of the tests.
    var isLibrary: Bool {
      ["regular", "system"].contains(type) && (path == nil || path == "Tests/TestSupport")
    }
  }

  /// A dependency: `{"byName": ["UIKit", null]}`, or `target` or `product` instead.
  struct Dependency: Decodable {
    let names: [String]

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: [Part]].self)
      names = kinds.values.compactMap { $0.first?.name }
    }
  }

  /// A name, or another value that accompanies it in the dump.
  struct Part: Decodable {
    let name: String?

    init(from decoder: any Decoder) throws {
      name = try? decoder.singleValueContainer().decode(String.self)
    }
  }
}
