// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// The items of the system.
@MainActor
struct SystemItemTests {
  private static let texts: Set<UIBarButtonItem.SystemItem> = [
    .done, .cancel, .edit, .save, .undo, .redo,
  ]

  @Test(
    arguments: [
      .done, .cancel, .edit, .save, .add, .compose, .reply, .action, .organize, .bookmarks, .search,
      .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo, .redo, .close,
    ] as [UIBarButtonItem.SystemItem]
  )
  func `an item of the system shows a text or a symbol`(_ system: UIBarButtonItem.SystemItem) {
    World().perform {
      let item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
      #expect((item.title != nil) == Self.texts.contains(system))
      #expect((item.image != nil) == !Self.texts.contains(system))
    }
  }

  @Test func `the raw values of items are those of the header`() {
    let values: [UIBarButtonItem.SystemItem] = [
      .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action,
      .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind,
      .fastForward, .undo, .redo,
    ]
    #expect(values.map(\.rawValue) == Array(0...22))
    #expect(UIBarButtonItem.SystemItem.close.rawValue == 24)
  }
}
