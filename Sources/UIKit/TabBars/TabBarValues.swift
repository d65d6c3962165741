// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The values behind the appearance properties of a tab bar before iOS 13.
struct TabBarValues {
  var barTintColor: UIColor?
  var backgroundImage: UIImage?
  var shadowImage: UIImage?
  var selectionIndicatorImage: UIImage?
  var itemPositioning = UITabBar.ItemPositioning.automatic
  var itemWidth: CGFloat = 0
  var itemSpacing: CGFloat = 0
}
