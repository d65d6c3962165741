// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// Images of the native transitions with a custom back button.
@MainActor struct BackButtonPictureTests {
  private func scenario(_ titles: [String], _ direction: World.Direction) -> KitScenario {
    KitScenario(titles, direction, scale: 2) { stack in
      stack.backButton = .view { context in
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        label.text = context.title
        label.textAlignment = .center
        label.textColor = .white
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        let knob = UIView.knob(.systemIndigo, width: 60)
        knob.addSubview(label)
        return knob
      }
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `a push moves the custom button in`(_ direction: World.Direction) {
    let scenario = scenario(["Inbox"], direction)
    scenario.stack.pushViewController(LoggedPage("Letter", scenario.log), animated: true)
    for share in [0, 25, 50, 75] {
      expectGolden(of: scenario.world, named: "\(direction)-\(share)")
      scenario.world.advance(by: 0.05)
    }
    scenario.world.settle()
    expectGolden(of: scenario.world, named: "\(direction)-100")
  }

  @Test(arguments: World.Direction.allCases)
  func `a pop by a tap moves the custom button out`(_ direction: World.Direction) throws {
    let scenario = scenario(["Inbox", "Letter"], direction)
    let knob = try #require(scenario.stack.topViewController?.leftView)
    let point = knob.convert(CGPoint(x: 30, y: 15), to: nil)
    scenario.world.finger.tap(at: point)
    for share in [0, 25, 50, 75] {
      expectGolden(of: scenario.world, named: "\(direction)-\(share)")
      scenario.world.advance(by: 0.05)
    }
    scenario.world.settle()
    expectGolden(of: scenario.world, named: "\(direction)-100")
  }

  @Test(arguments: World.Direction.allCases)
  func `a swipe drives the custom button and restores it when cancelled`(
    _ direction: World.Direction
  ) {
    let scenario = scenario(["Inbox", "Letter"], direction)
    let atRest = scenario.world.layoutDescription
    scenario.world.finger.dragFromLeadingEdge(to: 0.45)
    expectGolden(of: scenario.world, named: "\(direction)-held")
    scenario.world.finger.hold(for: 0.2)
    scenario.world.finger.up()
    scenario.world.advance(by: 0.05)
    expectGolden(of: scenario.world, named: "\(direction)-falls-back")
    scenario.world.settle()
    #expect(scenario.world.layoutDescription == atRest)
    scenario.world.finger.dragFromLeadingEdge(to: 0.75)
    expectGolden(of: scenario.world, named: "\(direction)-held-far")
    scenario.world.finger.up()
    scenario.world.advance(by: 0.05)
    expectGolden(of: scenario.world, named: "\(direction)-goes-on")
    scenario.world.settle()
    expectGolden(of: scenario.world, named: "\(direction)-100")
  }
}
