// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A display list that is painted as one picture: a page in motion, a group with an opacity, a
/// subtree with rounded corners, a snapshot.
///
/// Immutable, so its identity is the key of everything that is kept for it. The pixels that
/// flattening makes hang on the object itself: who lets go of the sub-list lets go of its store.
package final class SubList: Sendable {
  /// The items, in pixels whose origin is the top left corner of `bounds`.
  package let list: DisplayList
  /// The size of the picture in pixels.
  package let width: Int
  package let height: Int
  /// Pixels of the list per point of the item that shows it.
  package let scale: CGFloat
  /// Where the picture's top left corner lies, in points of the item that shows it.
  package let origin: CGPoint
  /// The radius of the rounded corners that clip the picture, in points; 0 for none.
  package let cornerRadius: CGFloat
  /// Whether the flattened pixels are kept for the next frame.
  package let keepsStore: Bool
  /// Whether the items cost less to paint in place than to copy flattened; the pixels are the same.
  let isCheap: Bool
  /// The flattened pixels, once the compositor has made them.
  ///
  /// Unchecked: set once, by the one thread that composes, which is the only one to read it.
  nonisolated(unsafe) var store: Store?

  package init(
    list: DisplayList,
    width: Int,
    height: Int,
    scale: CGFloat,
    origin: CGPoint = .zero,
    cornerRadius: CGFloat = 0,
    keepsStore: Bool
  ) {
    (self.list, self.width, self.height) = (list, width, height)
    (self.scale, self.origin) = (scale, origin)
    (self.cornerRadius, self.keepsStore) = (cornerRadius, keepsStore)
    isCheap = cornerRadius <= 0 && list.isCheap(width: width, height: height)
  }
}

extension SubList {
  /// Whether another sub-list is a picture of the same size in the same place, painted the same way.
  package func hasShape(of other: SubList) -> Bool {
    width == other.width && height == other.height && scale == other.scale
      && origin == other.origin && cornerRadius == other.cornerRadius
      && keepsStore == other.keepsStore
  }
}

extension SubList: Equatable {
  package static func == (left: SubList, right: SubList) -> Bool { left === right }
}
