// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The key of a value that is associated with an object.
final class AssociationKey: Sendable {
  /// The address that identifies the association, the same as long as the key exists.
  var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
