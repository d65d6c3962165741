// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A group of menu elements: a menu, a submenu, or a section of one.
///
/// Among the children of another menu it is a submenu, or a section with ``Options/displayInline``.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identifier of the menu; a unique one, unless it was given.
  ///
  /// Unique ones are made when they are read: random numbers are a call of the system.
  open private(set) lazy var identifier = Identifier(
    "com.apple.menu.dynamic.\(UUID().uuidString)"
  )
  /// The options.
  public let options: Options
  /// The elements.
  public let children: [UIMenuElement]
  /// The preferred size of the elements.
  open var preferredElementSize: ElementSize

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title, above the elements of a section or beside the arrow of a submenu.
  ///   - subtitle: The subtitle, below the title.
  ///   - image: The image.
  ///   - identifier: The identifier; `nil` creates a unique one.
  ///   - options: The options.
  ///   - preferredElementSize: The preferred size of the elements.
  ///   - children: The elements.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    self.init(
      ofElements: children,
      title: (title, subtitle, image),
      options: options,
      size: preferredElementSize
    )
    if let identifier { self.identifier = identifier }
  }

  private init(
    ofElements children: [UIMenuElement],
    title: (text: String, subtitle: String?, image: UIImage?),
    options: Options,
    size: ElementSize
  ) {
    (self.children, self.options) = (children, options)
    preferredElementSize = size
    super.init(title: title.text, subtitle: title.subtitle, image: title.image)
  }

  /// The elements of the menu and its submenus whose state is on.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element in
      if let menu = element as? UIMenu { return menu.selectedElements }
      return (element as? any UIMenuLeaf)?.state == .on ? [element] : []
    }
  }

  /// Returns a menu with the same configuration and other elements.
  ///
  /// - Parameter newChildren: The elements.
  /// - Returns: The menu.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      preferredElementSize: preferredElementSize,
      children: newChildren
    )
  }
}

extension UIMenu {
  /// The identifier of a menu.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates an identifier from a text.
    ///
    /// - Parameter rawValue: The text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a text.
    ///
    /// - Parameter rawValue: The text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The options of a menu.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are a section of the menu around them.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The submenu destroys data.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one element, in the menu and its sections, is on.
    ///
    /// Choosing an element turns it on, and the others off.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements lie side by side, as images.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of a menu's elements.
  public enum ElementSize: Int, Sendable {
    /// The system's choice, which is ``large``.
    case automatic = -1
    /// An image; four side by side.
    case small = 0
    /// An image above a title; three side by side.
    case medium = 1
    /// A row.
    case large = 2
  }
}
