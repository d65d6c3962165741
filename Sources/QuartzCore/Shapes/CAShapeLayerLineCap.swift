// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The style of the ends of a shape layer's stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value with a name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A square end at the last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the last point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A square end half a line width beyond the last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

extension CAShapeLayerLineCap {
  init(_ cap: CGLineCap) { self = [.butt: .butt, .round: .round, .square: .square][cap] ?? .butt }

  /// The style in a context; an unknown name is butt.
  var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}
