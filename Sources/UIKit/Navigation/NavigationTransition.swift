// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The facts about a push or pop before its views are in place.
@MainActor
struct NavigationTransitionPlan {
  let from: UIViewController
  let to: UIViewController
  let isPush: Bool
  /// The stack before the change, to be restored if the transition is cancelled.
  let formerStack: [UIViewController]
  /// The pages that leave the stack when the transition finishes.
  let leaving: [UIViewController]
  /// The progress at which a finger starts to drive the transition; `nil` without a finger.
  let interactiveStart: CGFloat?
  /// The custom animator's context; `nil` for the native transition.
  let custom: TransitionContext?
  /// The zoom of the upper page; `nil` for another transition.
  let zoom: ZoomRequest?
  /// Whether the tab bar moves with the lower page.
  let movesBottomBar: Bool
  /// Whether a finger can catch the transition (Documentation/Decisions/0002).
  let isInterruptible: Bool
  /// The transition that the operation interrupted.
  let interrupted: InterruptedTransition?

  /// The page that lies above the other one.
  var upper: UIViewController { isPush ? to : from }
  /// The page that lies below.
  var lower: UIViewController { isPush ? from : to }
}

/// A push or pop that is under way.
@MainActor
final class NavigationTransition {
  /// The parts that animate.
  struct Parts {
    /// The native transition of the pages; `nil` with a zoom or a custom animator.
    let pages: ParallaxTransition?
    let zoom: PageZoomTransition?
    let bar: NavigationBarTransition
    /// The transition of the toolbar's items, if there is a toolbar.
    let toolbar: ToolbarTransition?
  }

  let plan: NavigationTransitionPlan
  private let parts: Parts
  /// The size that the pages are placed for.
  let size: CGSize
  let driver: TransitionDriver
  let coordinator: TransitionCoordinator
  /// The pages that leave the stack when the transition finishes.
  private(set) var leaving: [UIViewController]
  /// Whether the stack changed below its top meanwhile, so that the bar has to follow at the end.
  private(set) var changedBelowTop = false

  init(
    _ plan: NavigationTransitionPlan,
    _ parts: Parts,
    size: CGSize,
    driver: TransitionDriver,
    coordinator: TransitionCoordinator
  ) {
    (self.plan, self.parts, self.size) = (plan, parts, size)
    (self.driver, self.coordinator) = (driver, coordinator)
    leaving = plan.leaving
  }

  var from: UIViewController { plan.from }
  var to: UIViewController { plan.to }
  var isPush: Bool { plan.isPush }
  var custom: TransitionContext? { plan.custom }
  var pages: ParallaxTransition? { parts.pages }
  var zoom: PageZoomTransition? { parts.zoom }
  var bar: NavigationBarTransition { parts.bar }
  var toolbar: ToolbarTransition? { parts.toolbar }

  /// Stops a timed push or pop where it is, for the transition that follows.
  func capture() -> InterruptedTransition {
    InterruptedTransition(
      pages: parts.pages?.capture(),
      zoom: parts.zoom?.capture(velocity: driver.velocity),
      speed: driver.velocity * (parts.pages?.distance ?? 0)
    )
  }

  /// The stack changed below the page that the transition leads to.
  ///
  /// - Parameters:
  ///   - remaining: The pages that are on the stack now.
  ///   - departing: The source page, if it left the stack: it stays visible until the end.
  func stackChanged(to remaining: Set<ObjectIdentifier>, departing: UIViewController?) {
    leaving.removeAll { remaining.contains(ObjectIdentifier($0)) }
    if let departing { leaving.append(departing) }
    changedBelowTop = true
    // What is restored when a caught pop is cancelled would not be the stack that the app has set.
    if !isPush { coordinator.forbidInterruption() }
  }
}
