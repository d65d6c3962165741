// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import UIKit

extension BackButton {
  /// The text of a back button.
  public enum Label: Hashable, Sendable, ExpressibleByStringLiteral {
    /// No text.
    case none
    /// The text of UIKit's own button: the one that the page below declares, else its title, else
    /// "Back".
    ///
    /// Where the title has no room, it is replaced by "Back".
    case automatic
    /// A custom text.
    case text(String)

    /// Creates a custom text.
    ///
    /// - Parameter value: The text.
    public init(stringLiteral value: String) { self = .text(value) }
  }

  /// The motion of a back button when its page appears and disappears.
  ///
  /// Every motion runs with the page's transition: by the clock, or interactively, with the swipe,
  /// in which case it reverses when the swipe is cancelled.
  public enum Motion: Hashable, Sendable {
    /// The motion of UIKit's own button.
    ///
    /// The label moves from the title of the page below and back to it, and out to the leading side
    /// when the page is covered. The rest cross-fades, and stays in place between two pages with
    /// the same look.
    ///
    /// A custom view takes part with the parts that it declares (``BackButton/Parts``); without
    /// any, the bar cross-fades it.
    case morph
    /// The whole button slides in from a distance, in points, and out by the same distance.
    ///
    /// With its own page it moves from and to the trailing side; when its page is covered and
    /// revealed, to and from the leading side.
    case slide(distance: CGFloat = 80)
    /// The bar's own motion: the old button fades out, then the new one fades in.
    case crossfade
    /// The new button replaces the old one at once.
    case none
  }

  /// The area in which a back button receives touches, whatever its look.
  ///
  /// UIKit's own button can have a smaller area than UIKit's, but no larger one.
  public enum HitArea: Equatable, Sendable {
    /// At least 44 points in each direction, and out to the edge of the bar.
    case standard
    /// Exactly what the button draws.
    case content
    /// The area that the button draws, extended by outsets in points; negative outsets reduce it.
    case outsets(NSDirectionalEdgeInsets)
  }

  /// The place of a back button in its bar.
  public enum Place: Hashable, Sendable {
    /// The place of a bar's items.
    case standard
    /// The place of UIKit's arrow, nearer to the edge: at 8 points in a narrow bar.
    case indicator
  }

  /// The background that a bar draws behind a back button since iOS 26.
  ///
  /// The appearance on Linux is that of iOS 7 to 18, which has none.
  public enum Platter: Hashable, Sendable {
    /// The background of the bar's items. The bar moves a button that has it, and cross-fades it.
    case system
    /// No background (`hidesSharedBackground`).
    case none
  }

  /// The environment that a view of a back button is made for.
  ///
  /// A view that was made from a value that is another one now is made anew, as long as it has not
  /// been shown.
  @MainActor
  public struct Context {
    /// The parts of the view that move separately in a morph.
    public let parts: Parts
    let environment: BackEnvironment
    let handlers: ContentHandlers

    init(_ environment: BackEnvironment, parts: Parts, handlers: ContentHandlers) {
      (self.environment, self.parts, self.handlers) = (environment, parts, handlers)
    }

    /// The title that UIKit's own back button would show; `nil` for the arrow alone.
    ///
    /// It is as short as there: "Back" where a longer title would push the page's title aside.
    public var title: String? { environment.title }
    /// The width that the button gets at most, in points; infinite before the bar has a size.
    ///
    /// A view that asks for more is given this width. The page's title and the items on the other
    /// side keep theirs.
    public var availableWidth: CGFloat { environment.availableWidth }
    /// The traits of the stack.
    ///
    /// A view that was made from them is made anew when they change, unless it has a handler
    /// (``onTraitChange(_:)``).
    public var traitCollection: UITraitCollection { environment.traitCollection }
    /// The page that the button is made for.
    ///
    /// Capture it weakly.
    public var page: UIViewController? { environment.page }
    /// The page that the button goes back to.
    ///
    /// Capture it weakly.
    public var pageBelow: UIViewController? { environment.pageBelow }

    /// Adds a handler for the button's states: highlighted, disabled, normal.
    ///
    /// A view with a handler no longer dims automatically while it is pressed.
    ///
    /// - Parameter handler: Called with each new state. Capture weakly.
    public func onStateChange(_ handler: @escaping @MainActor (UIControl.State) -> Void) {
      handlers.states.append(handler)
    }

    /// Adds a handler for changes of the stack's traits.
    ///
    /// A view with a handler stays; others that depend on the traits are made anew.
    ///
    /// - Parameter handler: Called with the new traits. Capture weakly.
    public func onTraitChange(_ handler: @escaping @MainActor (UITraitCollection) -> Void) {
      handlers.traits.append(handler)
    }
  }

  /// The parts of a view that take part in the bar's morph.
  ///
  /// The references are weak: each part must be in the view's hierarchy.
  @MainActor
  public final class Parts {
    /// The arrow's counterpart; it stays in place between two pages with the same look.
    public weak var indicator: UIView?
    /// The label; it moves from and to the title of the page below.
    public weak var label: UIView?
    /// The background; it cross-fades.
    public weak var background: UIView?

    /// Creates the parts of a view.
    ///
    /// - Parameters:
    ///   - indicator: The arrow's counterpart.
    ///   - label: The label.
    ///   - background: The background.
    public init(indicator: UIView? = nil, label: UIView? = nil, background: UIView? = nil) {
      (self.indicator, self.label, self.background) = (indicator, label, background)
    }

    var all: [UIView] { [background, indicator, label].compactMap { $0 } }
  }

  /// The handlers that a view has added.
  @MainActor
  final class ContentHandlers {
    /// The handlers for the button's states.
    fileprivate(set) var states: [@MainActor (UIControl.State) -> Void] = []
    /// The handlers for the stack's traits.
    fileprivate(set) var traits: [@MainActor (UITraitCollection) -> Void] = []
  }
}

extension BackButton.HitArea: Hashable {
  /// Hashes the kind of area and its outsets, which have no hash of their own on Apple's systems.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .standard: hasher.combine(0)
    case .content: hasher.combine(1)
    case .outsets(let outsets):
      hasher.combine(2)
      for side in [outsets.top, outsets.leading, outsets.bottom, outsets.trailing] {
        hasher.combine(side)
      }
    }
  }
}
