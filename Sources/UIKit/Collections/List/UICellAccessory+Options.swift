// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The options of an accessory of any kind.
@MainActor
struct CellAccessoryOptions {
  var isHidden = false
  var width = UICellAccessory.LayoutDimension.actual
  var tint: UIColor?
  var background: UIColor?
  var font = UIFont.preferredFont(forTextStyle: .body)
  var adjustsFont = true
  var text = ""
  var keepsSize = false

  init(_ isHidden: Bool?, _ width: UICellAccessory.LayoutDimension?, _ tint: UIColor?) {
    self.isHidden = isHidden ?? false
    self.width = width ?? .actual
    self.tint = tint
  }
}

extension UICellAccessory {
  /// The options of a chevron.
  @preconcurrency @MainActor
  public struct DisclosureIndicatorOptions {
    var common: CellAccessoryOptions

    /// Creates options.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is hidden.
    ///   - reservedLayoutWidth: The width that it takes; `nil` is that of its view.
    ///   - tintColor: Its color; `nil` is that of its kind.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      common = CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
    }

    /// Whether the accessory is hidden.
    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }
    /// The width that the accessory takes.
    public var reservedLayoutWidth: LayoutDimension {
      get { common.width }
      set { common.width = newValue }
    }
    /// The color of the accessory.
    public var tintColor: UIColor? {
      get { common.tint }
      set { common.tint = newValue }
    }
  }

  /// The options of a check mark.
  @preconcurrency @MainActor
  public struct CheckmarkOptions {
    var common: CellAccessoryOptions

    /// Creates options.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is hidden.
    ///   - reservedLayoutWidth: The width that it takes; `nil` is that of its view.
    ///   - tintColor: Its color; `nil` is that of its kind.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      common = CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
    }

    /// Whether the accessory is hidden.
    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }
    /// The width that the accessory takes.
    public var reservedLayoutWidth: LayoutDimension {
      get { common.width }
      set { common.width = newValue }
    }
    /// The color of the accessory.
    public var tintColor: UIColor? {
      get { common.tint }
      set { common.tint = newValue }
    }
  }

  /// The options of an information button.
  @preconcurrency @MainActor
  public struct DetailOptions {
    var common: CellAccessoryOptions

    /// Creates options.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is hidden.
    ///   - reservedLayoutWidth: The width that it takes; `nil` is that of its view.
    ///   - tintColor: Its color; `nil` is that of its kind.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      common = CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
    }

    /// Whether the accessory is hidden.
    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }
    /// The width that the accessory takes.
    public var reservedLayoutWidth: LayoutDimension {
      get { common.width }
      set { common.width = newValue }
    }
    /// The color of the accessory.
    public var tintColor: UIColor? {
      get { common.tint }
      set { common.tint = newValue }
    }
  }

  /// The options of a minus sign in a circle.
  @preconcurrency @MainActor
  public struct DeleteOptions {
    var common: CellAccessoryOptions

    /// Creates options.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is hidden.
    ///   - reservedLayoutWidth: The width that it takes; `nil` is that of its view.
    ///   - tintColor: Its color; `nil` is that of its kind.
    ///   - backgroundColor: The color of the circle; `nil` is that of its kind.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      common = CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
      common.background = backgroundColor
    }

    /// Whether the accessory is hidden.
    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }
    /// The width that the accessory takes.
    public var reservedLayoutWidth: LayoutDimension {
      get { common.width }
      set { common.width = newValue }
    }
    /// The color of the accessory.
    public var tintColor: UIColor? {
      get { common.tint }
      set { common.tint = newValue }
    }
    /// The color of the circle.
    public var backgroundColor: UIColor? {
      get { common.background }
      set { common.background = newValue }
    }
  }

  /// The options of a plus sign in a circle.
  @preconcurrency @MainActor
  public struct InsertOptions {
    var common: CellAccessoryOptions

    /// Creates options.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is hidden.
    ///   - reservedLayoutWidth: The width that it takes; `nil` is that of its view.
    ///   - tintColor: Its color; `nil` is that of its kind.
    ///   - backgroundColor: The color of the circle; `nil` is that of its kind.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      common = CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
      common.background = backgroundColor
    }

    /// Whether the accessory is hidden.
    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }
    /// The width that the accessory takes.
    public var reservedLayoutWidth: LayoutDimension {
      get { common.width }
      set { common.width = newValue }
    }
    /// The color of the accessory.
    public var tintColor: UIColor? {
      get { common.tint }
      set { common.tint = newValue }
    }
    /// The color of the circle.
    public var backgroundColor: UIColor? {
      get { common.background }
      set { common.background = newValue }
    }
  }

  /// The options of a circle that marks selected cells.
  @preconcurrency @MainActor
  public struct MultiselectOptions {
    var common: CellAccessoryOptions

    /// Creates options.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is hidden.
    ///   - reservedLayoutWidth: The width that it takes; `nil` is that of its view.
    ///   - tintColor: Its color; `nil` is that of its kind.
    ///   - backgroundColor: The color of the circle; `nil` is that of its kind.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      common = CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
      common.background = backgroundColor
    }

    /// Whether the accessory is hidden.
    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }
    /// The width that the accessory takes.
    public var reservedLayoutWidth: LayoutDimension {
      get { common.width }
      set { common.width = newValue }
    }
    /// The color of the accessory.
    public var tintColor: UIColor? {
      get { common.tint }
      set { common.tint = newValue }
    }
    /// The color of the circle.
    public var backgroundColor: UIColor? {
      get { common.background }
      set { common.background = newValue }
    }
  }

  /// The options of a text.
  @preconcurrency @MainActor
  public struct LabelOptions {
    var common: CellAccessoryOptions

    /// Creates options.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is hidden.
    ///   - reservedLayoutWidth: The width that it takes; `nil` is that of its view.
    ///   - tintColor: Its color; `nil` is that of its kind.
    ///   - font: The font; `nil` is that of the body text.
    ///   - adjustsFontForContentSizeCategory: Whether the font follows the text size of the system.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      common = CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
      if let font { common.font = font }
      common.adjustsFont = adjustsFontForContentSizeCategory ?? true
    }

    /// Whether the accessory is hidden.
    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }
    /// The width that the accessory takes.
    public var reservedLayoutWidth: LayoutDimension {
      get { common.width }
      set { common.width = newValue }
    }
    /// The color of the accessory.
    public var tintColor: UIColor? {
      get { common.tint }
      set { common.tint = newValue }
    }
    /// The font of the text.
    public var font: UIFont {
      get { common.font }
      set { common.font = newValue }
    }
    /// Whether the font follows the text size of the system.
    public var adjustsFontForContentSizeCategory: Bool {
      get { common.adjustsFont }
      set { common.adjustsFont = newValue }
    }
  }

  /// A view of the app, and its placement.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    var common: CellAccessoryOptions
    /// The view.
    public let customView: UIView
    /// The placement of the view.
    public var placement: Placement

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - customView: The view; its frame determines its size.
    ///   - placement: The edge and the place there.
    ///   - isHidden: Whether the view is hidden.
    ///   - reservedLayoutWidth: The width that it takes; `nil` is its own.
    ///   - tintColor: Its tint color; `nil` is that of the cell.
    ///   - maintainsFixedSize: Whether the view keeps its size; `nil` is `false`, and a view whose
    ///     constraints determine a size has that.
    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      common = CellAccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
      common.keepsSize = maintainsFixedSize ?? false
    }

    /// Whether the view is hidden.
    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }
    /// The width that the view takes.
    public var reservedLayoutWidth: LayoutDimension {
      get { common.width }
      set { common.width = newValue }
    }
    /// The tint color of the view.
    public var tintColor: UIColor? {
      get { common.tint }
      set { common.tint = newValue }
    }
    /// Whether the view keeps its size.
    public var maintainsFixedSize: Bool {
      get { common.keepsSize }
      set { common.keepsSize = newValue }
    }
  }
}
