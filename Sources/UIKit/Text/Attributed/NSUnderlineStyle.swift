// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourText

/// The style of a line below or through a text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style.
  public let rawValue: Int

  /// Creates a style.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A dash and a dot in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)

  private static let patternBits = 0x700
  /// The lengths of dots and dashes and of the gaps, in thicknesses (our decision).
  private static let (dot, dash, gap): (CGFloat, CGFloat, CGFloat) = (2, 6, 2)

  /// Returns the line to draw; `nil` for none.
  func decoration(_ color: CGColor) -> RichDecoration? {
    guard !intersection(.double).union(intersection(.thick)).isEmpty else { return nil }
    let (dot, dash, gap) = (Self.dot, Self.dash, Self.gap)
    let dashes: [CGFloat] =
      switch NSUnderlineStyle(rawValue: rawValue & Self.patternBits) {
      case .patternDot: [dot, gap]
      case .patternDash: [dash, gap]
      case .patternDashDot: [dash, gap, dot, gap]
      case .patternDashDotDot: [dash, gap, dot, gap, dot, gap]
      default: []
      }
    return RichDecoration(
      color: color,
      thickness: contains(.thick) ? 2 : 1,
      count: contains(.double) ? 2 : 1,
      dashes: dashes
    )
  }
}
