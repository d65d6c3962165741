// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

extension AttributeScopes {
  /// UIKit's attributes of an `AttributedString`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// UIKit's attributes of an `AttributedString`, each with the meaning of the key of
  /// `NSAttributedString` with the same name.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The style of the line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The style of the line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The additional distance of characters, in points.
    public let kern: KernAttribute
    /// The distance above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIFont
      /// The name of the key.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The key of the color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the key.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The key of the color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the key.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The key of the style of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = NSUnderlineStyle
      /// The name of the key.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The key of the style of the line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = NSUnderlineStyle
      /// The name of the key.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The key of the additional distance of characters.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The key of the distance above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// Returns the key of an attribute of UIKit.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
