// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSMutableAttributedString {
  /// Creates an empty string; Foundation on Linux has no such initializer.
  public convenience init() { self.init(string: "") }
}
