// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import RetourText

/// Machines with fewer fonts, each in its own process, since fontconfig reads its settings once.
struct MissingFontTests {
  @Test func `text without any installed font is empty and logged once`() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try withFonts(in: nil) {
        TextSystem.warmUp()
        let layout = layout("Back", width: 100)
        #expect(layout.size == .zero)
        #expect(layout.lineCount == 0)
        #expect(Ink(layout).columns == nil)
        #expect(TextSystem.metrics(of: FontFace(size: 17)).lineHeight > 20)
        #expect(TextSystem.versions.contains("regular: none"))
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.components(separatedBy: "no fonts found").count == 2)
    #expect(output.contains("scripts/setup"))
  }

  @Test func `a missing Inter falls back to another font and is logged once`() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try withFonts(in: "/usr/share/fonts/truetype/dejavu") {
        TextSystem.warmUp()
        let layout = layout("Back")
        #expect(layout.fontFamilies == ["DejaVu Sans"])
        #expect(Ink(layout).columns != nil)
        #expect(TextSystem.missingFamilies == ["Inter"])
        #expect(RetourTextTests.layout("日").unknownGlyphCount == 1)
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.components(separatedBy: "\"Inter\" is missing").count == 2)
    #expect(output.contains("\"DejaVu Sans\" stands in"))
  }
}

/// Runs a test's body in a process with the fonts of one folder only, or none.
private func withFonts(in folder: String?, _ body: () throws -> Void) throws {
  let temporary = URL(fileURLWithPath: NSTemporaryDirectory())
    .appendingPathComponent("retour-fonts-\(getpid())")
  try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: temporary) }
  let settings = temporary.appendingPathComponent("fonts.conf")
  let directory = folder.map { "<dir>\($0)</dir>" } ?? ""
  try "<fontconfig>\(directory)<cachedir>\(temporary.path)</cachedir></fontconfig>"
    .write(to: settings, atomically: true, encoding: .utf8)
  setenv("FONTCONFIG_FILE", settings.path, 1)
  try body()
}
