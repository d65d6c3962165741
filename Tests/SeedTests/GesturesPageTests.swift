// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The gallery's page of gestures.
@MainActor @Suite(.freesControllers) struct GesturesPageTests {
  private let page = GesturesPage()

  private func studio(_ direction: World.Direction = .leftToRight, isDark: Bool = false) -> Studio {
    let studio = Studio(
      Look(scale: 1, isDark: isDark, isRightToLeft: direction == .rightToLeft)
    )
    studio.show(page, at: nil)
    return studio
  }

  /// The views with gestures, from the top down.
  private func views(_ studio: Studio) throws -> [UIView] {
    let view = try #require(studio.stack.topViewController?.view)
    return view.subviews.filter { !($0.gestureRecognizers ?? []).isEmpty }
  }

  private func center(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  @Test(arguments: World.Direction.allCases, [false, true])
  func `two fingers turn and scale the card`(_ direction: World.Direction, _ isDark: Bool) throws {
    let studio = studio(direction, isDark: isDark)
    let card = try views(studio)[0]
    let (finger, middle) = (studio.world.finger, center(of: card))
    let other = finger.another(2)
    finger.down(at: CGPoint(x: middle.x - 50, y: middle.y))
    other.down(at: CGPoint(x: middle.x + 50, y: middle.y))
    for step in 1...12 {
      let (angle, radius) = (Double(step) * 0.05, 50 + CGFloat(step) * 2)
      let arm = CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
      finger.move(to: CGPoint(x: middle.x - arm.x, y: middle.y - arm.y), during: 1.0 / 60)
      other.move(to: CGPoint(x: middle.x + arm.x, y: middle.y + arm.y))
    }
    #expect(abs(atan2(card.transform.b, card.transform.a) - 0.6) < 0.15)
    #expect(abs(hypot(card.transform.a, card.transform.b) - 1.48) < 0.25)
    expectGolden(of: studio.world, named: "\(direction)-\(isDark ? "dark" : "light")")
    finger.up()
    other.up()
    studio.world.settle()
  }

  @Test func `the pointer marks the view below it`() throws {
    let studio = studio()
    let views = try views(studio)
    for view in views {
      studio.world.movePointer(to: center(of: view))
      #expect(views.map { $0.layer.borderWidth > 0 } == views.map { $0 === view })
    }
    studio.world.movePointer(to: nil)
    #expect(views.allSatisfy { $0.layer.borderWidth == 0 })
  }
}
