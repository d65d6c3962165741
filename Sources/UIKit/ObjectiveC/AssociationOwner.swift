// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An object of this module that keeps its associated objects itself, so that they die with it.
protocol AssociationOwner: AnyObject {
  /// What is associated with the object; made with the first association, read and set under the
  /// lock of the table.
  var associations: AssociationBox? { get set }
}
