// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import UIKit

extension BackButton {
  /// What a back button says.
  public enum Label: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Nothing.
    case none
    /// What UIKit's own button would say: what the page below asks for, else its title, else
    /// "Back"; "Back" also where the title has no room.
    case automatic
    /// A text of one's own.
    case text(String)

    /// Creates a text of one's own.
    ///
    /// - Parameter value: The text.
    public init(stringLiteral value: String) { self = .text(value) }
  }

  /// How a back button moves when its page comes and goes.
  ///
  /// Every motion runs with the page: by the clock, or by the finger, which takes it back as well.
  public enum Motion: Hashable, Sendable {
    /// As UIKit's own: the label comes from where the title of the page below stands and goes back
    /// there, and leaves to the leading side when the page is covered. The rest cross-fades, and
    /// stays where it is between two pages with the same look.
    ///
    /// Views of the app's take part with the parts that they declare (``BackButton/Parts``);
    /// without any, the bar cross-fades them.
    case morph
    /// The whole button comes from a distance in the direction of the page, in points, and goes as
    /// far: to the trailing side with its own page, to the leading side when it is covered.
    case slide(distance: CGFloat = 80)
    /// The bar's own: the old button fades, then the new one.
    case crossfade
    /// The new button takes the place of the old one at once.
    case none
  }

  /// Where a finger hits a back button, whatever it looks like.
  ///
  /// Smaller areas work for UIKit's own button, too; larger ones than UIKit's do not.
  public enum HitArea: Hashable, Sendable {
    /// At least 44 points each way, and out to the edge of the bar.
    case standard
    /// Exactly what is drawn.
    case content
    /// What is drawn with its edges moved outwards, in points; negative distances go inwards.
    case outsets(NSDirectionalEdgeInsets)
  }

  /// What a view is made for.
  @MainActor
  public struct Context {
    /// The title that UIKit's own back button would show; `nil` if it would be the arrow alone.
    public let title: String?
    /// The traits of the stack.
    public let traitCollection: UITraitCollection
    /// The parts of the view that move on their own in a morph.
    public let parts: Parts
    let states: StateHandlers

    /// Hears of the states of the button: pressed, disabled, at rest.
    ///
    /// A view with a handler no longer turns pale by itself.
    ///
    /// - Parameter handler: Is called with each new state. Capture weakly.
    public func onStateChange(_ handler: @escaping @MainActor (UIControl.State) -> Void) {
      states.handlers.append(handler)
    }
  }

  /// The parts of a view that take part in the bar's morph.
  @MainActor
  public final class Parts {
    /// What stands for the arrow; it stays in place between two pages with the same look.
    public weak var indicator: UIView?
    /// What stands for the title of the page below; it comes from there.
    public weak var label: UIView?
    /// What lies behind; it cross-fades.
    public weak var background: UIView?

    var all: [UIView] { [background, indicator, label].compactMap { $0 } }
  }

  @MainActor
  final class StateHandlers {
    var handlers: [@MainActor (UIControl.State) -> Void] = []
  }
}
