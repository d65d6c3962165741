// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// expected: does not conform to protocol 'Hashable'
import UIKit

enum Area: Hashable {
  case outsets(NSDirectionalEdgeInsets)
}
