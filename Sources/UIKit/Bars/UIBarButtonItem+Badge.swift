// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIBarButtonItem {
  /// A mark at the corner of an item: a number, a text, or a dot.
  @preconcurrency @MainActor
  public struct Badge {
    /// The text; `nil` for a dot.
    public let stringValue: String?
    /// The color of the capsule; `nil` is the system's red.
    public var backgroundColor: UIColor?
    /// The color of the text; `nil` is white.
    public var foregroundColor: UIColor?
    /// The font of the text; `nil` is the system's.
    public var font: UIFont?

    private init(_ stringValue: String?) { self.stringValue = stringValue }

    /// Creates a badge with a number, as people of the current locale write it.
    ///
    /// - Parameter count: The number.
    /// - Returns: The badge.
    public static func count(_ count: Int) -> UIBarButtonItem.Badge { Badge(count.formatted()) }

    /// Creates a badge with a text.
    ///
    /// - Parameter string: The text.
    /// - Returns: The badge.
    public static func string(_ string: String) -> UIBarButtonItem.Badge { Badge(string) }

    /// Creates a badge without a text.
    ///
    /// - Returns: The badge.
    public static func indicator() -> UIBarButtonItem.Badge { Badge(nil) }

    /// The attributes of the text.
    var style: TextStyle {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let foregroundColor { attributes[.foregroundColor] = foregroundColor }
      if let font { attributes[.font] = font }
      return TextStyle(attributes)
    }
  }

  /// The place of an item on the glass behind items, and its mark.
  struct Surroundings {
    var hidesSharedBackground = false
    var sharesBackground = true
    var identifier: String?
    var badge: Badge?
  }
}
