// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An object of this module that owns its associated objects, which are released with it.
protocol AssociationOwner: AnyObject {
  /// Returns the associated objects. Called under the lock of the table only.
  ///
  /// - Parameter creating: Whether to create the box for the first association.
  /// - Returns: The box; `nil` without associations.
  func associationBox(creating: Bool) -> AssociationBox?
}

extension Optional<AssociationBox> {
  /// Returns the box, and creates it for the first association.
  mutating func box(creating: Bool) -> AssociationBox? {
    if creating, self == nil { self = AssociationBox() }
    return self
  }
}
