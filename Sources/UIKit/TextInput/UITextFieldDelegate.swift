// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The methods that a text field calls while it is edited.
///
/// All methods have defaults.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  // MARK: Managing editing

  /// Asks the delegate whether editing may begin.
  ///
  /// - Parameter textField: The field.
  /// - Returns: `true` by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Notifies the delegate that editing began.
  ///
  /// - Parameter textField: The field.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asks the delegate whether editing may end.
  ///
  /// - Parameter textField: The field.
  /// - Returns: `true` by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Notifies the delegate that editing ended; calls ``textFieldDidEndEditing(_:)`` by default.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - reason: The reason.
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  )
  /// Notifies the delegate that editing ended, unless it has the method with a reason.
  ///
  /// - Parameter textField: The field.
  func textFieldDidEndEditing(_ textField: UITextField)

  // MARK: Editing the text

  /// Asks the delegate whether the user may change the text.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: The range that is replaced, in UTF-16 units.
  ///   - string: The string in its place; empty for a deletion.
  /// - Returns: `true` by default.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Asks the delegate whether the clear button may clear the text.
  ///
  /// - Parameter textField: The field.
  /// - Returns: `true` by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asks the delegate whether Return has its effect.
  ///
  /// - Parameter textField: The field.
  /// - Returns: `true` by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  // MARK: Managing the selection

  /// Notifies the delegate that the selection changed while the field is edited.
  ///
  /// - Parameter textField: The field.
  func textFieldDidChangeSelection(_ textField: UITextField)

  // MARK: Managing the edit menu

  /// Asks the delegate for the menu of a selection, or of the caret.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: The range of the selection, in UTF-16 units.
  ///   - suggestedActions: The commands of the system that have an effect.
  /// - Returns: The menu; `nil`, the default, shows the suggested actions. One without elements is
  ///   not presented.
  func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Notifies the delegate before the edit menu appears.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - animator: Runs animations beside those of the menu.
  func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
  /// Notifies the delegate before the edit menu disappears.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - animator: Runs animations beside those of the menu.
  func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
}

extension UITextFieldDelegate {
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Returns `true`.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns `nil`.
  public func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Does nothing.
  public func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}
