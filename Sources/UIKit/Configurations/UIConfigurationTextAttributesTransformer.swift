// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A change of the attributes of a text for a configuration.
public struct UIConfigurationTextAttributesTransformer {
  /// The closure that changes attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer.
  ///
  /// - Parameter transform: A closure that receives attributes and returns others.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the changed attributes.
  ///
  /// - Parameter input: The attributes.
  /// - Returns: The changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
