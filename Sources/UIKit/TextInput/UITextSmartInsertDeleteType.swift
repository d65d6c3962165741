// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The adjustment of spaces around what is pasted or deleted; there is none here.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}
