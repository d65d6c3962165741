// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What menus and actions have in common: a title and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  var storedTitle: String
  var storedImage: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }

  /// The title.
  open var title: String { storedTitle }
  /// The line below the title.
  open var subtitle: String?
  /// The image beside the title.
  open var image: UIImage? { storedImage }

  /// How an element looks and whether it can be chosen.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Choosing it leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is chosen.
  public enum State: Int, Sendable {
    /// It is not.
    case off
    /// It is.
    case on
    /// Some of what it stands for is.
    case mixed
  }
}
