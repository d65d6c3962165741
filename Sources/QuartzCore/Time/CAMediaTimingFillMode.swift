// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What an animation shows outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives it.
  public var rawValue: String

  /// Makes a fill mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing, neither before nor after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value before the beginning and the last one after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
