// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourHost
import RetourTesting
package import UIKit

extension FuzzScene {
  /// Lets a finger do something.
  func touch(_ step: FuzzStep) {
    let finger = world.finger
    switch step {
    case .beginSwipe:
      guard !isFingerDown else { return }
      isFingerDown = true
      finger.down(at: point(atShare: 0.01))
      finger.move(to: point(atShare: 0.15))
    case .beginDrag(let down):
      guard !isFingerDown else { return }
      (isFingerDown, isDragging) = (true, true)
      finger.down(at: point(atShare: 0.5))
      finger.move(to: point(atShare: 0.5, height: down ? 0.6 : 0.4))
      finger.move(to: point(atShare: 0.5, height: down ? 0.7 : 0.3))
    case .moveFinger(let percent):
      guard isFingerDown else { return }
      let share = CGFloat(percent) / 100
      finger.move(to: isDragging ? point(atShare: 0.5, height: share) : point(atShare: share))
    case .liftFinger:
      if isFingerDown { finger.up() }
      (isFingerDown, isDragging) = (false, false)
    case .cancelFinger:
      if isFingerDown { finger.cancel() }
      (isFingerDown, isDragging) = (false, false)
    case .secondFinger:
      let second = finger.another(2)
      isSecondFingerDown ? second.up() : second.down(at: point(atShare: 0.5))
      isSecondFingerDown.toggle()
    case .tapBack: tapBack()
    case .tapBeside: tapBeside()
    case .tapAction: tapAction()
    case .resign:
      for kind in [InputEvent.Kind.deactivated, .activated] {
        world.display.post(InputEvent(timestamp: world.time, kind: kind))
      }
      (isFingerDown, isSecondFingerDown, isDragging) = (false, false, false)
      world.advance(by: 0)
    default: return
    }
  }

  /// A point so far from the leading edge, and from the top, in shares of width and height.
  private func point(atShare share: CGFloat, height: CGFloat = 0.5) -> CGPoint {
    let bounds = world.window.bounds
    let x = bounds.width * share
    return CGPoint(
      x: plan.direction == .rightToLeft ? bounds.width - x : x,
      y: bounds.height * height
    )
  }

  /// Taps the back button.
  ///
  /// Whether it is there, and takes the tap, depends on what moves: either the stack stays as it is
  /// or its top page goes.
  private func tapBack() {
    guard let slot = frontSlot, let stack = slot.controller, slot.swipe == nil, !isFingerDown,
      !isSecondFingerDown
    else { return }
    reaction = nil
    let before = slot.model
    let x: CGFloat = 20
    let width = world.window.bounds.width
    world.finger.tap(at: CGPoint(x: plan.direction == .rightToLeft ? width - x : x, y: 22))
    var popped = before
    popped.pop()
    if numbers(of: stack) == popped.stack { slot.model = popped }
  }

  /// Taps where no page takes it: bars that go at taps go, or come back.
  private func tapBeside() {
    guard !isFingerDown, !isSecondFingerDown else { return }
    let (wasAtRest, slot) = (world.isIdle, frontSlot)
    noteFinger()
    let wasHidden = slot?.controller?.isNavigationBarHidden
    world.finger.tap(at: point(atShare: FuzzPage.margin / 2))
    guard wasAtRest, let slot, slot.causes.contains(.tap) else { return }
    tally.note("tap for bars")
    if slot.controller?.isNavigationBarHidden == wasHidden { complain("a tap changed no bars") }
  }

  /// The numbers of a stack's pages.
  package func numbers(of stack: UINavigationController) -> [Int] {
    stack.viewControllers.compactMap { ($0 as? FuzzPage)?.record.number }
  }

  /// At rest a tap reaches the page that is in front, and a swipe takes a page away.
  func probe() {
    rest()
    reaction = nil
    look()
    guard let top = frontPage, let record = records[top] else { return }
    let taps = record.taps
    world.finger.tap(at: point(atShare: 0.5))
    rest()
    if record.taps != taps + 1 { complain("a tap on page \(top) did not reach it") }
    guard let slot = frontSlot, let stack = slot.controller, !slot.model.pages.isEmpty else {
      return
    }
    let page = makePage(for: slot)
    slot.model.push(page.record.number)
    stack.pushViewController(page, animated: false)
    stack.setNavigationBarHidden(false, animated: false)
    slot.hidesBar = false
    rest()
    touch(.beginSwipe)
    look()
    if !slot.model.isSwiping { complain("a swipe did not begin at rest") }
    for percent in [40, 70, 90] {
      world.advance(by: 0.05)
      touch(.moveFinger(to: percent))
    }
    rest()
    look()
    if slot.model.pages.contains(page.record.number) { complain("a swipe did not pop") }
  }
}
