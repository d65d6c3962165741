// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourText

/// A system symbol: strokes of our own, or a letter of the icon font.
enum SystemSymbol: Hashable {
  case strokes(Symbol)
  case letter(Unicode.Scalar, flips: Bool)

  /// Returns the symbol of a name; an unknown name, and a missing font, are logged once.
  static func named(_ name: String) -> SystemSymbol? {
    if let symbol = Symbol(rawValue: name) { return .strokes(symbol) }
    guard let letter = SymbolLetters.codes[name].flatMap(Unicode.Scalar.init) else {
      RetourLog.once("symbol \(name)", "no symbol named \"\(name)\" found in the system's set")
      return nil
    }
    guard TextSystem.hasFamily(SymbolLetters.family) else {
      RetourLog.once(
        "symbols",
        "the font of the symbols is missing: install \(SymbolLetters.package)"
      )
      return nil
    }
    return .letter(letter, flips: flips(name))
  }

  /// Whether the arrow of a name points back or forward rather than to a side.
  private static func flips(_ name: String) -> Bool {
    name.hasPrefix("arrow.") && (name.hasSuffix(".backward") || name.hasSuffix(".forward"))
  }

  /// Whether the symbol is mirrored in right-to-left layouts.
  var flips: Bool {
    switch self {
    case .strokes(let symbol): symbol.flips
    case .letter(_, let flips): flips
    }
  }

  /// The size in fractions of the style's side.
  var box: CGSize {
    switch self {
    case .strokes(let symbol): symbol.box
    case .letter: CGSize(width: SymbolLetters.scale, height: SymbolLetters.scale)
    }
  }

  /// Draws the symbol in black.
  ///
  /// - Parameters:
  ///   - size: The size of the symbol, in points.
  ///   - style: Its size and weight.
  ///   - scale: Pixels per point.
  func draw(in size: CGSize, _ style: SymbolStyle, scale: CGFloat) {
    switch self {
    case .strokes(let symbol):
      UIColor.black.setStroke()
      symbol.path(in: size, stroke: style.stroke * style.side).stroke()
    case .letter(let letter, _):
      let face = FontFace(family: SymbolLetters.family, size: style.side * SymbolLetters.scale)
      let layout = TextSystem.layout(TextRequest(string: String(letter), face: face, scale: scale))
      let origin = CGPoint(
        x: (size.width - layout.size.width) / 2,
        y: (size.height - layout.size.height) / 2
      )
      GraphicsStack.current.draw(in: CGRect(origin: .zero, size: size)) {
        layout.draw(in: $0, at: origin, color: UIColor.black.cgColor)
      }
    }
  }
}
