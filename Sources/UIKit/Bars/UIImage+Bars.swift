// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIImage {
  /// The image as bars render it: a template image unless its rendering mode says otherwise.
  var inBar: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}
