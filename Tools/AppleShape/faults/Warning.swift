// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// expected: variable 'count' was never mutated
import UIKit

@MainActor func labels(_ view: UIView) -> Int {
  var count = view.subviews.count
  return count
}
