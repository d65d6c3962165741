// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The content and the behavior of one segment of a segmented control.
struct SegmentContent {
  private(set) var title: String?
  private(set) var image: UIImage?
  private(set) var action: UIAction?
  /// Whether a finger can select the segment.
  var isEnabled = true
  /// The width that the app set; 0 for one of the control's choice.
  var width: CGFloat = 0

  init(title: String?) { self.title = title }

  init(image: UIImage?) { self.image = image }

  @MainActor
  init(_ action: UIAction) { show(action) }

  /// Creates content of an item of `init(items:)`.
  @MainActor
  init(_ item: Any) {
    switch item {
    case let image as UIImage: self.image = image
    case let action as UIAction: show(action)
    default: title = item as? String
    }
  }

  mutating func show(title: String?) { (self.title, image) = (title, nil) }

  mutating func show(image: UIImage?) { (self.image, title) = (image, nil) }

  @MainActor
  mutating func show(_ action: UIAction) {
    self.action = action
    (title, image) =
      action.storedImage == nil ? (action.storedTitle, nil) : (nil, action.storedImage)
    isEnabled = !action.attributes.contains(.disabled)
  }
}
