// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A question is open only while its page is on top of a stack that can be seen, one for each
/// stack; a page that was left is gone at rest, and no operation is awaited in vain.
package struct QuestionsAreAnswered: FuzzInvariant {
  package init() {}

  package func violation(in scene: FuzzScene, isAtRest: Bool) -> String? {
    var asking: Set<ObjectIdentifier> = []
    for question in scene.openQuestions where !question.isUnwatched {
      guard let slot = scene.slot(of: question), let stack = slot.controller else {
        return "page \(question.page) asks, and is on no stack"
      }
      if !asking.insert(ObjectIdentifier(stack)).inserted { return "two questions are open" }
      if slot.model.reachable.last != question.page {
        return "page \(question.page) asks under another"
      }
      if isAtRest, question.wasSeen, stack.view.window == nil, stack.presentedViewController == nil
      {
        return "page \(question.page) asks in no window"
      }
    }
    guard isAtRest else { return nil }
    let left = scene.slots.flatMap(\.model.pages).filter(scene.leavingPages.contains)
    if !left.isEmpty { return "pages \(left) were left and are there" }
    return scene.pendingOperations.first.map { "\($0.kind.rawValue) is awaited at rest" }
  }
}
