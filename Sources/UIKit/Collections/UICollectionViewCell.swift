// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content = ItemContentView()
  private var background: UIView?
  private var selectedBackground: UIView?

  // MARK: Creating a cell

  /// Creates a cell.
  ///
  /// - Parameter frame: The frame in points; the collection view sets another one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a cell of zero size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    content.frame = bounds
    addSubview(content)
  }

  // MARK: Accessing the content

  /// The superview of the content.
  open var contentView: UIView { content }
  /// The view behind the content.
  open var backgroundView: UIView? {
    get { background }
    set {
      if background !== newValue { background?.removeFromSuperview() }
      background = newValue
      if let newValue { insertSubview(newValue, at: 0) }
      setNeedsLayout()
    }
  }
  /// The view behind the content of a selected or highlighted cell, in front of the background.
  open var selectedBackgroundView: UIView? {
    get { selectedBackground }
    set {
      if selectedBackground !== newValue { selectedBackground?.removeFromSuperview() }
      selectedBackground = newValue
      if let newValue { insertSubview(newValue, belowSubview: content) }
      showState()
      setNeedsLayout()
    }
  }

  // MARK: Managing the state

  /// Whether the cell is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { showState() } } }
  /// Whether a touch highlights the cell.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showState() } } }

  private func showState() {
    selectedBackground?.isHidden = !isSelected && !isHighlighted
    content.setContentHighlighted(isSelected || isHighlighted)
  }

  // MARK: Overridden

  open override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = storedLayer.bounds
    for view in [background, selectedBackground, content] where view?.frame != bounds {
      view?.frame = bounds
    }
  }
  /// Returns the size that the constraints of the content view give it.
  ///
  /// - Parameters:
  ///   - targetSize: The target, in points.
  ///   - horizontalFittingPriority: The priority of the target's width.
  ///   - verticalFittingPriority: The priority of the target's height.
  /// - Returns: The size in points.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    content.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }
  override var hasOwnConstraints: Bool { content.storedLayout?.constraints.isEmpty == false }
}
