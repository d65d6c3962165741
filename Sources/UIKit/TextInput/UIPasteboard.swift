// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourHost

/// The clipboard that programs share.
///
/// In a window it is the desktop's; a world of the tests has one of its own. It holds text.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the clipboard.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// Posted after the app changed the pasteboard, which is the object of the notification.
  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification"
  )

  private unowned let interface: UserInterface
  private var changes = 0

  init(of interface: UserInterface) { self.interface = interface }

  /// The clipboard.
  open class var general: UIPasteboard { Stage.current.interface.pasteboard }

  /// The name of the pasteboard.
  open var name: Name { .general }
  /// The number of changes that the app made.
  open var changeCount: Int { changes }
  /// The text on the pasteboard; `nil` if there is none.
  open var string: String? {
    get { interface.front.display.clipboardText.flatMap { $0.isEmpty ? nil : $0 } }
    set {
      interface.front.display.clipboardText = newValue
      changes += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }
  /// The texts on the pasteboard: one at most; of several that are set, the first is kept.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  /// Whether there is a text on the pasteboard.
  open var hasStrings: Bool { string != nil }
}
