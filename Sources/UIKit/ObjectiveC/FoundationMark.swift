// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Marks an object, as its first stored property, as one of Swift for Foundation on Linux.
///
/// Foundation's C part takes bits 8 to 17 of an object's first word for the number of a C type. It
/// stops the program when it compares two objects for which they are zero, as attributed strings
/// compare the values of their attributes. No type has the number of this mark.
struct FoundationMark: Sendable {
  private let bits: UInt64 = 0x3ff << 8
}
