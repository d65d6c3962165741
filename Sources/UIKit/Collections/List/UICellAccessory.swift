// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A view at the leading or trailing edge of a list's cell.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// A closure that is called with a tap on an accessory.
  public typealias ActionHandler = () -> Void

  /// The state of the list in which an accessory is visible.
  public enum DisplayedState: Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  /// The width that an accessory takes.
  public enum LayoutDimension: Equatable, Sendable {
    /// The width of its view.
    case actual
    /// The width of standard accessories, so that those of several cells are centered above each
    /// other.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The edge of an accessory, and its place among the others at that edge.
  public enum Placement {
    /// Returns an index among the accessories at the edge.
    public typealias Position = (_ accessories: [UICellAccessory]) -> [UICellAccessory].Index

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// The kinds of accessories.
  public enum AccessoryType {
    case disclosureIndicator
    case checkmark
    case delete
    case insert
    case multiselect
    case label
    case detail
    case customView(UIView)
  }

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  let placement: Placement
  let options: CellAccessoryOptions
  let action: ActionHandler?

  private init(
    _ type: AccessoryType,
    _ placement: Placement,
    _ options: CellAccessoryOptions,
    action: ActionHandler? = nil
  ) {
    (accessoryType, self.placement) = (type, placement)
    (self.options, self.action) = (options, action)
  }

  // MARK: Creating accessories

  /// Returns a chevron at the trailing edge.
  ///
  /// - Parameters:
  ///   - displayed: The state in which it is visible.
  ///   - options: Its options.
  /// - Returns: The accessory.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, .trailing(displayed: displayed), options.common)
  }
  /// Returns a check mark at the trailing edge.
  ///
  /// - Parameters:
  ///   - displayed: The state in which it is visible.
  ///   - options: Its options.
  /// - Returns: The accessory.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, .trailing(displayed: displayed), options.common)
  }
  /// Returns an information button at the trailing edge.
  ///
  /// - Parameters:
  ///   - displayed: The state in which it is visible.
  ///   - options: Its options.
  ///   - actionHandler: Called with a tap.
  /// - Returns: The accessory.
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail,
      .trailing(displayed: displayed),
      options.common,
      action: actionHandler
    )
  }
  /// Returns a minus sign in a circle at the leading edge.
  ///
  /// - Parameters:
  ///   - displayed: The state in which it is visible.
  ///   - options: Its options.
  ///   - actionHandler: Called with a tap; without it, a tap uncovers the trailing swipe actions.
  /// - Returns: The accessory.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, .leading(displayed: displayed), options.common, action: actionHandler)
  }
  /// Returns a plus sign in a circle at the leading edge.
  ///
  /// - Parameters:
  ///   - displayed: The state in which it is visible.
  ///   - options: Its options.
  ///   - actionHandler: Called with a tap.
  /// - Returns: The accessory.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, .leading(displayed: displayed), options.common, action: actionHandler)
  }
  /// Returns a circle at the leading edge that marks selected cells.
  ///
  /// - Parameters:
  ///   - displayed: The state in which it is visible.
  ///   - options: Its options.
  /// - Returns: The accessory.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, .leading(displayed: displayed), options.common)
  }
  /// Returns a text at the trailing edge.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - displayed: The state in which it is visible.
  ///   - options: Its options.
  /// - Returns: The accessory.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var common = options.common
    common.text = text
    return UICellAccessory(.label, .trailing(displayed: displayed), common)
  }
  /// Returns a view of the app.
  ///
  /// - Parameter configuration: The view and its placement.
  /// - Returns: The accessory.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView(configuration.customView),
      configuration.placement,
      configuration.common
    )
  }

  /// Whether the accessory is visible in a state of the list.
  func isShown(isEditing: Bool) -> Bool {
    guard !options.isHidden else { return false }
    switch placement {
    case .leading(let displayed, _), .trailing(let displayed, _):
      switch displayed {
      case .always: return true
      case .whenEditing: return isEditing
      case .whenNotEditing: return !isEditing
      }
    }
  }
}
