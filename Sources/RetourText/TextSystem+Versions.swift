// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango
import CoreGraphics

extension TextSystem {
  /// The versions of all that affects the look of text, one per line: the libraries, and the font
  /// that is found for the system font and for each script.
  ///
  /// Recorded beside golden images, which are valid for these versions only.
  package static var versions: String {
    let fontconfig = Int(FcGetVersion())
    let libraries = [
      "cairo \(String(cString: cairo_version_string()))",
      "pango \(String(cString: pango_version_string()))",
      "fontconfig \(fontconfig / 10000).\(fontconfig / 100 % 100).\(fontconfig % 100)",
      "freetype \(freeTypeVersion)",
      "harfbuzz \(String(cString: hb_version_string()))",
    ]
    let faces = [
      "regular": FontFace(size: 17),
      "semibold": FontFace(size: 17, weight: 600),
      "bold": FontFace(size: 17, weight: 700),
      "monospaced": FontFace(size: 17, isMonospaced: true),
    ].map { name, face in (name, face, "A") }
    let scripts = ["Arabic": "ا", "Hebrew": "א", "Han": "中", "Emoji": "😀"]
      .map { name, sample in (name, FontFace(size: 17), sample) }
    let fonts = (faces + scripts).sorted { $0.0 < $1.0 }.map { name, face, sample in
      let file = layout(TextRequest(string: sample, face: face)).firstFont
      return
        "\(name): \(file.map { String(format: "\($0.family), \($0.name) %.3f", $0.version) } ?? "none")"
    }
    return (libraries + fonts).joined(separator: "\n")
  }

  private static var freeTypeVersion: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "?" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
