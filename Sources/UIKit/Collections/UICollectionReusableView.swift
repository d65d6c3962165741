// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A view that a collection view can reuse: the superclass of cells, supplementary and decoration
/// views.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  private var identifier: String?

  /// The identifier with which the view was dequeued.
  open var reuseIdentifier: String? { identifier }

  /// Gives the view the identifier with which it was dequeued.
  func setReuseIdentifier(_ identifier: String) { self.identifier = identifier }

  /// Prepares the view for its next use; overrides call `super`.
  ///
  /// Called when the view is dequeued.
  open func prepareForReuse() {}
  /// Takes attributes of the layout, whose place the view has already; does nothing unless
  /// overridden.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Returns the attributes that the view prefers: those of the layout, with the size of the
  /// view's constraints.
  ///
  /// - Parameter layoutAttributes: The attributes of the layout.
  /// - Returns: The attributes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard hasOwnConstraints else { return layoutAttributes }
    let preferred = layoutAttributes.copied
    guard layoutAttributes is ListAttributes else {
      preferred.size = systemLayoutSizeFitting(layoutAttributes.size)
      return preferred
    }
    preferred.size.height =
      systemLayoutSizeFitting(
        CGSize(width: preferred.size.width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    return preferred
  }
  /// Called before an animation to another layout.
  ///
  /// - Parameters:
  ///   - oldLayout: The present layout.
  ///   - newLayout: The other layout.
  open func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}
  /// Called after an animation to another layout.
  ///
  /// - Parameters:
  ///   - oldLayout: The former layout.
  ///   - newLayout: The present layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Takes what attributes of the list say, before `apply(_:)`.
  func take(_ attributes: UICollectionViewLayoutAttributes) {}
  /// Whether constraints of the content determine a size.
  var hasOwnConstraints: Bool { storedLayout?.constraints.isEmpty == false }
  override var hasFlexibleWidth: Bool { true }
  override var hasFlexibleHeight: Bool { true }
  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(isElement: false)
  }
}
