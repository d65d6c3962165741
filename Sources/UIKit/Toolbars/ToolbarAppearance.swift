// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The values behind the appearance properties of a toolbar.
struct ToolbarAppearance {
  var barTintColor: UIColor?
  var backgroundImages = BarImages()
  var shadowImages: [UIBarPosition: UIImage] = [:]
}
