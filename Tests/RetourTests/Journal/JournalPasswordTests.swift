// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Retour
import RetourTesting
import Testing
import UIKit

@MainActor @Suite(.freesControllers) struct JournalPasswordTests {
  @Test(arguments: [true, false])
  func `a key that goes to a password is recorded without its name`(isSecure: Bool) async throws {
    let scene = JournalScene()
    let field = UITextField(frame: CGRect(x: 10, y: 100, width: 150, height: 34))
    field.isSecureTextEntry = isSecure
    scene.stack.topViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    scene.world.typeText("q")
    scene.world.press("a", modifiers: .control)
    await scene.world.settleTasks()
    #expect(field.text == "q")
    let keys = scene.stack.journal.entries.compactMap { entry -> BackJournal.Key? in
      if case .key(let key) = entry.event { key } else { nil }
    }
    #expect(keys.count == 6)
    let data = try JSONEncoder().encode(scene.stack.journal)
    if isSecure {
      #expect(keys.allSatisfy { $0.usage == 0 && $0.characters.isEmpty && $0.modifiers == 0 })
      #expect(!String(decoding: data, as: UTF8.self).contains("\"q\""))
    } else {
      #expect(keys.first?.characters == "q")
    }
    await scene.close()
  }
}
