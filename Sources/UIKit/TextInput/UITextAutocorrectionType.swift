// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The correction of typed words, which this runtime never does.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}
