// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import UIKit

/// A world with a view that presents edit menus, and records what its interaction asks for.
@MainActor
final class EditMenuStage: NSObject, UIEditMenuInteractionDelegate {
  let page = UIViewController()
  let source = UIView(frame: CGRect(x: 40, y: 200, width: 100, height: 50))
  let world: World
  private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)
  var calls: [String] = []
  /// The titles of the actions that ran.
  var chosen: [String] = []
  var menu: UIMenu?
  var target = CGRect.null

  init(_ direction: World.Direction = .leftToRight, width: CGFloat = 320) {
    world = World(direction, size: CGSize(width: width, height: 480), scale: 1, root: page)
    super.init()
    page.view.backgroundColor = .systemBackground
    page.view.addSubview(source)
    source.addInteraction(interaction)
    world.settle()
  }

  func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { [weak self] in
      self?.chosen.append($0.title)
    }
  }

  /// Presents a menu of actions.
  func present(_ titles: String..., at point: CGPoint = CGPoint(x: 50, y: 25)) {
    menu = UIMenu(children: titles.map { action($0) })
    presentMenu(at: point)
  }

  func presentMenu(
    at point: CGPoint = CGPoint(x: 50, y: 25),
    _ direction: UIEditMenuArrowDirection = .automatic
  ) {
    let configuration = UIEditMenuConfiguration(identifier: "menu", sourcePoint: point)
    configuration.preferredArrowDirection = direction
    world.perform { interaction.presentEditMenu(with: configuration) }
    world.settle()
  }

  /// The labels of the menu's visible elements, from the leading edge.
  var titles: [String] { world.editMenuItems.map { $0.accessibilityLabel ?? "" } }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    calls.append("menu for \(configuration.identifier)")
    return menu
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    calls.append("target")
    return target
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { note("present", animator) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { note("dismiss", animator) }

  private func note(_ call: String, _ animator: any UIEditMenuInteractionAnimating) {
    calls.append("will \(call)")
    animator.addAnimations { [weak self] in self?.calls.append("animates \(call)") }
    animator.addCompletion { [weak self] in self?.calls.append("did \(call)") }
  }
}

extension World {
  /// The visible elements of the edit menu, from the leading edge.
  var editMenuItems: [UIView] {
    func items(in view: UIView) -> [UIView] {
      if view.isHidden || view.alpha < 0.01 { return [] }
      if "\(type(of: view))" == "EditMenuItemView" { return [view] }
      return view.subviews.flatMap(items(in:))
    }
    return items(in: window).sorted {
      direction == .rightToLeft ? $0.frame.minX > $1.frame.minX : $0.frame.minX < $1.frame.minX
    }
  }

  /// The labels of the visible elements of the edit menu, from the leading edge.
  var editMenu: [String] { editMenuItems.map { $0.accessibilityLabel ?? "" } }

  /// Taps an element of the edit menu.
  func chooseInEditMenu(_ label: String) {
    guard let item = editMenuItems.first(where: { $0.accessibilityLabel == label }) else { return }
    finger.tap(at: item.convert(CGPoint(x: item.bounds.midX, y: item.bounds.midY), to: nil))
    settle(within: 11)
  }

  /// The frame of the edit menu in the window; `nil` without one.
  var editMenuFrame: CGRect? {
    editMenuItems.first.flatMap { $0.superview?.superview }.map {
      $0.convert($0.bounds, to: nil)
    }
  }
}
