// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIImage {
  /// An arrow with a shaft that points back.
  @MainActor static var backArrow: UIImage {
    // A test verifies that the file exists.
    let image = UIImage(named: "back-arrow", in: Gallery.resources, with: nil) ?? UIImage()
    return image.withRenderingMode(.alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()
  }
}
