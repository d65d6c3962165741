// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The appearance of an animation outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public var rawValue: String

  /// Creates a fill mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No effect before and after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value before the beginning and the last one after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
