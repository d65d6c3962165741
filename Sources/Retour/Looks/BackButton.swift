// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

/// The look of a back button, its motion and its hit area.
///
/// It is a value: every page gets a separate view. Declare a look on a page
/// (`navigationItem.backButton`), for the pages pushed from it (`navigationItem.nextBackButton` or
/// `customBackBarButtonItem`), on a stack (``BackNavigationController/backButton``), or for the app
/// (``default``).
///
/// ```swift
/// stack.backButton = .image(arrow).withMotion(.slide())
/// page.navigationItem.backButton = .arrow.withHitArea(.content)
/// ```
@MainActor
public struct BackButton {
  enum Content {
    case system
    case arrow
    case item(UIBarButtonItem)
    case look(title: Label, image: UIImage?, background: UIImage?)
    case view(@MainActor (Context) -> UIView)
  }

  /// The motion of the button when its page appears and disappears.
  public var motion: Motion
  /// The area in which the button receives touches.
  public var hitArea = HitArea.standard
  /// The place of the button in its bar.
  public var place = Place.standard
  /// The background that a bar draws behind the button since iOS 26.
  ///
  /// By default, views, items with views and backgrounds have none.
  public var platter: Platter
  let content: Content
  /// Identifies the content: values that differ in motion or hit area only share it.
  let identity: AnyObject

  private final class Identity {}

  init(_ content: Content, identity: AnyObject? = nil, motion: Motion = .morph) {
    self.content = content
    self.identity = identity ?? Identity()
    self.motion = motion
    platter =
      switch content {
      case .view, .look(_, _, .some): .none
      case .item(let item): item.customView == nil ? .system : .none
      case .system, .arrow, .look: .system
      }
  }

  /// The look of back buttons for which neither the page, the page below nor the stack declares
  /// one.
  ///
  /// A new value takes effect at once, on covered pages and in covered stacks as well.
  ///
  /// It belongs to the app: in a test on Linux, to that of the test's world. Set it after the world
  /// is created.
  public static var `default`: BackButton {
    get { ApplicationLooks.shared.defaultLook }
    set { ApplicationLooks.shared.defaultLook = newValue }
  }

  // MARK: Looks

  /// UIKit's own button: the arrow and the title of the page below.
  public static let system = BackButton(.system)

  /// UIKit's own arrow without a text, with the same image in the same place.
  ///
  /// It is UIKit's own button. While a page has this look, the `backButtonDisplayMode` of the page
  /// below is `.minimal`; the kit restores its former value afterwards.
  public static let arrow = BackButton(.arrow)

  /// A text in the bar's tint color, without an arrow.
  ///
  /// - Parameter text: The text; by default UIKit's own.
  /// - Returns: The look.
  public static func title(_ text: Label = .automatic) -> BackButton {
    BackButton(.look(title: text, image: nil, background: nil))
  }

  /// An image in the bar's tint color, unless its rendering mode says otherwise.
  ///
  /// - Parameters:
  ///   - image: The image. It is mirrored from right to left if it flips for such layouts.
  ///   - title: A text after the image; by default none.
  /// - Returns: The look.
  public static func image(_ image: UIImage, title: Label = .none) -> BackButton {
    BackButton(.look(title: title, image: image, background: nil))
  }

  /// A text on a resizable background image.
  ///
  /// - Parameters:
  ///   - resizableImage: The image. Its cap insets are the margins of the text.
  ///   - title: The text; by default UIKit's own.
  /// - Returns: The look.
  public static func background(
    _ resizableImage: UIImage,
    title: Label = .automatic
  )
    -> BackButton
  {
    BackButton(.look(title: title, image: nil, background: resizableImage))
  }

  /// A custom view, made anew for each page.
  ///
  /// A control keeps its own actions, and a tap on it pops the page as well. Any other view
  /// receives no touches itself and dims while the button is pressed.
  ///
  /// A view with empty bounds gets the size that fits it; any other keeps its size.
  ///
  /// - Parameter make: Makes the view. Capture weakly: the value retains the closure.
  /// - Returns: The look.
  public static func view(_ make: @escaping @MainActor (Context) -> UIView) -> BackButton {
    BackButton(.view(make))
  }

  /// A bar button item: its custom view, or its title and image.
  static func item(_ item: UIBarButtonItem) -> BackButton {
    // A custom view without declared parts has nothing to morph.
    let morphs = item.customView.map { $0.backButtonParts != nil } ?? true
    return BackButton(.item(item), identity: item, motion: morphs ? .morph : .slide())
  }

  // MARK: Variations

  /// Returns the same look with another motion.
  ///
  /// - Parameter motion: The motion of the button when its page appears and disappears.
  /// - Returns: The look.
  public func withMotion(_ motion: Motion) -> BackButton {
    with(\.motion, motion)
  }

  /// Returns the same look with another hit area.
  ///
  /// - Parameter hitArea: The area in which the button receives touches.
  /// - Returns: The look.
  public func withHitArea(_ hitArea: HitArea) -> BackButton {
    with(\.hitArea, hitArea)
  }

  /// Returns the same look in another place.
  ///
  /// - Parameter place: The place of the button in its bar; UIKit's own button ignores it.
  /// - Returns: The look.
  public func withPlace(_ place: Place) -> BackButton {
    with(\.place, place)
  }

  /// Returns the same look with another background since iOS 26.
  ///
  /// - Parameter platter: The background that a bar draws behind the button.
  /// - Returns: The look.
  public func withPlatter(_ platter: Platter) -> BackButton {
    with(\.platter, platter)
  }

  private func with<Value>(
    _ property: WritableKeyPath<BackButton, Value>,
    _ value: Value
  ) -> BackButton {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }
}

extension BackButton: @MainActor CustomStringConvertible {
  /// The name of the look.
  public var description: String {
    switch content {
    case .system: ".system"
    case .arrow: ".arrow"
    case .item(let item):
      item.customView == nil ? "a bar button item" : "an item with a custom view"
    case .look(_, _, .some): ".background"
    case .look(_, .some, _): ".image"
    case .look: ".title"
    case .view: ".view"
    }
  }
}
