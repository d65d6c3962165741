// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import Foundation

/// The content of one frame: a flat list of items, painted first to last.
///
/// A value without commands or closures: two equal lists paint the same pixels.
package struct DisplayList: Sendable {
  package let items: [Item]
  /// The footprint of each item, computed once for all frames; `nil` where it has no pixels.
  let places: [Footprint?]
  /// Whether there is a backdrop, in the list or in one inside it.
  package let hasBackdrop: Bool

  package init(items: [Item] = []) {
    self.items = items
    places = items.map(Footprint.init)
    hasBackdrop = items.contains { $0.hasBackdrop }
  }

  /// Creates a list of some items of another.
  init(_ other: DisplayList, _ indices: some Sequence<Int>) {
    items = indices.map { other.items[$0] }
    places = indices.map { other.places[$0] }
    hasBackdrop = items.contains { $0.hasBackdrop }
  }

  /// One element to paint.
  package struct Item: Equatable, Sendable {
    /// The transform from the content's points to the pixels of the list.
    package var transform: CGAffineTransform
    /// The bounds of all painting, in pixels of the list.
    package var clip: PixelRect
    package var content: Content

    package init(transform: CGAffineTransform, clip: PixelRect, content: Content) {
      (self.transform, self.clip, self.content) = (transform, clip, content)
    }
  }

  /// The content of an item; all lengths are points of the item's own space.
  package enum Content: Equatable, Sendable {
    /// A filled rectangle with rounded corners.
    case fill(CGRect, cornerRadius: CGFloat, Color)
    /// A frame of `width` points inside a rectangle with rounded corners.
    case border(CGRect, cornerRadius: CGFloat, width: CGFloat, Color)
    /// An image stretched over a rectangle; `tint` replaces its colors and keeps its alpha.
    case image(CGImage, CGRect, opacity: Float, tint: Color?)
    /// The blurred shadow of a rectangle with rounded corners; `blur` is the standard deviation.
    case shadow(CGRect, cornerRadius: CGFloat, offset: CGSize, blur: CGFloat, Color)
    /// Another list, painted as one image.
    case sublist(SubList, opacity: Float)
    /// Another list, painted as one image and seen in perspective: the projection leads from its
    /// points to those of the item.
    indirect case projected(SubList, Projection, opacity: Float)
    /// The items below in the same list, seen through a rectangle with rounded corners; a mask
    /// lies on the pixels of the rectangle, and its alpha takes the place of the rectangle's.
    case backdrop(CGRect, cornerRadius: CGFloat, Backdrop, mask: SubList?, opacity: Float)
  }

  /// A color in sRGB, not premultiplied, components 0...1.
  ///
  /// Colors that paint the same pixel are equal: the last, invisible steps of a fade damage
  /// nothing.
  package struct Color: Hashable, Sendable {
    package var red: Float
    package var green: Float
    package var blue: Float
    package var alpha: Float

    package init(red: Float, green: Float, blue: Float, alpha: Float) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }
}

extension DisplayList: Equatable {
  package static func == (left: DisplayList, right: DisplayList) -> Bool {
    left.items == right.items
  }
}
