// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

/// What a back button looks like, how it moves, and where a finger hits it.
///
/// A value: every page gets a view of its own, made for it. Say which look is wanted on a page
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

  /// How the button moves when its page comes and goes.
  public var motion: Motion
  /// Where a finger hits the button.
  public var hitArea = HitArea.standard
  let content: Content
  /// Tells contents apart: values with the same one share it, whatever their motions.
  let identity: AnyObject

  private final class Identity {}

  init(_ content: Content, identity: AnyObject? = nil, motion: Motion = .morph) {
    self.content = content
    self.identity = identity ?? Identity()
    self.motion = motion
  }

  /// The look of back buttons that neither the page, nor the page below, nor the stack chooses.
  ///
  /// Stacks that are on the screen follow when they are laid out or change next.
  public static var `default` = BackButton.system

  // MARK: Looks

  /// UIKit's own: the arrow, and the title of the page below.
  public static let system = BackButton(.system)

  /// UIKit's own arrow without a text: the same image in the same place.
  ///
  /// It is the system's own button. While a page has this look, the page below has the
  /// `backButtonDisplayMode` `.minimal`; it gets its own mode back afterwards.
  public static let arrow = BackButton(.arrow)

  /// A text in the bar's tint colour, without an arrow.
  ///
  /// - Parameter text: The text; UIKit's own unless given.
  /// - Returns: The look.
  public static func title(_ text: Label = .automatic) -> BackButton {
    BackButton(.look(title: text, image: nil, background: nil))
  }

  /// An image in the bar's tint colour, unless it asks for its own.
  ///
  /// - Parameters:
  ///   - image: The image. One that flips for right-to-left layouts does so here.
  ///   - title: A text behind it; none unless given.
  /// - Returns: The look.
  public static func image(_ image: UIImage, title: Label = .none) -> BackButton {
    BackButton(.look(title: title, image: image, background: nil))
  }

  /// A text on an image that stretches with it.
  ///
  /// - Parameters:
  ///   - resizableImage: The image. Its cap insets keep the text off its edges.
  ///   - title: The text; UIKit's own unless given.
  /// - Returns: The look.
  public static func background(
    _ resizableImage: UIImage,
    title: Label = .automatic
  )
    -> BackButton
  {
    BackButton(.look(title: title, image: nil, background: resizableImage))
  }

  /// Any view, made anew for each page.
  ///
  /// A control is tapped like any other and keeps its own actions; any other view takes no touches
  /// itself and turns pale while it is pressed.
  ///
  /// - Parameter make: Makes the view. Capture weakly: the closure lives as long as the value.
  /// - Returns: The look.
  public static func view(_ make: @escaping @MainActor (Context) -> UIView) -> BackButton {
    BackButton(.view(make))
  }

  /// A bar button item: its custom view, or its title and image.
  static func item(_ item: UIBarButtonItem) -> BackButton {
    // A view of the app's has no declared parts to morph.
    BackButton(.item(item), identity: item, motion: item.customView == nil ? .morph : .slide())
  }

  // MARK: Variations

  /// Returns the same look with another motion.
  ///
  /// - Parameter motion: How the button moves when its page comes and goes.
  /// - Returns: The look.
  public func withMotion(_ motion: Motion) -> BackButton {
    var copy = self
    copy.motion = motion
    return copy
  }

  /// Returns the same look with another hit area.
  ///
  /// - Parameter hitArea: Where a finger hits the button.
  /// - Returns: The look.
  public func withHitArea(_ hitArea: HitArea) -> BackButton {
    var copy = self
    copy.hitArea = hitArea
    return copy
  }
}

extension BackButton: CustomStringConvertible {
  /// The name of the look.
  public nonisolated var description: String { MainActor.assumeIsolated { name } }

  private var name: String {
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
