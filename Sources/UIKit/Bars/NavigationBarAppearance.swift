// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The values behind the appearance properties of a navigation bar.
struct NavigationBarAppearance {
  var barTintColor: UIColor?
  var backIndicatorImage: UIImage?
  var backIndicatorMask: UIImage?
  var backgroundImages = BarImages()
  var shadowImage: UIImage?
  var titleStyle: TextStyle?
  var largeTitleStyle: TextStyle?
  var titleOffsets: [UIBarMetrics: CGFloat] = [:]
}
