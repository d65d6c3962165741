// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango

/// The file of a font.
struct FontFile: Hashable {
  /// The family's name.
  var family: String

  /// The file's name without its folder.
  var name: String

  /// The font's version, for example `4.0`.
  var version: Double

  /// Reads fontconfig's description of a `PangoFont`.
  init?(font: UnsafeMutablePointer<PangoFont>) {
    guard let pattern = retour_fontPattern(font),
      let family = Self.families(of: font).first
    else { return nil }
    self.family = family
    var file: UnsafeMutablePointer<FcChar8>?
    FcPatternGetString(pattern, FC_FILE, 0, &file)
    let path = file.map { String(cString: $0) } ?? ""
    name = path.split(separator: "/").last.map(String.init) ?? "?"
    var fixed: Int32 = 0
    FcPatternGetInteger(pattern, FC_FONTVERSION, 0, &fixed)
    version = Double(fixed) / 65536  // 16.16, as in OpenType's `head`
  }

  /// Returns all family names of a `PangoFont`.
  static func families(of font: UnsafeMutablePointer<PangoFont>) -> [String] {
    guard let pattern = retour_fontPattern(font) else { return [] }
    var names: [String] = []
    var name: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, FC_FAMILY, Int32(names.count), &name) == FcResultMatch,
      let found = name
    {
      names.append(String(cString: found))
    }
    return names
  }
}
