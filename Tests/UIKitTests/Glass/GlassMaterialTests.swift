// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourRender
import RetourTesting
import Testing

@testable import UIKit

/// The pixels of glass, and their cost.
@MainActor @Suite(.freesControllers) struct GlassMaterialTests {
  private let page = UIViewController()
  private let glass = GlassPlatter(radius: 22)

  /// Shows glass above a page, black at the left and white at the right.
  private func world(_ style: UIUserInterfaceStyle = .light) -> World {
    let world = World(
      size: CGSize(width: 200, height: 100),
      scale: 1,
      style: style,
      root: page
    )
    world.perform {
      page.view.backgroundColor = .white
      let half = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      half.backgroundColor = .black
      page.view.addSubview(half)
      glass.place(at: CGRect(x: 40, y: 28, width: 120, height: 44))
      page.view.addSubview(glass)
    }
    world.settle()
    return world
  }

  private func gray(_ world: World, x: Int, y: Int = 50) -> Int {
    Int(world.frame.pixel(x: x, y: y) & 0xFF)
  }

  @Test func `what lies behind is blurred and tinted`() {
    let world = world()
    let (left, middle, right) = (gray(world, x: 60), gray(world, x: 100), gray(world, x: 140))
    #expect(left > 120 && left < middle && middle < right)
    #expect(gray(world, x: 20) == 0)
  }

  @Test func `glass is darker in dark interfaces`() {
    #expect(gray(world(.dark), x: 140) < 140)
    let world = world()
    #expect(gray(world, x: 140) > 220)
  }

  @Test func `the ends are round, and a shadow lies below`() {
    let world = world()
    // At the corner of the frame, the page is seen with the shadow.
    #expect(gray(world, x: 158, y: 29) > 230)
    #expect(gray(world, x: 130, y: 78) < 255 && gray(world, x: 130, y: 78) > 230)
    #expect(gray(world, x: 41, y: 29) == 0)
  }

  @Test func `a fill takes the place of the glass`() {
    glass.show(fill: .red)
    let world = world()
    #expect(world.frame.pixel(x: 60, y: 50) == world.frame.pixel(x: 140, y: 50))
    world.perform { glass.show(fill: nil) }
    #expect(world.frame.pixel(x: 60, y: 50) != world.frame.pixel(x: 140, y: 50))
  }

  @Test func `glass that nothing changes below is blurred once`() {
    let world = world()
    world.stage.frameUse = .shown
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    world.perform { page.view.addSubview(dot) }
    world.settle()
    world.stage.compositor.resetCounts()
    for step in 0..<10 {
      world.perform { dot.backgroundColor = step % 2 == 0 ? .red : .blue }
      world.advance(by: 1.0 / 60)
    }
    #expect(world.stage.compositor.counts.pixelsWritten > 0)
    #expect(world.stage.compositor.counts.backdropsMade == 0)
    world.perform { dot.frame.origin = CGPoint(x: 100, y: 50) }
    world.perform { page.view.insertSubview(dot, belowSubview: glass) }
    world.advance(by: 1.0 / 60)
    #expect(world.stage.compositor.counts.backdropsMade == 1)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `over a page of one color glass is one color, and nothing is blurred`(
    _ style: UIUserInterfaceStyle
  ) {
    let world = world(style)
    world.stage.frameUse = .shown
    world.perform { page.view.subviews[0].removeFromSuperview() }
    world.stage.compositor.resetCounts()
    for step in 0..<5 {
      world.perform { glass.place(at: CGRect(x: 30 + step, y: 28, width: 120, height: 44)) }
      world.advance(by: 1.0 / 60)
    }
    #expect(world.stage.compositor.counts.pixelsWritten > 0)
    #expect(world.stage.compositor.counts.backdropsMade == 0)
    let middle = world.frame.pixel(x: 90, y: 50)
    for (x, y) in [(45, 50), (140, 50), (90, 31), (90, 69)] {
      #expect(world.frame.pixel(x: x, y: y) == middle, "its shadow is not seen through it")
    }
  }
}
