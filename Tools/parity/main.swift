// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Writes Documentation/ParitySymbols.md from the symbol graphs of a folder; with `--check`, only
/// verifies that it is up to date. Run it in the root of the package.

func complain(_ text: String) {
  FileHandle.standardError.write(Data("parity: \(text)\n".utf8))
}

var arguments = Array(CommandLine.arguments.dropFirst())
let checks = arguments.first == "--check"
if checks { arguments.removeFirst() }
guard arguments.count == 1 else {
  complain("needs the folder of the symbol graphs")
  exit(64)  // EX_USAGE of sysexits.h
}

do {
  let documents = URL(fileURLWithPath: "Documentation")
  func read(_ name: String) throws -> String {
    try String(contentsOf: documents.appendingPathComponent(name), encoding: .utf8)
  }
  var rows: [Row] = []
  for module in ["CoreGraphics", "QuartzCore", "UIKit"] {
    rows += try SymbolGraph.names(of: module, in: URL(fileURLWithPath: arguments[0])).map {
      var row = Row($0)
      row.module = module
      return row
    }
  }
  let sources = try Sources(read("ParitySources.txt"))
  try sources.check(against: rows)
  for index in rows.indices { rows[index].source = sources.source(of: rows[index]) }
  Remarks(try read("Parity.md")).apply(to: &rows)
  try TestCode(URL(fileURLWithPath: "Tests/ParityTests")).apply(to: &rows)

  let text = Document(rows: rows).text
  if checks {
    guard (try? read("ParitySymbols.md")) == text else {
      complain("Documentation/ParitySymbols.md is out of date: run scripts/parity")
      exit(1)
    }
  } else {
    let target = documents.appendingPathComponent("ParitySymbols.md")
    try text.write(to: target, atomically: true, encoding: .utf8)
  }
} catch {
  complain("\(error)")
  exit(1)
}
