// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An interaction that shows a bar of commands in its view, such as Copy and Paste.
///
/// A touch beside the bar dismisses it, and has its effect nevertheless; so do the wheel, and a
/// view that is presented over it. A window has one edit menu at a time.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The delegate.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that the interaction belongs to.
  open private(set) weak var view: UIView?
  private weak var session: EditMenuSession?
  /// The place of the present menu, or of the last one.
  private var sourcePoint = CGPoint.zero

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The delegate, which is not retained; without one the menu has the
  ///   suggested actions.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  // MARK: UIInteraction

  /// Dismisses the menu of a view that the interaction leaves.
  ///
  /// - Parameter view: The next view.
  open func willMove(to view: UIView?) { session?.close(animated: false) }
  /// Adopts a view.
  ///
  /// - Parameter view: The view.
  open func didMove(to view: UIView?) { self.view = view }

  // MARK: Presenting and dismissing the menu

  /// Presents a menu; one that is presented is dismissed before.
  ///
  /// Without elements, or outside of a window, nothing is presented.
  ///
  /// - Parameter configuration: The place of the menu.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let window = view.storedWindow else { return }
    window.editMenu?.close(animated: false)
    sourcePoint = configuration.sourcePoint
    session = EditMenuSession.open(self, configuration, in: window)
  }

  /// Dismisses the menu.
  open func dismissMenu() { session?.close(animated: true) }

  /// Asks the delegate for the menu again, and shows its elements.
  open func reloadVisibleMenu() { session?.reload() }

  /// Asks the delegate for the area that the menu stays beside, and moves it there.
  ///
  /// - Parameter animated: Whether it moves over time.
  open func updateVisibleMenuPosition(animated: Bool) { session?.place(animated: animated) }

  /// Returns the place of the present menu, or of the last one.
  ///
  /// - Parameter view: The view of the coordinate system; `nil` for the window's.
  /// - Returns: The source point of the configuration, in points; zero before the first menu.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(sourcePoint, to: view) ?? sourcePoint
  }

  // MARK: In this module

  /// Whether a menu is presented.
  var isPresenting: Bool { session != nil && session?.isClosing == false }

  /// Returns the menu of a configuration.
  func menu(for configuration: UIEditMenuConfiguration) -> UIMenu {
    let suggested = view.map(EditCommand.menus(for:)) ?? []
    return delegate?.editMenuInteraction(
      self,
      menuFor: configuration,
      suggestedActions: suggested
    ) ?? UIMenu(children: suggested)
  }

  /// Returns the area that the menu of a configuration stays beside.
  func targetRect(for configuration: UIEditMenuConfiguration) -> CGRect {
    let point = CGRect(origin: configuration.sourcePoint, size: .zero)
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return rect.isNull ? point : rect
  }
}
