// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// Transitions between bars of different looks.
@MainActor @Suite(.freesControllers) struct BarPairsPageTests {
  private static let size = CGSize(width: 320, height: 480)
  /// The part of the screen that strips show.
  private static let band: CGFloat = 110
  private static let pushDuration = 0.5

  /// A pair of bars in a design.
  struct Case: CustomTestStringConvertible {
    let pair: BarPair
    let design: World.Design

    static let all = World.Design.allCases.flatMap { design in
      BarPair.allCases.map { Case(pair: $0, design: design) }
    }

    var testDescription: String { design == .flat ? "\(pair)" : "\(design)-\(pair)" }
  }

  /// The gallery with the first page of a pair on top.
  private func studio(
    _ bars: Case,
    _ direction: World.Direction,
    framesPerSecond: Double = 60
  ) -> Studio {
    let studio = Studio(
      Look(
        size: Self.size,
        scale: 1,
        isRightToLeft: direction == .rightToLeft,
        design: bars.design
      ),
      framesPerSecond: framesPerSecond
    )
    studio.show(BarPairsPage(), at: nil)
    studio.world.perform {
      studio.stack.pushViewController(BarPairController(bars.pair), animated: false)
    }
    studio.pass(nil)
    return studio
  }

  private func push(_ pair: BarPair, in studio: Studio) {
    studio.world.perform {
      studio.stack.pushViewController(BarPairController(pair, isSecond: true), animated: true)
    }
  }

  @Test(arguments: Case.all, World.Direction.allCases)
  func `a push in eleven steps, and a swipe that is cancelled`(
    _ bars: Case,
    _ direction: World.Direction
  ) throws {
    let studio = studio(bars, direction)
    var columns: [[CGImage]] = [[], []]
    func take(_ column: Int) { columns[column].append(studio.world.frame) }
    push(bars.pair, in: studio)
    for step in 0...10 {
      if step > 0 { studio.world.advance(by: Self.pushDuration / 10) }
      take(0)
    }
    studio.pass(nil)
    let finger = studio.world.finger
    finger.down(at: studio.leading(0.01))
    for step in 0...10 {
      if step > 0 {
        let share = step <= 5 ? CGFloat(step) / 10 : CGFloat(10 - step) / 10
        finger.move(to: studio.leading(0.01 + share), during: 0.1)
      }
      take(1)
    }
    finger.up()
    studio.pass(nil)
    #expect(studio.stack.topViewController?.title == bars.pair.titles.to)
    let strip = try #require(Self.strip(columns).cgImage)
    expectGolden(of: strip, named: "\(bars.testDescription)-\(direction)")
  }

  private static func strip(_ columns: [[CGImage]]) -> UIImage {
    let gap: CGFloat = 4
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let rows = CGFloat(columns[0].count)
    let size = CGSize(
      width: CGFloat(columns.count) * (Self.size.width + gap) - gap,
      height: rows * (band + gap) - gap
    )
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.systemPink.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for (column, frames) in columns.enumerated() {
        for (row, frame) in frames.enumerated() {
          let origin = CGPoint(
            x: CGFloat(column) * (Self.size.width + gap),
            y: CGFloat(row) * (band + gap)
          )
          context.cgContext.saveGState()
          UIBezierPath(
            rect: CGRect(origin: origin, size: CGSize(width: Self.size.width, height: band))
          )
          .addClip()
          UIImage(cgImage: frame).draw(at: origin)
          context.cgContext.restoreGState()
        }
      }
    }
  }

  // MARK: Motion

  /// What is visible of a part of the bar: its place in the window, and its opacity.
  private struct Sight {
    var frame: CGRect
    var alpha: CGFloat
  }

  /// The parts of the bar that are drawn: labels, images and glass.
  private func sights(_ studio: Studio) -> [ObjectIdentifier: Sight] {
    var sights: [ObjectIdentifier: Sight] = [:]
    // Conversions between layers would make presentations of all layers above for each part.
    func visit(_ view: UIView, _ alpha: CGFloat, in above: CGAffineTransform) {
      let layer = view.layer.presentation() ?? view.layer
      let alpha = view.isHidden ? 0 : alpha * CGFloat(layer.opacity)
      let (bounds, position) = (layer.bounds, layer.position)
      let place = CGAffineTransform(
        translationX: -bounds.minX - layer.anchorPoint.x * bounds.width,
        y: -bounds.minY - layer.anchorPoint.y * bounds.height
      )
      .concatenating(layer.affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
      .concatenating(above)
      if view is UILabel || view is UIImageView || "\(type(of: view))" == "GlassPlatter" {
        sights[ObjectIdentifier(view)] = Sight(frame: bounds.applying(place), alpha: alpha)
      }
      for subview in view.subviews { visit(subview, alpha, in: place) }
    }
    // Presentations show the time of the world.
    studio.world.perform { visit(studio.stack.navigationBar, 1, in: .identity) }
    return sights
  }

  /// Plays a transition at 240 samples a second, and expects that no visible part jumps.
  private func expectNoJumps(
    _ studio: Studio,
    _ name: String,
    after start: () -> Void = {},
    advance: () -> Bool
  ) {
    var former = sights(studio)
    var samples = 0
    start()
    while advance(), samples < 1000 {
      samples += 1
      let next = sights(studio)
      for (part, sight) in next {
        guard let before = former[part] else {
          // A part that was not there comes into sight slowly.
          #expect(sight.alpha < 0.2 || samples < 3, "\(name): a part appears at \(samples)")
          continue
        }
        guard min(sight.alpha, before.alpha) > 0.02 else { continue }
        let distance = hypot(
          sight.frame.midX - before.frame.midX,
          sight.frame.midY - before.frame.midY
        )
        #expect(distance < 16, "\(name): \(distance) points at \(samples)")
        #expect(abs(sight.alpha - before.alpha) < 0.2, "\(name): opacity at \(samples)")
      }
      former = next
    }
    #expect(samples > 10)
  }

  @Test(arguments: Case.all, World.Direction.allCases)
  func `no part of the bar jumps in a push, a cancelled swipe and a pop`(
    _ bars: Case,
    _ direction: World.Direction
  ) {
    let studio = studio(bars, direction, framesPerSecond: 240)
    func step() -> Bool {
      studio.world.advance(by: 1.0 / 240)
      return studio.stack.transitionCoordinator != nil
    }
    expectNoJumps(studio, "push", after: { push(bars.pair, in: studio) }, advance: step)
    studio.pass(nil)
    let finger = studio.world.finger
    finger.down(at: studio.leading(0.01))
    finger.move(to: studio.leading(0.1), during: 0.1)
    var share: CGFloat = 0.1
    expectNoJumps(studio, "swipe") {
      share += 0.004
      finger.move(to: studio.leading(share), during: 1.0 / 240)
      return share < 0.45
    }
    finger.hold(for: 0.3)
    finger.up()
    expectNoJumps(studio, "cancel", advance: step)
    studio.pass(nil)
    let pop = { studio.world.perform { _ = studio.stack.popViewController(animated: true) } }
    expectNoJumps(studio, "pop", after: pop, advance: step)
    studio.pass(nil)
    #expect(studio.stack.topViewController?.title == bars.pair.titles.from)
  }
}
