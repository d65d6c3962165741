// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

/// The verdicts about swipes, and how they are reported.
@MainActor @Suite(.freesControllers) struct SwipeVerdictTests {
  /// A situation with its own reason.
  enum Situation: CaseIterable {
    case allowed, root, area, disabled, policy, transition, uikit, touch, swipeDelegate, animator
    case shouldPop, barShouldPop, guardDenies, guardAsks, recognizer

    var reason: SwipeVerdict.Reason {
      switch self {
      case .allowed: .allowed
      case .root: .root
      case .area: .outsideArea
      case .disabled: .disabled
      case .policy: .policy(.exclude)
      case .transition: .transition
      case .uikit: .uikit
      case .touch, .swipeDelegate: .swipeDelegate
      case .animator: .animator
      case .shouldPop, .barShouldPop: .shouldPop
      case .guardDenies: .guardDenies
      case .guardAsks: .guardAsks
      case .recognizer: .recognizerDisabled
      }
    }
  }

  /// An app's recognizer delegate.
  private final class Gate: NSObject, UIGestureRecognizerDelegate {
    var receives = true
    var begins = true

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldReceive touch: UITouch
    ) -> Bool { receives }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  }

  /// Keeps the objects of a situation.
  @MainActor private final class Stage {
    let kit: KitScenario
    let gate = Gate()
    let delegate = AnimatorSupplier()
    /// The object that decides; `nil` where the state of the stack does.
    var decider: AnyObject?

    init(_ situation: Situation, _ direction: World.Direction, _ area: SwipeArea) {
      let stack = ShouldPopTests.VetoStack(navigationBarClass: nil, toolbarClass: nil)
      stack.allowsPop = ![.shouldPop, .barShouldPop].contains(situation)
      kit = KitScenario(situation == .root ? ["A"] : ["A", "B", "C"], direction, stack: stack) {
        $0.swipeArea = area
      }
      prepare(situation)
    }

    private func prepare(_ situation: Situation) {
      let stack = kit.stack
      let page = stack.viewControllers[stack.viewControllers.count - 1]
      switch situation {
      case .allowed, .root, .uikit: break
      case .area: stack.swipeArea = .edge(width: 2)
      case .disabled: page.navigationItem.swipeArea = .disabled
      case .policy:
        page.view.backSwipePolicy = .exclude
        decider = page.view
      case .transition:
        stack.popViewController(animated: true)
        kit.world.advance(by: 0.05)
      case .touch, .swipeDelegate:
        stack.swipeDelegate = gate
        gate.receives = situation != .touch
        gate.begins = situation == .touch
        decider = gate
      case .animator:
        stack.delegate = delegate
        decider = delegate
      case .shouldPop: decider = stack
      case .barShouldPop:
        page.navigationItem.hidesBackButton = true
        decider = stack
      case .guardDenies, .guardAsks:
        page.navigationItem.backGuard = { _ in situation == .guardAsks ? .ask { true } : .deny }
        decider = page
      case .recognizer:
        stack.interactivePopGestureRecognizer?.isEnabled = false
        decider = stack.interactivePopGestureRecognizer
      }
    }
  }

  @Test(arguments: Situation.allCases.filter { $0 != .uikit }, World.Direction.allCases)
  func `each gesture leaves one verdict, with its reason and who decided`(
    _ situation: Situation,
    _ direction: World.Direction
  ) async {
    for (area, start) in [(SwipeArea.edge(), 5.0), (.content, 60)] {
      let stage = Stage(situation, direction, area)
      let stack = stage.kit.stack
      let verdicts = stack.swipeVerdicts
      stage.kit.drag(from: CGPoint(x: start, y: 211), by: CGPoint(x: 70, y: 0), during: 0.1)
      let verdict = stack.lastSwipeVerdict
      #expect(verdict?.reason == situation.reason)
      #expect(verdict?.began == [.allowed, .guardAsks].contains(situation))
      #expect(verdict?.decidedBy === stage.decider)
      #expect(verdict?.direction == .back)
      let top = situation == .disabled ? SwipeArea.disabled : stack.swipeArea
      #expect(verdict?.area == top)
      let begins = [.allowed, .guardAsks, .guardDenies].contains(situation)
      #expect((stack.transitionCoordinator?.isInteractive ?? false) == begins)
      stage.kit.world.finger.hold(for: 0.2)
      stage.kit.world.finger.up()
      await stage.kit.world.settleTasks()
      // The next gesture shows that there was no other verdict in between.
      stack.swipeArea = .disabled
      for page in stack.viewControllers { page.navigationItem.swipeArea = nil }
      stack.interactivePopGestureRecognizer?.isEnabled = true
      stage.kit.drag(from: CGPoint(x: start, y: 211), by: CGPoint(x: 70, y: 0), during: 0.1)
      stage.kit.lift()
      var iterator = verdicts.makeAsyncIterator()
      #expect(await iterator.next()?.reason == situation.reason)
      #expect(await iterator.next()?.reason == (situation == .root ? .root : .disabled))
      for page in stack.viewControllers { page.navigationItem.backGuard = nil }
    }
  }

  @Test func `UIKit's own refusal is a reason`() {
    let stack = BackNavigationController()
    // In the place of UIKit's own delegate, which the kit asks.
    let gate = Gate()
    stack.interactivePopGestureRecognizer?.delegate = gate
    let kit = KitScenario(["A", "B"], stack: stack)
    kit.swipe(0.2)
    #expect(stack.lastSwipeVerdict?.reason == .allowed)
    gate.begins = false
    kit.swipe()
    #expect(stack.lastSwipeVerdict?.reason == .uikit)
    (gate.begins, gate.receives) = (true, false)
    kit.swipe()
    #expect(stack.lastSwipeVerdict?.reason == .uikit)
    expectStack(stack, ["A", "B"])
  }

  @Test func `reasons are different sentences`() {
    let policies: [SwipeVerdict.Reason] = [.policy(.edgeOnly), .policy(.yieldAtLeadingEdge)]
    let reasons = Set(Situation.allCases.map(\.reason) + policies + [.noForwardPage])
    let sentences = Set(reasons.map { "\($0)" })
    #expect(sentences.count == reasons.count && reasons.count == 16)
    for sentence in sentences {
      #expect(sentence.first?.isUppercase == true && sentence.hasSuffix("."), "\(sentence)")
    }
  }

  @Test func `a verdict says in words who decided, also when that has been released`() {
    let kit = KitScenario(["A", "B"]) { $0.swipeArea = .content }
    func refuse() {
      let label = UILabel(frame: kit.world.window.bounds)
      label.isUserInteractionEnabled = true
      label.backSwipePolicy = .exclude
      kit.stack.topViewController?.view.addSubview(label)
      kit.drag(from: CGPoint(x: 60, y: 211), by: CGPoint(x: 70, y: 0))
      kit.lift()
      #expect(kit.stack.lastSwipeVerdict?.decidedBy === label)
      label.removeFromSuperview()
    }
    refuse()
    let verdict = kit.stack.lastSwipeVerdict
    #expect(verdict?.decidedBy == nil)
    #expect(verdict?.description == "Did not begin. A view excludes the swipe. (UILabel)")
    kit.swipe()
    #expect(kit.stack.lastSwipeVerdict?.description == "Began. Nothing prevents the swipe.")
  }

  // MARK: The sequence

  /// Returns the reasons of all verdicts until the sequence ends.
  private func reasons(of verdicts: AsyncStream<SwipeVerdict>) async -> [SwipeVerdict.Reason] {
    var reasons: [SwipeVerdict.Reason] = []
    for await verdict in verdicts { reasons.append(verdict.reason) }
    return reasons
  }

  @Test func `each caller has a sequence of its own, which ends with the stack`() async {
    var tasks: [Task<[SwipeVerdict.Reason], Never>] = []
    do {
      let kit = KitScenario(["A", "B"])
      for _ in 0..<2 {
        let verdicts = kit.stack.swipeVerdicts
        tasks.append(Task { await reasons(of: verdicts) })
      }
      kit.swipe(0.2)
      let late = kit.stack.swipeVerdicts
      tasks.append(Task { await reasons(of: late) })
      kit.swipe()
      kit.swipe()
      kit.world.window.rootViewController = nil
    }
    // UIScreen.main retains the world that was created last.
    _ = World()
    var results: [[SwipeVerdict.Reason]] = []
    for task in tasks { results.append(await task.value) }
    let all: [SwipeVerdict.Reason] = [.allowed, .allowed, .root]
    #expect(results == [all, all, Array(all.dropFirst())])
  }

  // MARK: The overlay

  /// The label of the overlay.
  private func words(in stack: BackNavigationController) -> UILabel? {
    stack.view.subviews.last?.subviews.first as? UILabel
  }

  @Test(arguments: World.Direction.allCases)
  func `the overlay shows the last verdict in front of the page and receives no touches`(
    _ direction: World.Direction
  ) {
    let kit = KitScenario(["A", "B"], direction) { $0.showsSwipeVerdicts = true }
    #expect(words(in: kit.stack) == nil, "there is no verdict yet")
    kit.swipe(0.2)
    let label = words(in: kit.stack)
    #expect(label?.text == kit.stack.lastSwipeVerdict?.description)
    kit.swipe()
    kit.swipe()
    #expect(words(in: kit.stack) === label)
    #expect(label?.text == "Did not begin. The page is the root of the stack.")
    guard let overlay = label?.superview else { return }
    let middle = CGPoint(x: overlay.frame.midX, y: overlay.frame.midY)
    #expect(kit.stack.view.hitTest(middle, with: nil)?.isDescendant(of: overlay) == false)
    #expect(kit.stack.view.bounds.contains(overlay.frame))
    kit.push("C")
    #expect(kit.stack.view.subviews.last === overlay)
    kit.stack.showsSwipeVerdicts = false
    #expect(overlay.superview == nil && !kit.stack.showsSwipeVerdicts)
    kit.swipe(0.2)
    #expect(words(in: kit.stack) == nil)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `the overlay is legible in light and dark`(_ style: UIUserInterfaceStyle) {
    let kit = KitScenario(["A", "B"], scale: 2) { $0.showsSwipeVerdicts = true }
    kit.world.window.overrideUserInterfaceStyle = style
    kit.stack.topViewController?.view.backgroundColor = .systemBackground
    kit.stack.topViewController?.navigationItem.swipeArea = .disabled
    kit.swipe(0.4)
    expectGolden(of: kit.world, named: style == .dark ? "dark" : "light")
  }
}
