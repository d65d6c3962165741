// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIImage {
  /// The image as bars show it: in the tint colour, unless it asks for its own.
  var inBar: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}
