// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIImage {
  /// An arrow with a shaft that points to where one came from.
  @MainActor static var backArrow: UIImage {
    // The tests see to it that the file is there.
    let image = UIImage(named: "back-arrow", in: Gallery.resources, with: nil) ?? UIImage()
    return image.withRenderingMode(.alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()
  }
}
