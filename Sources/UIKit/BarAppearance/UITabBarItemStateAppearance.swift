// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The look of a tab in one state.
///
/// What was not set for a state is that of the normal state, colors of the title and of the image
/// apart (our decision).
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  private(set) var values: TabStateValues
  /// Called after each change.
  private let onChange: @MainActor () -> Void

  init(_ values: TabStateValues, onChange: @escaping @MainActor () -> Void) {
    (self.values, self.onChange) = (values, onChange)
    super.init()
  }

  // MARK: Configuring the title and the image

  /// The attributes of the title: `font`, `foregroundColor` and `shadow`.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { values.titleStyle?.attributes ?? [:] }
    set { change(\.titleStyle, to: TextStyle(newValue)) }
  }
  /// The offset of the title, in points.
  open var titlePositionAdjustment: UIOffset {
    get { values.titleOffset ?? .zero }
    set { change(\.titleOffset, to: newValue) }
  }
  /// The color of a template image; `nil` is the bar's.
  open var iconColor: UIColor? {
    get { values.iconColor }
    set { change(\.iconColor, to: newValue) }
  }

  // MARK: Configuring the badge

  /// The offset of the badge, in points.
  open var badgePositionAdjustment: UIOffset {
    get { values.badgeOffset ?? .zero }
    set { change(\.badgeOffset, to: newValue) }
  }
  /// The color of the badge; `nil` is the item's or the system's.
  open var badgeBackgroundColor: UIColor? {
    get { values.badgeColor }
    set { change(\.badgeColor, to: newValue) }
  }
  /// The attributes of the badge's text: `font`, `foregroundColor` and `shadow`.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { values.badgeStyle?.attributes ?? [:] }
    set { change(\.badgeStyle, to: TextStyle(newValue)) }
  }
  /// The offset of the text in the badge, in points.
  open var badgeTitlePositionAdjustment: UIOffset {
    get { values.badgeTitleOffset ?? .zero }
    set { change(\.badgeTitleOffset, to: newValue) }
  }

  /// Replaces all values without announcing it.
  func setValues(_ values: TabStateValues) { self.values = values }

  private func change<Value>(_ path: WritableKeyPath<TabStateValues, Value>, to value: Value) {
    values[keyPath: path] = value
    onChange()
  }
}
