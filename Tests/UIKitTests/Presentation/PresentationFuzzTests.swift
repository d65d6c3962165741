// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourDecisions
import RetourTesting
import TestSupport
import Testing

@testable import UIKit

/// Random presentations and dismissals.
@MainActor
@Suite(.freesControllers) struct PresentationFuzzTests {
  /// The operations of the steps.
  enum Step: CaseIterable {
    case present, presentAtOnce, presentLow, dismiss, dismissAtOnce, dismissAll, fingerDown
    case fingerMoves, fingerUp, fingerCancelled, push, pop, resize, wait, waitLong
  }

  /// A random style; one in five is an alert.
  func make(
    _ random: inout SeededGenerator,
    _ provider: ModalAnimatorTests.Provider
  ) -> UIViewController {
    let styles: [UIModalPresentationStyle] = [
      .pageSheet, .pageSheet, .fullScreen, .overFullScreen, .custom,
    ]
    if Int.random(in: 0..<5, using: &random) == 0 {
      let alert = UIAlertController(
        title: "A",
        message: nil,
        preferredStyle: Bool.random(using: &random) ? .alert : .actionSheet
      )
      alert.addAction(UIAlertAction(title: "B", style: .cancel))
      return alert
    }
    let page = UINavigationController(rootViewController: UIViewController())
    page.modalPresentationStyle = styles.randomElement(using: &random) ?? .pageSheet
    page.isModalInPresentation = Int.random(in: 0..<4, using: &random) == 0
    if Int.random(in: 0..<4, using: &random) == 0 { page.transitioningDelegate = provider }
    return page
  }

  /// The presented controllers, the root first.
  func chain(from root: UIViewController) -> [UIViewController] {
    [root] + (root.storedPresentation.map { chain(from: $0.presented) } ?? [])
  }

  // The last seeds found a presenting view that was left in an animator's container.
  @Test(arguments: Array(0..<12) + [32, 81, 84, 118])
  func `random presentations leave consistent states`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let provider = ModalAnimatorTests.Provider(CallbackLog(.appearance))
    let root = UINavigationController(rootViewController: UIViewController())
    let world = World(size: CGSize(width: 200, height: 400), scale: 1, root: root)
    world.settle()
    var gone: [() -> UIViewController?] = []
    var steps: [Step] = []
    _ = RetourLog.capturing {
      for round in 0..<160 {
        guard let step = Step.allCases.randomElement(using: &random) else { return }
        steps.append(step)
        let members = chain(from: root)
        let member = members.randomElement(using: &random) ?? root
        let top = members.last ?? root
        let place = CGPoint(x: 100, y: Double.random(in: 20..<390, using: &random))
        switch step {
        case .present, .presentAtOnce, .presentLow:
          let page = make(&random, provider)
          gone.append { [weak page] in page }
          (step == .presentLow ? member : top).present(page, animated: step != .presentAtOnce)
        case .dismiss, .dismissAtOnce: member.dismiss(animated: step == .dismiss)
        case .dismissAll: root.dismiss(animated: true)
        case .fingerDown: world.finger.down(at: place)
        case .fingerMoves: world.finger.move(to: place, during: 0.1)
        case .fingerUp: world.finger.up()
        case .fingerCancelled: world.finger.cancel()
        case .push:
          (member as? UINavigationController)?.pushViewController(
            UIViewController(),
            animated: true
          )
        case .pop: (member as? UINavigationController)?.popViewController(animated: true)
        case .resize:
          world.resize(to: CGSize(width: 200 + CGFloat(round % 3) * 20, height: 400))
        case .wait: world.advance(by: Double.random(in: 0..<0.2, using: &random))
        case .waitLong: world.advance(by: 0.7)
        }
        if round % 20 == 19 {
          world.finger.up()
          expectOrder(root, world, steps)
        }
      }
      world.finger.up()
      world.settle()
      root.dismiss(animated: true)
      expectOrder(root, world, steps)
      if root.presentedViewController != nil { root.dismiss(animated: false) }
      expectOrder(root, world, steps)
    }
    #expect(root.presentedViewController == nil)
    #expect(world.window.subviews == [root.view])
    #expect(root.view.transform == .identity && root.view.layer.cornerRadius == 0)
    #expect(gone.allSatisfy { $0() == nil }, "\(steps)")
  }

  func expectOrder(_ root: UIViewController, _ world: World, _ steps: [Step]) {
    #expect(world.settle(), "\(steps)")
    let members = chain(from: root)
    let seen = root.controllersOnScreen
    for member in members {
      let isSeen = seen.contains(member)
      #expect(member.appearance.state == (isSeen ? .appeared : .disappeared), "\(steps)")
      #expect((member.viewIfLoaded?.window != nil) == isSeen, "\(steps)")
      #expect(!member.isBeingPresented && !member.isBeingDismissed, "\(steps)")
      #expect(member.modalCoordinator == nil, "\(steps)")
      if let presentation = member.storedPresentation {
        let stage = presentation.stage
        #expect(presentation.isAtRest, "\(steps)")
        #expect(!stage.container.blocksTouches, "\(steps)")
        #expect(stage.moved.layer.position.y == stage.rest.midY, "\(steps)")
        #expect(!stage.moved.isHidden, "\(steps)")
      }
    }
  }
}
