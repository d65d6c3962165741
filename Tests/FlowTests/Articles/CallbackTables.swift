// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import UIKit

extension CallbackTable {
  /// The tables of the article "Lifecycle and memory of a page".
  static var all: [CallbackTable] {
    [
      push, pushAtOnce, pop, popOverSeveral, finishedSwipe, cancelledSwipe, replacement,
      pushDuringPush, pushDuringSwipe,
    ]
  }

  private static var push: CallbackTable {
    CallbackTable("A push", ["A"]) { table in
      table.stack.pushViewController(table.page("B"), animated: true)
      table.note("inside the call")
      table.frames(2)
      table.note("in its first frame")
      table.world.settle()
      table.note("at the end")
    }
  }

  private static var pushAtOnce: CallbackTable {
    CallbackTable("A push without animation", ["A"]) { table in
      table.stack.pushViewController(table.page("B"), animated: false)
      table.note("inside the call")
      table.world.settle()
      table.note("later")
    }
  }

  private static var pop: CallbackTable {
    CallbackTable("A pop", ["A", "B"]) { table in
      table.stack.popViewController(animated: true)
      table.note("inside the call")
      table.frames(2)
      table.note("in its first frame")
      table.world.settle()
      table.note("at the end")
    }
  }

  private static var popOverSeveral: CallbackTable {
    CallbackTable("A pop of several pages", ["A", "B", "C"]) { table in
      table.stack.popToRootViewController(animated: true)
      table.note("inside the call")
      table.world.settle()
      table.note("at the end")
    }
  }

  private static var finishedSwipe: CallbackTable {
    CallbackTable("A completed swipe", ["A", "B"]) { table in
      table.world.finger.dragFromLeadingEdge(to: 0.7)
      table.note("as soon as it begins")
      table.world.finger.up()
      table.note("when the finger lifts")
      table.world.settle()
      table.note("at the end")
    }
  }

  private static var cancelledSwipe: CallbackTable {
    CallbackTable("A cancelled swipe", ["A", "B"]) { table in
      table.world.finger.dragFromLeadingEdge(to: 0.3)
      table.note("as soon as it begins")
      table.world.finger.hold(for: 0.2)
      table.world.finger.up()
      table.note("when the finger lifts")
      table.world.settle()
      table.note("at the end")
    }
  }

  private static var replacement: CallbackTable {
    CallbackTable("The pushing page is removed", ["A", "B"]) { table in
      let page = table.page("C")
      table.stack.pushViewController(page, animated: true)
      table.note("inside the push of C")
      table.stack.setViewControllers([table.stack.viewControllers[0], page], animated: false)
      table.note("inside `setViewControllers` to A, C")
      table.world.settle()
      table.note("at the end")
    }
  }

  private static var pushDuringPush: CallbackTable {
    CallbackTable("A push during a push", ["A"]) { table in
      table.stack.pushViewController(table.page("B"), animated: true)
      table.frames(15)
      table.note("half of the push of B")
      table.stack.pushViewController(table.page("C"), animated: true)
      table.note("inside the push of C")
      table.world.settle()
      table.note("at the end")
    }
  }

  private static var pushDuringSwipe: CallbackTable {
    CallbackTable("A push during a swipe", ["A", "B"]) { table in
      table.world.finger.dragFromLeadingEdge(to: 0.6)
      table.note("the finger drags B away")
      table.stack.pushViewController(table.page("C"), animated: true)
      table.note("inside the push of C")
      table.world.finger.up()
      table.world.settle()
      table.note("at the end")
    }
  }
}
