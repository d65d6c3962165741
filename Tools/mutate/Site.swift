// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A location for a fault.
struct Site: Hashable {
  /// The file, from the package's root.
  let path: String
  /// The offset in the original file, in bytes.
  let offset: Int
  let kind: Mutation.Kind
}
