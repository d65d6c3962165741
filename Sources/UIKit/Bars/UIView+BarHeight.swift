// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Updates a bar after a change of its traits, if its height depends on them.
  ///
  /// - Parameters:
  ///   - former: The traits before.
  ///   - update: Applies the bar's appearance.
  func barHeightMayChange(from former: UITraitCollection?, _ update: () -> Void) {
    let traits = computedTraits
    guard let former,
      former.verticalSizeClass != traits.verticalSizeClass
        || former.horizontalSizeClass != traits.horizontalSizeClass
    else { return }
    invalidateIntrinsicContentSize()
    update()
  }
}
