// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Highlights the labels and images in the content of a cell.
  func setContentHighlighted(_ isHighlighted: Bool) {
    forEachDescendant { view in
      if let label = view as? UILabel { label.isHighlighted = isHighlighted }
      if let image = view as? UIImageView { image.isHighlighted = isHighlighted }
    }
  }
}
