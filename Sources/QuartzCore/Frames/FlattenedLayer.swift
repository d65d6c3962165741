// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourRender

/// The results of a layer's last frame, for the next frame.
///
/// Backing stores and damage depend on the identity of a sub-list: as long as the image is the
/// same, so is the object.
struct FlattenedLayer {
  /// The layer and its subtree as one image, without its place and opacity.
  private(set) var image: SubList?
  /// Whether an animation runs inside the image, so that it is another at every moment.
  private(set) var dependsOnTime = false
  /// The group that an opacity applies to, as it lies on the screen.
  private(set) var group: SubList?
  /// The parts of contents that are stretched in the middle only.
  private(set) var parts: StretchedParts?
  /// The pictures of a shape, a gradient, a shadow or a mask.
  private var drawn: DrawnContent?
  /// The number of items in the last frame of the layer's tree, to reserve capacity for as many.
  private(set) var itemCount = 0

  mutating func keep(image: SubList, dependsOnTime: Bool) {
    (self.image, self.dependsOnTime) = (image, dependsOnTime)
  }

  /// Returns the pictures that were drawn, to be asked for more.
  mutating func pictures() -> DrawnContent {
    if let drawn { return drawn }
    let made = DrawnContent()
    drawn = made
    return made
  }

  mutating func keep(group: SubList) { self.group = group }

  mutating func keep(parts: StretchedParts) { self.parts = parts }

  /// The pixels per point of that frame.
  private(set) var scale: CGFloat = 1

  mutating func keep(itemCount: Int, scale: CGFloat) {
    (self.itemCount, self.scale) = (itemCount, scale)
  }

  /// Releases the image and with it its backing store: 12 MB for a page.
  mutating func dropImage() { if image != nil { image = nil } }

  /// Releases the image and the group.
  mutating func dropAll() { (image, group, drawn) = (nil, nil, nil) }
}

extension SubList {
  /// Returns an earlier sub-list if it would look the same, so that same images are one object.
  func orSame(as earlier: SubList?) -> SubList {
    guard let earlier, hasShape(of: earlier), list == earlier.list else { return self }
    return earlier
  }
}
