// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An object with a number.
struct ConstraintIdentity: Hashable {
  let object: ObjectIdentifier
  let index: Int

  init(_ object: ObjectIdentifier, _ index: Int) { (self.object, self.index) = (object, index) }
}
