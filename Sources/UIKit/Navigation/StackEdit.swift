// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What becomes of a stack, said so that the pages that stay need not be looked at.
enum StackEdit {
  /// A page comes on top.
  case push(UIViewController)
  /// So many pages leave the top.
  case pop(Int)
  /// The stack becomes another.
  case replace([UIViewController])
}
