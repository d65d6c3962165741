// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The style of line ends.
public enum CGLineCap: Int32, Sendable {
  /// A square end at the last point.
  case butt = 0
  /// A half circle around the last point.
  case round = 1
  /// A square end half a line width beyond the last point.
  case square = 2
}

/// The style of line corners.
public enum CGLineJoin: Int32, Sendable {
  /// A pointed corner, up to the miter limit.
  case miter = 0
  /// A round corner.
  case round = 1
  /// A corner that is cut off.
  case bevel = 2
}

/// The rule for the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// The nonzero winding number rule.
  case winding = 0
  /// The even-odd rule.
  case evenOdd = 1
}

/// The quality of images that are drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's choice: the same as `medium`.
  case `default` = 0
  /// Nearest-neighbor sampling.
  case none = 1
  /// Bilinear sampling.
  case low = 2
  /// The best sampling that is available, and the slowest.
  case high = 3
  /// Sampling by area.
  case medium = 4
}

/// The way in which drawing mixes with the pixels below.
///
/// Apple's modes, except `plusDarker`.
public enum CGBlendMode: Int32, Sendable {
  /// Draws over the pixels below.
  case normal = 0
  /// Multiplies both colors.
  case multiply = 1
  /// Multiplies the inverses of both colors.
  case screen = 2
  /// Multiplies or screens, depending on the pixels below.
  case overlay = 3
  /// Keeps the darker color.
  case darken = 4
  /// Keeps the lighter color.
  case lighten = 5
  /// Brightens the pixels below.
  case colorDodge = 6
  /// Darkens the pixels below.
  case colorBurn = 7
  /// Darkens or lightens softly, depending on the source.
  case softLight = 8
  /// Multiplies or screens, depending on the source.
  case hardLight = 9
  /// Subtracts the darker from the lighter.
  case difference = 10
  /// Like `difference`, with less contrast.
  case exclusion = 11
  /// Applies the hue of the source.
  case hue = 12
  /// Applies the saturation of the source.
  case saturation = 13
  /// Applies the hue and saturation of the source.
  case color = 14
  /// Applies the luminosity of the source.
  case luminosity = 15
  /// Clears the pixels below.
  case clear = 16
  /// Replaces the pixels below, alpha included.
  case copy = 17
  /// The source where the destination is opaque.
  case sourceIn = 18
  /// The source where the destination is transparent.
  case sourceOut = 19
  /// The source over the destination, only where the destination is opaque.
  case sourceAtop = 20
  /// The destination over the source.
  case destinationOver = 21
  /// The destination where the source is opaque.
  case destinationIn = 22
  /// The destination where the source is transparent.
  case destinationOut = 23
  /// The destination over the source, only where the source is opaque.
  case destinationAtop = 24
  /// The source or the destination where the other is transparent.
  case xor = 25
  /// Adds both colors.
  case plusLighter = 27
}

/// The ways of painting a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills by the nonzero winding number rule.
  case fill = 0
  /// Fills by the even-odd rule.
  case eoFill = 1
  /// Strokes.
  case stroke = 2
  /// Fills by the nonzero winding number rule, then strokes.
  case fillStroke = 3
  /// Fills by the even-odd rule, then strokes.
  case eoFillStroke = 4
}
