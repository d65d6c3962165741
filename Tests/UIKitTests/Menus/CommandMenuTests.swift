// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing

@testable import UIKit

/// Commands among the elements of menus.
@MainActor @Suite(.freesControllers) struct CommandMenuTests {
  @Test func `a command in a button's menu calls the first responder that accepts it`() {
    let stage = MenuStage()
    let view = CommandView(frame: CGRect(x: 0, y: 300, width: 100, height: 44))
    stage.page.view.addSubview(view)
    view.becomeFirstResponder()
    let command = UICommand(title: "Act", action: Selector("act:", CommandView.act))
    stage.open(UIMenu(children: [stage.action("A"), command]))
    #expect(stage.rows == ["A", "Act"])
    stage.tap("Act")
    #expect(view.senders == ["UIButton"] && stage.menus.isEmpty && command.sender == nil)
    view.resignFirstResponder()
    stage.open(UIMenu(children: [command]))
    stage.tap("Act")
    #expect(view.senders.count == 1)
  }
}

/// A view with a method that a command calls.
private final class CommandView: UIView {
  var senders: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  func act(_ command: UICommand) {
    senders.append(command.sender.map { "\(type(of: $0))" } ?? "nil")
  }
}
