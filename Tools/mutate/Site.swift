// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A place where a fault can be put.
struct Site: Hashable {
  /// The file, from the package's root.
  let path: String
  /// The place in the file as it was, in bytes.
  let offset: Int
  let kind: Mutation.Kind
}
