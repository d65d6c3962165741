// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UITextField {
  /// The border of a text field.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin rectangle.
    case line = 1
    /// A rectangle in a lighter color.
    case bezel = 2
    /// A rounded rectangle with a background.
    case roundedRect = 3
  }

  /// The times at which an overlay view or the clear button is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is edited; the clear button needs a text besides.
    case whileEditing = 1
    /// While the field is not edited; the clear button needs a text besides.
    case unlessEditing = 2
    /// Always; the clear button needs a text.
    case always = 3
  }

  /// The reason for which editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The field resigned as the first responder.
    case committed = 0
    /// The remote keyboard of a TV was cancelled; never here.
    case cancelled = 1
  }

  /// Posted after editing began; the object is the field.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Posted after editing ended; the object is the field.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  /// Posted after the user changed the text; the object is the field.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification"
  )
  /// The key of the reason in the notification of the end, a number.
  public nonisolated static let didEndEditingReasonKey = "UITextFieldDidEndEditingReasonKey"
}

extension UIControl.Event {
  /// Editing of a text field began.
  public static let editingDidBegin = UIControl.Event(rawValue: 1 << 16)
  /// The user changed the text.
  public static let editingChanged = UIControl.Event(rawValue: 1 << 17)
  /// Editing ended.
  public static let editingDidEnd = UIControl.Event(rawValue: 1 << 18)
  /// Return was pressed; a handler of this event ends editing.
  public static let editingDidEndOnExit = UIControl.Event(rawValue: 1 << 19)
  /// All events of editing.
  public static let allEditingEvents = UIControl.Event(rawValue: 0x000F_0000)
}
