// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The look of a transition between two states of a layer.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value with a name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content fades in, the old one out.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides out over the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
  /// The layer turns around, with the new content on its back.
  package static let flip = CATransitionType(rawValue: "oglFlip")
}

/// The key of a transition among the animations of a layer.
public let kCATransition = "transition"
