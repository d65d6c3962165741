// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

/// What a back button looks like.
///
/// A value: every page gets a view of its own, made when the page comes onto a stack.
@MainActor
public struct BackButton {
  /// What a view is made for.
  public struct Context {
    /// The title that UIKit's own back button would show: that of the page below.
    public let title: String?
    /// The traits of the stack.
    public let traitCollection: UITraitCollection
  }

  enum Content {
    case system
    case item(UIBarButtonItem)
    case view(@MainActor (Context) -> UIView)
  }

  let content: Content
  /// Tells looks apart.
  let identity: ObjectIdentifier?

  private final class Identity {}
  private let keepsIdentity: AnyObject?

  private init(_ content: Content, identity: AnyObject?) {
    self.content = content
    self.identity = identity.map(ObjectIdentifier.init)
    keepsIdentity = identity
  }

  /// The look of back buttons for which neither the page below nor the stack has one.
  public static var `default` = BackButton.system

  /// UIKit's own: the arrow, and the title of the page below.
  public static let system = BackButton(.system, identity: nil)

  /// Any view, made anew for each page.
  ///
  /// - Parameter make: Makes the view. A control is tapped like any other; around another view the
  ///   kit puts a control that is. Capture weakly: the closure lives as long as the value.
  /// - Returns: The look.
  public static func view(_ make: @escaping @MainActor (Context) -> UIView) -> BackButton {
    BackButton(.view(make), identity: Identity())
  }

  /// An image in the bar's tint colour.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - title: A text behind it; none unless given.
  /// - Returns: The look.
  public static func image(_ image: UIImage, title: String? = nil) -> BackButton {
    .view { context in
      let button = UIButton(type: .system)
      button.setImage(image, for: .normal)
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17)  // that of UIKit's own
      if title != nil {
        let isMirrored = context.traitCollection.layoutDirection == .rightToLeft
        let shift = isMirrored ? -gap : gap
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: shift, bottom: 0, right: -shift)
        button.contentEdgeInsets = UIEdgeInsets(
          top: 0,
          left: isMirrored ? gap : 0,
          bottom: 0,
          right: isMirrored ? 0 : gap
        )
      }
      button.sizeToFit()
      return button
    }
  }

  /// Between an image and the text behind it, in points (our decision).
  private static let gap: CGFloat = 6

  /// A bar button item: its title and image, or its custom view.
  ///
  /// - Parameter item: The item; its own target and action are not called.
  /// - Returns: The look.
  static func item(_ item: UIBarButtonItem) -> BackButton {
    BackButton(.item(item), identity: item)
  }
}
