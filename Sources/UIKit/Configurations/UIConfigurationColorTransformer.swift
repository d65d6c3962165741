// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A change of a color for a configuration.
public struct UIConfigurationColorTransformer {
  /// The closure that changes a color.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer.
  ///
  /// - Parameter transform: A closure that receives a color and returns another.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the changed color.
  ///
  /// - Parameter input: The color.
  /// - Returns: The changed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
