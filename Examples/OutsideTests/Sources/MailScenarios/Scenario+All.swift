// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Mail
import RetourTesting
import UIKit

extension Scenario {
  /// All scenarios.
  public static let all = operations + interruptions + fingers + surroundings

  private static let operations = [
    Scenario("a push shows a letter", ends: ["Inbox", "Ada"], { $0.open("Ada") }),
    Scenario(
      "a push without animation shows a letter",
      ends: ["Inbox", "Ada"],
      { $0.open("Ada", animated: false) }
    ),
    Scenario(
      "three pushes show the last letter",
      ends: ["Inbox", "Ada", "Bob", "Cyd"],
      { $0.openAll("Ada", "Bob", "Cyd") }
    ),
    Scenario(
      "a pop returns to the inbox",
      ends: ["Inbox"],
      { $0.openAll("Ada") },
      { $0.stack.popViewController(animated: true) }
    ),
    Scenario(
      "a pop without animation returns to the inbox",
      ends: ["Inbox"],
      { $0.openAll("Ada") },
      { $0.stack.popViewController(animated: false) }
    ),
    Scenario(
      "a pop at the root has no effect",
      ends: ["Inbox"],
      { $0.stack.popViewController(animated: true) }
    ),
    Scenario(
      "popToRoot removes all letters",
      ends: ["Inbox"],
      { $0.openAll("Ada", "Bob", "Cyd") },
      { $0.stack.popToRootViewController(animated: true) }
    ),
    Scenario(
      "popToViewController removes the letters above",
      ends: ["Inbox", "Ada"],
      { $0.openAll("Ada", "Bob", "Cyd") },
      { $0.stack.popToViewController($0.stack.viewControllers[1], animated: true) }
    ),
    Scenario(
      "setViewControllers shows its last page",
      ends: ["Inbox", "Eve", "Fay"],
      { $0.openAll("Ada") },
      {
        let pages = [$0.inbox, LetterViewController("Eve"), LetterViewController("Fay")]
        $0.stack.setViewControllers(pages, animated: true)
      }
    ),
    Scenario(
      "setViewControllers removes a page below the top",
      ends: ["Inbox", "Bob"],
      { $0.openAll("Ada", "Bob") },
      {
        let pages = $0.stack.viewControllers
        $0.stack.setViewControllers([pages[0], pages[2]], animated: true)
      }
    ),
  ]

  private static let interruptions = [
    Scenario(
      "a push during a push shows the second letter",
      ends: ["Inbox", "Ada", "Bob"],
      { $0.open("Ada") },
      { $0.world.advance(by: 0.1) },
      { $0.open("Bob") }
    ),
    Scenario(
      "a pop during a push returns to the inbox",
      ends: ["Inbox"],
      { $0.open("Ada") },
      { $0.world.advance(by: 0.1) },
      { $0.stack.popViewController(animated: true) }
    ),
    Scenario(
      "a push in the completion of a push shows both letters",
      ends: ["Inbox", "Ada", "Bob"],
      { screen in
        screen.open("Ada")
        screen.stack.transitionCoordinator?.animate(alongsideTransition: nil) { [weak screen] _ in
          screen?.open("Bob")
        }
      }
    ),
    Scenario(
      "a push in the completion of an animation shows the letter",
      ends: ["Inbox", "Ada"],
      { screen in
        UIView.animate(withDuration: 0.5) {
          screen.inbox.view.alpha = 0.5
        } completion: { [weak screen] _ in
          screen?.open("Ada")
        }
      }
    ),
    Scenario(
      "a push during a held swipe keeps the letter",
      ends: ["Inbox", "Ada", "Bob"],
      { $0.openAll("Ada") },
      { $0.world.finger.dragFromLeadingEdge(to: 0.4) },
      { $0.open("Bob") },
      { $0.world.finger.up() }
    ),
    Scenario(
      "a resize during a push shows the letter",
      ends: ["Inbox", "Ada"],
      { $0.open("Ada") },
      { $0.world.advance(by: 0.1) },
      { $0.world.resize(to: CGSize(width: $0.world.window.bounds.width, height: 320)) }
    ),
    Scenario(
      "the delegate is called once for a push",
      ends: ["Inbox", "Ada"],
      { $0.open("Ada") },
      { $0.world.settle() },
      { screen in
        if screen.log.take() != ["willShow Ada(true)", "didShow Ada(true)"] {
          screen.stack.popViewController(animated: false)
        }
      }
    ),
    Scenario(
      "the delegate is called once for a pop",
      ends: ["Inbox"],
      { $0.openAll("Ada") },
      { _ = $0.log.take() },
      { $0.stack.popViewController(animated: true) },
      { $0.world.settle() },
      { screen in
        if screen.log.take() != ["willShow Inbox(true)", "didShow Inbox(true)"] {
          screen.open("Ada")
        }
      }
    ),
  ]

  private static let fingers = [
    Scenario(
      "a swipe over most of the screen pops",
      ends: ["Inbox"],
      { $0.openAll("Ada") },
      { $0.swipe(to: 0.8) }
    ),
    Scenario(
      "a short swipe keeps the letter",
      ends: ["Inbox", "Ada"],
      { $0.openAll("Ada") },
      { $0.swipe(to: 0.2) }
    ),
    Scenario(
      "a cancelled swipe keeps the letter",
      ends: ["Inbox", "Ada"],
      { $0.openAll("Ada") },
      { $0.world.finger.dragFromLeadingEdge(to: 0.8) },
      { $0.world.finger.cancel() }
    ),
    Scenario("a swipe at the root has no effect", ends: ["Inbox"], { $0.swipe(to: 0.8) }),
    Scenario(
      "a swipe from right to left pops",
      .rightToLeft,
      ends: ["Inbox"],
      { $0.openAll("Ada") },
      { $0.swipe(to: 0.8) }
    ),
    Scenario(
      "a tap on the custom back button pops",
      ends: ["Inbox"],
      { $0.openAll("Ada") },
      { $0.tapBack() }
    ),
    Scenario(
      "a tap on the custom back button pops from right to left",
      .rightToLeft,
      ends: ["Inbox", "Ada"],
      { $0.openAll("Ada", "Bob") },
      { $0.tapBack() }
    ),
  ]

  private static let surroundings = [
    Scenario(
      "a swipe under a hidden bar pops",
      ends: ["Inbox"],
      { $0.openAll("Ada") },
      { $0.stack.setNavigationBarHidden(true, animated: true) },
      { $0.world.settle() },
      { $0.swipe(to: 0.8) }
    ),
    Scenario(
      "a swipe with a hidden back button pops",
      ends: ["Inbox"],
      { $0.openAll("Ada") },
      { $0.stack.topViewController?.navigationItem.hidesBackButton = true },
      { $0.swipe(to: 0.8) }
    ),
    Scenario(
      "a swipe on a page with a left item pops",
      ends: ["Inbox"],
      { $0.openAll("Ada") },
      {
        $0.stack.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X")
      },
      { $0.swipe(to: 0.8) }
    ),
    Scenario(
      "a sheet that is dismissed leaves the stack",
      ends: ["Inbox", "Ada"],
      { $0.openAll("Ada") },
      { $0.stack.present(LetterViewController("Sheet"), animated: true) },
      { $0.world.settle() },
      { $0.stack.dismiss(animated: true) }
    ),
    Scenario(
      "a push below a sheet shows the letter after the dismissal",
      ends: ["Inbox", "Ada", "Bob"],
      { $0.openAll("Ada") },
      { $0.stack.present(LetterViewController("Sheet"), animated: true) },
      { $0.world.settle() },
      { $0.open("Bob", animated: false) },
      { $0.stack.dismiss(animated: true) }
    ),
  ]
}
