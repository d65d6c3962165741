// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An object that the large content viewer can show: a title, an image, or both.
///
/// Every view is one.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the viewer shows the item.
  var showsLargeContentViewer: Bool { get }
  /// The title in the viewer.
  var largeContentTitle: String? { get }
  /// The image in the viewer.
  var largeContentImage: UIImage? { get }
  /// Whether the image is scaled to the size of the viewer.
  var scalesLargeContentImage: Bool { get }
  /// The insets that move the image to where it looks centered, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}
