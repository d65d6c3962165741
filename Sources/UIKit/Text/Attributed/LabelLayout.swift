// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourText

/// The layout of a label's text, plain or attributed.
enum LabelLayout {
  case plain(TextLayout)
  case attributed(RichLayout)

  var size: CGSize {
    switch self {
    case .plain(let layout): layout.size
    case .attributed(let layout): layout.size
    }
  }

  /// Whether a part of the text is left out.
  var isTruncated: Bool {
    switch self {
    case .plain(let layout): layout.isTruncated
    case .attributed(let layout): layout.isTruncated
    }
  }
}
