// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Synchronization

/// The cache of drawn symbols.
enum SymbolCache {
  private struct Key: Hashable {
    let symbol: SystemSymbol
    let style: SymbolStyle
    let scale: CGFloat
  }

  private static let drawn = Mutex<[Key: CGImage]>([:])

  /// The maximum number of cached images; a program uses a handful (our decision).
  private static let limit = 128

  /// Returns the picture of a symbol, in black.
  ///
  /// - Parameters:
  ///   - symbol: The symbol.
  ///   - style: Its size and weight.
  ///   - scale: Pixels per point.
  /// - Returns: The same object for the same arguments, while it is kept.
  static func pixels(of symbol: SystemSymbol, style: SymbolStyle, scale: CGFloat) -> CGImage? {
    let key = Key(symbol: symbol, style: style, scale: scale)
    if let known = drawn.withLock({ $0[key] }) { return known }
    guard let image = draw(symbol, style, scale) else { return nil }
    return drawn.withLock {
      // Another thread may have drawn the same symbol in the meantime.
      if let known = $0[key] { return known }
      if $0.count >= limit { $0 = [:] }
      $0[key] = image
      return image
    }
  }

  private static func draw(
    _ symbol: SystemSymbol,
    _ style: SymbolStyle,
    _ scale: CGFloat
  ) -> CGImage? {
    /// Rounds to the nearest whole pixels: 13.0 points must not become 13.1.
    func whole(_ length: CGFloat) -> CGFloat { max(1, (length * scale).rounded()) / scale }
    let size = CGSize(
      width: whole(symbol.box.width * style.side),
      height: whole(symbol.box.height * style.side)
    )
    return GraphicsStack.image(
      size: size,
      scale: scale,
      isOpaque: false,
      traits: .current
    ) { _ in
    } drawing: {
      symbol.draw(in: size, style, scale: scale)
    }
  }
}
