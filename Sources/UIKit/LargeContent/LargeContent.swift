// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The large content that a class of views has by itself.
@MainActor
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

extension LargeContent {
  /// The content of a bar item: its large image, or else its image in the size of the viewer.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - title: The title.
  ///   - image: The image for an item without a large one.
  init(of item: UIBarItem, title: String?, image: UIImage?) {
    self.init(isShown: true, title: title)
    if let large = item.storedLargeImage {
      (self.image, imageInsets) = (large, item.storedLargeImageInsets)
    } else {
      (self.image, scalesImage) = (image, true)
    }
  }

  /// The content of a bar item with a button.
  ///
  /// - Parameter item: The item.
  init(of item: UIBarItem) {
    self.init(
      of: item,
      title: item.storedTitle ?? item.accessibilityLabel,
      image: item.storedImage
    )
  }
}
