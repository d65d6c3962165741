// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The kind of a gradient layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value with a name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight lines across the way from the start to the end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Ellipses around the start.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Rays from the start.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

extension CAGradientLayerType {
  init(_ shape: Gradient.Shape) {
    self = [.axial: .axial, .radial: .radial, .conic: .conic][shape] ?? .axial
  }

  /// The shape of the gradient; an unknown name is axial.
  var shape: Gradient.Shape { self == .radial ? .radial : self == .conic ? .conic : .axial }
}
