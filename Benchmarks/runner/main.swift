// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

let options: Options
do {
  options = try Options(Array(CommandLine.arguments.dropFirst()))
} catch {
  complain("\(error)")
  exit(64)  // EX_USAGE of sysexits.h
}
var measurement = Measurement(options)
measurement.run()
let rows = Rows(measurement).all

var cells = [["", "ours", "", "against", "theirs", "ratio", "goal", "", ""]]
cells += rows.map(\.cells)
let widths = (0..<cells[0].count).map { column in cells.map { $0[column].count }.max() ?? 0 }
for line in cells {
  let padded = zip(line, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
  print(padded.joined(separator: "  ").trimmingCharacters(in: .whitespaces))
}
if !measurement.samples.curves.isEmpty {
  print("\nHow the cost of a frame grows (ms at each size):")
}
for (name, points) in measurement.samples.curves.sorted(by: { $0.key < $1.key }) {
  let list = points.map { String(format: "%g: %.3f", $0.x, $0.y) }.joined(separator: "  ")
  print("  \(name)  \(list)")
}

do {
  if let file = options.json {
    let text = "{\"rows\": [\n  " + rows.map(\.json).joined(separator: ",\n  ") + "\n]}\n"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }
  let plot = URL(fileURLWithPath: options.plot)
  try FileManager.default.createDirectory(
    at: plot.deletingLastPathComponent(),
    withIntermediateDirectories: true
  )
  try Plot(measurement.samples.curves).svg.write(to: plot, atomically: true, encoding: .utf8)
} catch {
  complain("\(error)")
  exit(73)  // EX_CANTCREAT of sysexits.h
}
