// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The place of an edit menu, and an identifier for its delegate.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The identifier.
  public let identifier: AnyHashable
  /// The point in the interaction's view at which the menu is shown.
  public let sourcePoint: CGPoint
  /// The preferred direction from the menu to the point.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; `nil` creates a unique one.
  ///   - sourcePoint: The point in the interaction's view, in points.
  public convenience init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.init(identifier ?? AnyHashable(UUID()), at: sourcePoint)
  }

  private init(_ identifier: AnyHashable, at sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier, sourcePoint)
    super.init()
  }
}
