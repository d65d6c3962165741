// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// A cell of a list, with accessories and separators; it can be a header or footer, too.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private lazy var parts = ListCellParts(self)
  /// Whether the app has set a background, or removed it.
  private var hasOwnBackground = false

  // MARK: Content

  /// Returns the standard content of a cell, header or footer in its list, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { parts.setting.content }
  /// The background; that of the list unless set.
  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      hasOwnBackground = true
      super.backgroundConfiguration = newValue
    }
  }

  // MARK: Indentation

  /// The level of indentation; 0 unless set.
  open var indentationLevel = 0 { didSet { parts.dimensionsDidChange() } }
  /// The width of a level, in points; 10 unless set.
  open var indentationWidth: CGFloat = 10 { didSet { parts.dimensionsDidChange() } }
  /// Whether accessories at the leading edge are indented with the content; `true` unless set.
  open var indentsAccessories = true { didSet { parts.dimensionsDidChange() } }

  // MARK: Accessories and separators

  /// The views at the edges.
  open var accessories: [UICellAccessory] {
    get { parts.accessories }
    set { parts.setAccessories(newValue) }
  }
  /// The horizontal extent of automatic separators: from the text to the trailing edge, unless the
  /// app constrains it otherwise.
  open var separatorLayoutGuide: UILayoutGuide { parts.makeGuide() }

  // MARK: The list's part

  /// Takes the properties that the list determines.
  func take(_ setting: ListRowSetting) {
    guard parts.take(setting) else { return }
    if !hasOwnBackground { super.backgroundConfiguration = setting.background }
    let isRound = setting.cell.style == .insetGrouped && !setting.isHeader && !setting.isFooter
    takeCorners(setting.cell.corners, radius: isRound ? TableFigures.cornerRadius : 0)
  }

  // MARK: Overridden

  override func take(_ attributes: UICollectionViewLayoutAttributes) {
    if let attributes = attributes as? ListAttributes { take(attributes.setting) }
  }
  override func editingDidChange(animated: Bool) {
    super.editingDidChange(animated: animated)
    parts.showAccessories(animated: animated)
  }
  open override var isSelected: Bool {
    get { super.isSelected }
    set {
      super.isSelected = newValue
      parts.selectionDidChange()
    }
  }
  /// Returns the attributes with the height that the content determines; the width stays.
  ///
  /// - Parameter layoutAttributes: The attributes of the layout.
  /// - Returns: The attributes.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = layoutAttributes.copied
    preferred.size.height = parts.height(fitting: preferred.size.width)
    return preferred
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layOut()
  }
}
