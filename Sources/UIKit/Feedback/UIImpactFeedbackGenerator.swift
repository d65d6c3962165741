// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A generator of the feedback of an impact; silent here.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass of the objects that collide; the values are Apple's.
  public enum FeedbackStyle: Int, Sendable {
    /// Small, light objects.
    case light = 0
    /// Objects of medium size and weight.
    case medium = 1
    /// Large, heavy objects.
    case heavy = 2
    /// Soft objects.
    case soft = 3
    /// Rigid objects.
    case rigid = 4
  }

  /// Creates a generator for objects of medium weight.
  public override init() { super.init() }

  /// Creates a generator.
  ///
  /// - Parameter style: The mass of the objects.
  public init(style: FeedbackStyle) { super.init() }

  /// Gives the feedback of an impact; without an effect here.
  open func impactOccurred() {}
  /// Gives the feedback of an impact; without an effect here.
  ///
  /// - Parameter intensity: The strength, 0...1.
  open func impactOccurred(intensity: CGFloat) {}
}
