// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// A presented edit menu, from its appearance until it begins to disappear.
///
/// The container view retains it, and the window that one.
@MainActor
final class EditMenuSession {
  private weak var interaction: UIEditMenuInteraction?
  private let configuration: UIEditMenuConfiguration
  private weak var window: UIWindow?
  private weak var container: EditMenuContainerView?
  private lazy var bar = EditMenuView { [weak self] in self?.arrowChosen(isNext: $0) }
  private lazy var deferred = DeferredElements { [weak self] in self?.show() }
  /// The menu and the submenus that are open in its place, the menu first.
  private var menus: [UIMenu]
  /// Whether the menu disappears.
  private(set) var isClosing = false

  // MARK: Opening

  /// Presents a menu.
  ///
  /// - Parameters:
  ///   - interaction: The interaction, whose view is in the window.
  ///   - configuration: The place.
  ///   - window: The window.
  /// - Returns: The session; `nil` if the menu has no elements.
  static func open(
    _ interaction: UIEditMenuInteraction,
    _ configuration: UIEditMenuConfiguration,
    in window: UIWindow
  ) -> EditMenuSession? {
    let session = EditMenuSession(interaction, configuration, window)
    guard !session.content.isEmpty else { return nil }
    session.appear(in: window)
    return session
  }

  private init(
    _ interaction: UIEditMenuInteraction,
    _ configuration: UIEditMenuConfiguration,
    _ window: UIWindow
  ) {
    (self.interaction, self.configuration) = (interaction, configuration)
    self.window = window
    menus = [interaction.menu(for: configuration)]
  }

  private func appear(in window: UIWindow) {
    guard let interaction else { return }
    let container = EditMenuContainerView(of: self, in: window)
    self.container = container
    container.addSubview(bar)
    window.addSubview(container)
    window.setEditMenu(self)
    show()
    bar.alpha = 0
    let animator = EditMenuAnimator()
    interaction.delegate?.editMenuInteraction(
      interaction,
      willPresentMenuFor: configuration,
      animator: animator
    )
    animator.run(during: EditMenuFigures.openDuration) { [bar] in bar.alpha = 1 }
  }

  // MARK: Content

  private var content: [MenuContent.Item] {
    menus.last.map { MenuContent($0, isSubmenu: false, deferred).items } ?? []
  }

  /// Asks for the menu again.
  func reload() {
    guard !isClosing, let interaction else { return }
    menus = [interaction.menu(for: configuration)]
    content.isEmpty ? close(animated: true) : show()
  }

  private func show() {
    guard !isClosing else { return }
    let items = content
    bar.show(items, isSubmenu: menus.count > 1) { [weak self] in self?.choose(items[$0]) }
    place(animated: false)
  }

  private func arrowChosen(isNext: Bool) {
    if bar.turn(forward: isNext) { return place(animated: false) }
    guard !isNext, menus.count > 1 else { return }
    menus.removeLast()
    show()
  }

  private func choose(_ item: MenuContent.Item) {
    switch item {
    case .submenu(let menu):
      menus.append(menu)
      show()
    case .leaf(let leaf):
      let (sender, target) = (interaction, interaction?.view)
      menus.last?.select(leaf)
      if leaf.attributes.contains(.keepsMenuPresented) {
        leaf.performWithSender(sender, target: target)
        show()
      } else {
        close(animated: true)
        leaf.performWithSender(sender, target: target)
      }
    case .back, .loading: break
    }
  }

  // MARK: Place

  /// Places the bar beside the area that the delegate names.
  func place(animated: Bool) {
    guard !isClosing, let interaction, let view = interaction.view, let container else { return }
    let target = view.convert(interaction.targetRect(for: configuration), to: container)
    bar.setRoom(room.width)
    let frame = EditMenuPlacement.frame(
      of: bar.size,
      at: target,
      in: room,
      side: .init(configuration.preferredArrowDirection)
    )
    guard animated else {
      return UIView.performWithoutAnimation {
        bar.frame = frame
        bar.layoutIfNeeded()
      }
    }
    UIView.animate(
      withDuration: EditMenuFigures.closeDuration,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [bar] in bar.frame = frame }
  }

  /// The area that the bar may cover: the safe area above a keyboard on the screen.
  private var room: CGRect {
    guard let container else { return .zero }
    var safe = container.storedLayer.bounds.inset(by: container.computedSafeAreaInsets)
    if let keyboard = window?.storedScene?.stage?.textInput.keyboard.frame, keyboard.height > 0 {
      safe.size.height = max(0, min(safe.maxY, keyboard.minY) - safe.minY)
    }
    let margin = EditMenuFigures.margin
    return safe.insetBy(dx: min(margin, safe.width / 2), dy: min(margin, safe.height / 2))
  }

  /// Follows a change of the window's size.
  func containerDidLayOut() { place(animated: false) }

  // MARK: Closing

  /// Handles touches that began after the menu appeared: those beside it dismiss it.
  func touchesBegan(in event: UIEvent) {
    let isBeside = event.storedTouches.contains { touch in
      touch.sample.phase == .began && touch.storedView?.isInside(bar) != true
    }
    if isBeside { close(animated: true) }
  }

  /// Handles a view that leaves the window.
  func viewWasRemoved(_ view: UIView) {
    if interaction?.view?.isInside(view) != false { close(animated: false) }
  }

  /// Dismisses the menu.
  func close(animated: Bool) {
    guard !isClosing else { return }
    isClosing = true
    window?.setEditMenu(nil)
    let animator = EditMenuAnimator()
    if let interaction {
      interaction.delegate?.editMenuInteraction(
        interaction,
        willDismissMenuFor: configuration,
        animator: animator
      )
    }
    let container = container
    container?.isUserInteractionEnabled = false
    animator.run(during: animated ? EditMenuFigures.closeDuration : 0) { [bar] in
      bar.alpha = 0
    } completion: {
      container?.removeFromSuperview()
    }
  }
}

extension EditMenuPlacement.Side {
  fileprivate init(_ direction: UIEditMenuArrowDirection) {
    self =
      switch direction {
      case .automatic: .automatic
      case .up: .below
      case .down: .above
      case .left: .right
      case .right: .left
      }
  }
}
