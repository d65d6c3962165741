// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An object of this module that keeps its associated objects itself, so that they die with it.
protocol AssociationOwner: AnyObject {
  /// What is associated with the object.
  var associations: AssociationBox { get }
}
