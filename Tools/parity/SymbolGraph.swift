// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The public symbols of a module, from the compiler's symbol graphs.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
  }

  struct Relationship: Decodable {
    let source: String
    let kind: String
  }

  let symbols: [Symbol]
  let relationships: [Relationship]

  /// The requirements of standard protocols, which have no rows: they follow from the conformance.
  private static let conformances: Set<String> = [
    "rawValue", "init(rawValue:)", "==(_:_:)", "hash(into:)", "description", "init(from:)",
    "encode(to:)", "init(stringLiteral:)",
  ]

  /// Reads the names of a module's public symbols, and of those that it adds to Foundation's types.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - folder: The folder of the graphs.
  /// - Returns: Each name once, as the path of its types, in order.
  /// - Throws: What reading a file throws.
  static func names(of module: String, in folder: URL) throws -> [[String]] {
    var names: Set<[String]> = []
    for file in [module, "\(module)@Foundation"] {
      let url = folder.appendingPathComponent("\(file).symbols.json")
      guard FileManager.default.fileExists(atPath: url.path) else { continue }
      let graph = try JSONDecoder().decode(Self.self, from: Data(contentsOf: url))
      // Overrides have no rows.
      let overrides = Set(graph.relationships.filter { $0.kind == "overrides" }.map(\.source))
      for symbol in graph.symbols
      where !overrides.contains(symbol.identifier.precise)
        && symbol.kind.identifier != "swift.extension"
      {
        guard let last = symbol.pathComponents.last, !conformances.contains(last) else { continue }
        names.insert(symbol.pathComponents)
      }
    }
    return names.sorted { $0.joined(separator: ".") < $1.joined(separator: ".") }
  }
}
