// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuartzCore

/// The place and the look of an element of a collection view.
///
/// Subclasses with properties of their own override `copy(with:)` and `isEqual(_:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?

  /// Creates attributes of a cell.
  public override init() { super.init() }

  // MARK: Creating attributes

  /// Creates the attributes of a cell.
  ///
  /// - Parameter indexPath: The item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - indexPath: The path of the view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    (category, kind) = (.supplementaryView, elementKind)
    self.indexPath = indexPath
  }

  /// Creates the attributes of a decoration view.
  ///
  /// - Parameters:
  ///   - decorationViewKind: The kind of the view.
  ///   - indexPath: The path of the view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    (category, kind) = (.decorationView, decorationViewKind)
    self.indexPath = indexPath
  }

  /// Creates attributes of a class that is known at run time only.
  static func make(_ type: AnyClass, _ key: ElementKey) -> UICollectionViewLayoutAttributes {
    guard let made = RuntimeObjects.make(type) as? UICollectionViewLayoutAttributes else {
      misuse("\(type) must derive from UICollectionViewLayoutAttributes")
    }
    (made.category, made.kind, made.indexPath) = (key.category, key.kind, key.path)
    return made
  }

  // MARK: Identifying the element

  /// The path of the element.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The kind of element: a cell, or a supplementary or decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  /// The kind of the view; `nil` for cells.
  open var representedElementKind: String? { kind }

  /// The element.
  var key: ElementKey { ElementKey(category: category, kind: kind, path: indexPath) }

  // MARK: Accessing the attributes

  /// The frame in the content's coordinates, in points.
  open var frame: CGRect {
    get {
      let corner = CGPoint(x: -size.width / 2, y: -size.height / 2)
      let bounds = CGRect(origin: corner, size: size)
      return bounds.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The rectangle in the element's own coordinates, whose origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The center of the frame, in points.
  open var center = CGPoint.zero
  /// The size before the transform, in points.
  open var size = CGSize.zero
  /// The transform in space about the center.
  open var transform3D = CATransform3DIdentity
  /// The transform about the center.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The opacity; 1 unless set.
  open var alpha: CGFloat = 1
  /// The order from back to front; 0 unless set.
  open var zIndex = 0
  /// Whether the element has no view.
  open var isHidden = false

  // MARK: NSObject

  /// Returns attributes of the same class and with the same values.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.make(type(of: self), key)
    (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }

  /// Whether an object is attributes with the same values.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { equals(other) }
  }

  private func equals(_ other: UICollectionViewLayoutAttributes) -> Bool {
    key == other.key && center == other.center && size == other.size && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }

  /// A copy, as attributes.
  var copied: UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }
}
