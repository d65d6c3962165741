// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The look of a bar's buttons in one state.
///
/// What was not set for a state is that of the normal state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  private(set) var values: BarStateValues
  /// Called after each change.
  private let onChange: @MainActor () -> Void

  init(_ values: BarStateValues, onChange: @escaping @MainActor () -> Void) {
    (self.values, self.onChange) = (values, onChange)
    super.init()
  }

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
  /// The image behind the content; behind a back button, it takes the place of the chevron.
  open var backgroundImage: UIImage? {
    get { values.background }
    set { change(\.background, to: newValue) }
  }
  /// The offset of the image behind the content, in points.
  ///
  /// Its horizontal part has no effect here (our decision, see Parity).
  open var backgroundImagePositionAdjustment: UIOffset {
    get { values.backgroundOffset ?? .zero }
    set { change(\.backgroundOffset, to: newValue) }
  }

  /// Replaces all values without announcing it.
  func setValues(_ values: BarStateValues) { self.values = values }

  private func change<Value>(_ path: WritableKeyPath<BarStateValues, Value>, to value: Value) {
    values[keyPath: path] = value
    onChange()
  }
}
