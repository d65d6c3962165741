// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

// Measures the structure of the package; see scripts/structure.
do {
  switch CommandLine.arguments.dropFirst().first {
  case "state":
    print(StateTable(try SourceFile.all(below: ["Sources"])).description)
  case "check":
    let graph = try TargetGraph(describedBy: FileHandle.standardInput.readDataToEndOfFile())
    let findings = try StructureCheck(graph: graph).findings()
    findings.forEach { print($0) }
    exit(findings.isEmpty ? 0 : 1)
  case "draw":
    let graph = try TargetGraph(describedBy: FileHandle.standardInput.readDataToEndOfFile())
    for (name, isDark) in [("structure", false), ("structure-dark", true)] {
      let path = "Documentation/Pictures/\(name).svg"
      let drawing = GraphDrawing(graph, isDark: isDark)
      try drawing.svg.write(toFile: path, atomically: true, encoding: .utf8)
    }
  default:
    FileHandle.standardError.write(Data("usage: structure state | check | draw\n".utf8))
    exit(64)
  }
} catch {
  FileHandle.standardError.write(Data("structure: \(error)\n".utf8))
  exit(1)
}
