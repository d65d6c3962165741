// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import Testing

struct MenuKeySelectionTests {
  @Test func `a menu without rows that can be chosen selects none`() {
    var keys = MenuKeySelection()
    #expect(keys.press(.next, in: [.inert, .inert], isSubmenu: false) == .none)
    #expect(keys.press(.previous, in: [], isSubmenu: false) == .none)
    #expect(keys.press(.activate, in: [.inert], isSubmenu: false) == .none)
    #expect(keys.index == nil)
  }

  @Test func `a row that is gone is not chosen`() {
    var keys = MenuKeySelection()
    #expect(keys.press(.previous, in: [.row(0), .row(1)], isSubmenu: false) == .highlight(1))
    #expect(keys.press(.activate, in: [.row(0)], isSubmenu: false) == .none)
    #expect(keys.press(.next, in: [.row(0)], isSubmenu: false) == .highlight(0))
    keys.clear()
    #expect(keys.press(.activate, in: [.row(0)], isSubmenu: false) == .none)
  }

  @Test(arguments: [true, false])
  func `Esc and the outward arrow leave a submenu; Esc dismisses a menu`(_ isSubmenu: Bool) {
    var keys = MenuKeySelection()
    let targets: [MenuTouchStateMachine.Target] = [.submenu(0), .row(1)]
    #expect(
      keys.press(.escape, in: targets, isSubmenu: isSubmenu)
        == (isSubmenu ? .closeSubmenu : .dismiss)
    )
    #expect(
      keys.press(.leave, in: targets, isSubmenu: isSubmenu) == (isSubmenu ? .closeSubmenu : .none)
    )
    _ = keys.press(.next, in: targets, isSubmenu: isSubmenu)
    #expect(keys.press(.enter, in: targets, isSubmenu: isSubmenu) == .openSubmenu(0))
    _ = keys.press(.next, in: targets, isSubmenu: isSubmenu)
    #expect(keys.press(.enter, in: targets, isSubmenu: isSubmenu) == .none)
    #expect(keys.press(.activate, in: targets, isSubmenu: isSubmenu) == .choose(1))
  }
}
