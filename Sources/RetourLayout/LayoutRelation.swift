// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The relation of a linear expression to zero.
package enum LayoutRelation: Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}
