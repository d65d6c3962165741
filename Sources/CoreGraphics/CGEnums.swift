// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// How the ends of a line look.
public enum CGLineCap: Int32, Sendable {
  /// Ends at the last point, square.
  case butt = 0
  /// Ends in a half circle around the last point.
  case round = 1
  /// Ends half a line width behind the last point, square.
  case square = 2
}

/// How the corners of a line look.
public enum CGLineJoin: Int32, Sendable {
  /// A pointed corner, up to the miter limit.
  case miter = 0
  /// A round corner.
  case round = 1
  /// A corner cut off.
  case bevel = 2
}

/// What counts as the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// What the path goes around, counted with direction.
  case winding = 0
  /// What the path goes around an odd number of times.
  case evenOdd = 1
}

/// How good an image looks that is drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
  /// Chosen by the context: the same as `medium`.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Four pixels mixed.
  case low = 2
  /// The best that is still slow.
  case high = 3
  /// Pixels mixed by how much of them is covered.
  case medium = 4
}

/// How what is drawn mixes with what is there.
///
/// Apple's modes, except `plusDarker`.
public enum CGBlendMode: Int32, Sendable {
  /// Over what is there.
  case normal = 0
  /// Multiplies both colours.
  case multiply = 1
  /// Multiplies the inverses of both colours.
  case screen = 2
  /// Multiplies or screens, by what is there.
  case overlay = 3
  /// Takes the darker.
  case darken = 4
  /// Takes the lighter.
  case lighten = 5
  /// Brightens what is there.
  case colorDodge = 6
  /// Darkens what is there.
  case colorBurn = 7
  /// Darkens or lightens softly, by what is drawn.
  case softLight = 8
  /// Multiplies or screens, by what is drawn.
  case hardLight = 9
  /// Subtracts the darker from the lighter.
  case difference = 10
  /// Like `difference`, with less contrast.
  case exclusion = 11
  /// Takes the hue of what is drawn.
  case hue = 12
  /// Takes the saturation of what is drawn.
  case saturation = 13
  /// Takes hue and saturation of what is drawn.
  case color = 14
  /// Takes the luminosity of what is drawn.
  case luminosity = 15
  /// Removes what is there.
  case clear = 16
  /// Replaces what is there, alpha included.
  case copy = 17
  /// What is drawn, where something is.
  case sourceIn = 18
  /// What is drawn, where nothing is.
  case sourceOut = 19
  /// What is drawn, over and only where something is.
  case sourceAtop = 20
  /// Under what is there.
  case destinationOver = 21
  /// What is there, where something is drawn.
  case destinationIn = 22
  /// What is there, where nothing is drawn.
  case destinationOut = 23
  /// What is there, over and only where something is drawn.
  case destinationAtop = 24
  /// What is drawn or there, but not both.
  case xor = 25
  /// Adds both.
  case plusLighter = 27
}
