// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// The appearance of edit menus and of the handles of a selection.
@MainActor struct EditMenuPictureTests {
  private let page = UIViewController()
  private let source = UIView(frame: CGRect(x: 100, y: 80, width: 40, height: 30))
  private let owner = MenuOwner()

  private func world(_ look: PresentationPictureTests.Look, height: CGFloat) -> World {
    let world = World(
      look.direction,
      size: CGSize(width: 240, height: height),
      scale: 2,
      style: look.style,
      root: page
    )
    page.view.backgroundColor = .systemGroupedBackground
    return world
  }

  @Test(arguments: PresentationPictureTests.Look.allCases)
  func `elements without room are behind arrows`(_ look: PresentationPictureTests.Look) {
    let world = world(look, height: 200)
    source.backgroundColor = .systemYellow
    page.view.addSubview(source)
    world.perform {
      owner.menu = UIMenu(
        children: [
          UIAction(title: "Copy") { _ in }, UIAction(title: "Look Up") { _ in },
          UIAction(title: "", image: UIImage(systemName: "plus")) { _ in },
          UIAction(title: "Archive", attributes: .disabled) { _ in },
          UIMenu(title: "Style", children: [UIAction(title: "Bold") { _ in }]),
          UIAction(title: "Delete", attributes: .destructive) { _ in },
        ]
      )
      let interaction = UIEditMenuInteraction(delegate: owner)
      source.addInteraction(interaction)
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 20, y: 0))
      )
    }
    world.settle()
    expectGolden(of: world, named: "\(look)-first")
    let end: CGFloat = look == .mirrored ? 38 : 202
    world.finger.down(at: CGPoint(x: end, y: 50))
    world.advance(by: 0)
    expectGolden(of: world, named: "\(look)-pressed")
    world.finger.up()
    world.settle()
    expectGolden(of: world, named: "\(look)-second")
  }

  @Test(arguments: PresentationPictureTests.Look.allCases)
  func `a selection over lines, and one in a field, have handles`(
    _ look: PresentationPictureTests.Look
  ) {
    let world = world(look, height: 300)
    let isMirrored = look == .mirrored
    let note = UITextView(frame: CGRect(x: 10, y: 10, width: 220, height: 120))
    note.font = .systemFont(ofSize: 17)
    note.text =
      isMirrored
      ? "אחת שתיים שלוש ארבע חמש שש שבע שמונה" : "one two three four five six seven eight nine"
    let field = UITextField(frame: CGRect(x: 10, y: 220, width: 220, height: 34))
    field.borderStyle = .roundedRect
    field.text = isMirrored ? "שלום עולם" : "a field"
    for view in [note, field] { page.view.addSubview(view) }
    world.advance(by: 0)
    let start: CGFloat = isMirrored ? 190 : 60
    for _ in 0..<2 { world.finger.tap(at: CGPoint(x: start, y: 28)) }
    let end = note.selectedTextRange.map { note.caretRect(for: $0.end) } ?? .zero
    let knob = note.convert(CGPoint(x: end.midX, y: end.maxY + 4), to: nil)
    world.finger.down(at: knob)
    world.finger.move(to: CGPoint(x: 120, y: knob.y + 20), during: 0.2)
    world.finger.up()
    world.settle(within: 11)
    expectGolden(of: world, named: "\(look)-note")
    for _ in 0..<2 { world.finger.tap(at: CGPoint(x: isMirrored ? 210 : 40, y: 237)) }
    world.settle(within: 11)
    expectGolden(of: world, named: "\(look)-field")
  }
}

/// The delegate of an interaction, with a menu.
@MainActor
private final class MenuOwner: NSObject, UIEditMenuInteractionDelegate {
  var menu: UIMenu?

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { menu }
}
