// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The base class of menus and actions: a title and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The title, which actions and commands can change.
  private(set) final var storedTitle: String
  /// The image, which actions and commands can change.
  private(set) final var storedImage: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }

  /// The title.
  open var title: String { storedTitle }
  /// The subtitle, below the title.
  open var subtitle: String?
  /// The image beside the title.
  open var image: UIImage? { storedImage }

  /// Changes the title of an action or a command.
  final func setTitle(_ title: String) { storedTitle = title }
  /// Changes the image of an action or a command.
  final func setImage(_ image: UIImage?) { storedImage = image }

  /// The style and availability of an element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element destroys data.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Choosing the element keeps the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The state of an element that can be switched on.
  public enum State: Int, Sendable {
    /// Off.
    case off
    /// On.
    case on
    /// On for a part of the selection.
    case mixed
  }
}
