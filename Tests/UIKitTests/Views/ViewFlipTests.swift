// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor struct ViewFlipTests {
  private let page = UIViewController()
  private let box = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
  private let world: World

  /// A black page of 100 points with a red box.
  init() {
    page.view.backgroundColor = .black
    box.backgroundColor = .red
    page.view.addSubview(box)
    world = World(size: CGSize(width: 100, height: 100), scale: 1, root: page)
    world.settle()
  }

  private func flip(_ side: UIView.AnimationOptions) {
    world.perform {
      UIView.transition(
        with: box,
        duration: 1,
        options: [side, .curveLinear],
        animations: { [box] in box.backgroundColor = .green }
      )
    }
  }

  private func color(_ x: Int = 50, _ y: Int = 50) -> UInt32 {
    world.frame.pixel(x: x, y: y) & 0xffffff
  }

  /// The lengths of the sides at the edges of what is seen: left, right, top, bottom.
  private var lengths: [Int] {
    let frame = world.frame
    func isSeen(_ x: Int, _ y: Int) -> Bool { frame.pixel(x: x, y: y) & 0xffffff != 0 }
    let columns = (0..<100).map { x in (0..<100).count { isSeen(x, $0) } }
    let rows = (0..<100).map { y in (0..<100).count { isSeen($0, y) } }
    func ends(_ counts: [Int]) -> [Int] {
      let seen = counts.indices.filter { counts[$0] > 0 }
      guard let first = seen.first, let last = seen.last else { return [0, 0] }
      return [counts[first + 1], counts[last - 1]]
    }
    return ends(columns) + ends(rows)
  }

  @Test func `the old content is seen until the middle, then the new one`() {
    flip(.transitionFlipFromLeft)
    world.advance(by: 0.25)
    #expect(color() == 0xff0000)
    world.advance(by: 0.5)
    #expect(color() == 0x00ff00)
    world.settle()
    #expect(lengths == [60, 60, 60, 60])
  }

  @Test func `the side that is named comes to the front`() {
    func first(_ side: UIView.AnimationOptions) -> [Int] {
      flip(side)
      world.advance(by: 0.25)
      defer {
        world.settle()
        world.perform { box.backgroundColor = .red }
      }
      return lengths
    }
    let left = first(.transitionFlipFromLeft)
    #expect(left[0] > left[1] + 6)
    let right = first(.transitionFlipFromRight)
    #expect(right[1] > right[0] + 6)
    let top = first(.transitionFlipFromTop)
    #expect(top[2] > top[3] + 6)
    let bottom = first(.transitionFlipFromBottom)
    #expect(bottom[3] > bottom[2] + 6)
  }

  @Test func `a view replaces another by a flip`() {
    let other = UIView(frame: box.bounds)
    other.backgroundColor = .blue
    let front = UIView(frame: box.bounds)
    front.backgroundColor = .white
    world.perform { box.addSubview(front) }
    world.settle()
    var finished: Bool?
    world.perform {
      UIView.transition(
        from: front,
        to: other,
        duration: 1,
        options: [.transitionFlipFromRight, .curveLinear]
      ) { finished = $0 }
    }
    world.advance(by: 0.3)
    #expect(color() == 0xffffff && front.superview == nil)
    world.advance(by: 0.4)
    #expect(color() == 0x0000ff)
    world.settle()
    #expect(finished == true && other.superview === box)
  }

  @Test func `a touch hits a view in perspective where it is seen`() {
    var taps = 0
    let button = UIButton(type: .custom, primaryAction: UIAction { _ in taps += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 20, height: 60)
    world.perform {
      box.addSubview(button)
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 100
      box.transform3D = CATransform3DRotate(transform, 0.4, 0, 1, 0)
    }
    world.settle()
    world.finger.tap(at: button.convert(CGPoint(x: 2, y: 1), to: nil))
    #expect(taps == 1)
    world.finger.tap(at: CGPoint(x: 95, y: 50))
    #expect(taps == 1)
  }

  /// A view whose subviews keep their depth.
  private final class SpaceView: UIView {
    override class var layerClass: AnyClass { CATransformLayer.self }
  }

  @Test func `a touch hits the subview of a transform layer where it is seen`() {
    var taps = 0
    let space = SpaceView(frame: box.bounds)
    let button = UIButton(type: .custom, primaryAction: UIAction { _ in taps += 1 })
    button.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
    button.backgroundColor = .blue
    world.perform {
      button.layer.zPosition = 40
      space.addSubview(button)
      box.addSubview(space)
      space.transform3D = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
    }
    world.settle()
    // The depth of 40 leads 20 to the side.
    #expect(color(70, 50) == 0x0000ff && color(50, 50) == 0xff0000)
    world.finger.tap(at: CGPoint(x: 70, y: 50))
    #expect(taps == 1)
    world.finger.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps == 1)
  }

  @Test func `a flip that is interrupted by another ends with the newest content`() {
    flip(.transitionFlipFromLeft)
    world.advance(by: 0.3)
    world.perform {
      UIView.transition(
        with: box,
        duration: 1,
        options: [.transitionFlipFromTop, .curveLinear],
        animations: { [box] in box.backgroundColor = .blue }
      )
    }
    world.advance(by: 0.75)
    #expect(color() == 0x0000ff)
    world.settle()
    #expect(lengths == [60, 60, 60, 60] && color() == 0x0000ff)
  }

  @Test func `a view that leaves during its flip is not seen any more`() {
    flip(.transitionFlipFromRight)
    world.advance(by: 0.3)
    world.perform { box.removeFromSuperview() }
    world.settle()
    #expect(color() == 0)
  }
}
