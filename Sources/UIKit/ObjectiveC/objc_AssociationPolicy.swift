// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// How an associated object is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept alive.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept alive; the caller promises not to race.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy is kept; the caller promises not to race.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy is kept.
  case OBJC_ASSOCIATION_COPY = 771
}
