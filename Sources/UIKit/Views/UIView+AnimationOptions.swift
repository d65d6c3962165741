// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// The curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the beginning and the end.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Constant speed.
    case linear
  }

  /// The options of an animation block; the bits are those of Apple's header.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The flags.
    public let rawValue: UInt
    /// Creates a set of flags.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows touches of animated views; they are always allowed (see Parity).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts at the present appearance; animations always do.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats until it is removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Reverses each time when repeating.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Does not inherit the duration of an enclosing block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Does not inherit the curve of an enclosing block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates what changes inside a transition, instead of showing its end at once.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition, instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Does not inherit the options of an enclosing block; they are never inherited.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Performs pending updates of traits, properties and layout before the changes are made, and
    /// after them, animated; also in nested blocks.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 29)
    /// Slow at the beginning and the end.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The old content dissolves into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns the view around its vertical axis, the left side to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns the view around its vertical axis, the right side to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Turns the view around its horizontal axis, the top to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns the view around its horizontal axis, the bottom to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    var timingFunction: CAMediaTimingFunction {
      switch (rawValue >> 16) & 0xF {
      case 1: CAMediaTimingFunction(name: .easeIn)
      case 2: CAMediaTimingFunction(name: .easeOut)
      case 3: CAMediaTimingFunction(name: .linear)
      default: CAMediaTimingFunction(name: .easeInEaseOut)
      }
    }
  }
}
