// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import RetourTesting
import Testing

@testable import UIKit

/// Pages that turn around to the view that they present.
@MainActor
@Suite(.freesControllers) struct FlipTransitionTests {
  private let page = UIViewController()
  private let modal = UIViewController()
  private let world: World

  init() {
    world = World(
      size: CGSize(width: 200, height: 400),
      scale: 1,
      framesPerSecond: 240,
      root: page
    )
    page.view.backgroundColor = .blue
    modal.view.backgroundColor = .red
    modal.modalPresentationStyle = .fullScreen
    modal.modalTransitionStyle = .flipHorizontal
    world.settle()
  }

  /// The color in the middle of the window.
  private var middle: UIColor { color(at: CGPoint(x: 100, y: 200)) }

  private func color(at point: CGPoint) -> UIColor {
    let pixel = world.frame.pixel(x: Int(point.x), y: Int(point.y))
    let (red, blue) = ((pixel >> 16) & 0xff, pixel & 0xff)
    return red > 200 && blue < 100 ? .red : blue > 200 && red < 100 ? .blue : .black
  }

  /// The angle of the page, 0...π, from its transform.
  private func angle(of view: UIView?) -> CGFloat {
    guard let matrix = view?.transform3D else { return 0 }
    return acos(max(-1, min(1, matrix.m11)))
  }

  private var turned: UIView? { modal.viewIfLoaded?.superview }

  @Test func `the page turns by half, and the presented view is on its back`() {
    page.present(modal, animated: true)
    world.advance(by: 0.02)
    #expect(middle == .blue && color(at: CGPoint(x: 1, y: 200)) == .black)
    // At 0.0924 s the spring is at half.
    world.advance(by: 0.1)
    #expect(middle == .red)
    world.settle()
    #expect(color(at: CGPoint(x: 1, y: 1)) == .red)
    #expect(CATransform3DIsIdentity(page.view.transform3D))
    #expect(turned?.layer.isDoubleSided == true)
    modal.dismiss(animated: true)
    world.advance(by: 0.02)
    #expect(middle == .red)
    world.advance(by: 0.1)
    #expect(middle == .blue)
    world.settle()
    #expect(color(at: CGPoint(x: 1, y: 1)) == .blue)
    #expect(page.view.layer.isDoubleSided && CATransform3DIsIdentity(page.view.transform3D))
  }

  @Test func `the right side comes to the front`() {
    page.present(modal, animated: true)
    world.advance(by: 0.05)
    // A point of the right half is nearer to the eye, and so further from the middle.
    let seen = page.view.layer
    let right = seen.convert(CGPoint(x: 200, y: 0), to: world.window.layer)
    let left = seen.convert(CGPoint(x: 0, y: 0), to: world.window.layer)
    #expect(right.y < 0 && left.y > 0)
  }

  @Test(arguments: [0.04, 0.12, 0.3])
  func `a dismissal turns back from where the page is`(_ time: Double) {
    page.present(modal, animated: true)
    world.advance(by: time)
    let before = angle(of: page.view)
    modal.dismiss(animated: true)
    world.advance(by: 1.0 / 240)
    #expect(abs(angle(of: page.view) - before) < 0.12)
    world.settle()
    #expect(middle == .blue && modal.presentingViewController == nil)
  }

  @Test func `only what covers its context turns; a sheet slides up`() throws {
    modal.modalPresentationStyle = .pageSheet
    page.present(modal, animated: true)
    world.advance(by: 0.1)
    let wrapper = try #require(turned)
    #expect(CATransform3DIsIdentity(wrapper.transform3D))
    let shown = try #require(wrapper.layer.presentation())
    #expect(shown.position.y > wrapper.layer.position.y || shown.frame.minY > 0)
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `a page in a context turns with its context alone`(_ style: UIModalPresentationStyle) {
    let child = UIViewController()
    child.definesPresentationContext = true
    child.view.frame = CGRect(x: 0, y: 200, width: 200, height: 200)
    page.addChild(child)
    page.view.addSubview(child.view)
    child.didMove(toParent: page)
    modal.modalPresentationStyle = style
    child.present(modal, animated: true)
    world.advance(by: 0.05)
    #expect(angle(of: child.view) > 0.2 && angle(of: page.view) == 0)
    world.settle()
    #expect(color(at: CGPoint(x: 5, y: 390)) == .red && color(at: CGPoint(x: 5, y: 10)) == .blue)
  }

  @Test func `a preferred transition turns the page as well`() {
    modal.modalTransitionStyle = .coverVertical
    modal.preferredTransition = .flipHorizontal
    page.present(modal, animated: true)
    world.advance(by: 0.05)
    #expect(angle(of: page.view) > 0.2)
    world.settle()
  }
}
