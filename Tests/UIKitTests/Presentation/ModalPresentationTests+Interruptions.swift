// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

extension ModalPresentationTests {
  // MARK: What comes in between

  @Test func `a presentation completes a push first`() {
    let next = life.page("C")
    stack.pushViewController(next, animated: true)
    world.advance(by: 0.1)
    _ = life.take()
    next.present(life.page("B"), animated: true)
    #expect(
      life.take() == [
        "A.didNot", "C.did", "B.load", "N.willNot", "C.willNot", "B.will", "B.is",
      ]
    )
    #expect(stack.pagesView.subviews.count == 1)
    expectRest()
  }

  @Test func `a presentation cancels an interactive pop first`() {
    let next = life.page("C")
    stack.pushViewController(next, animated: false)
    world.finger.dragFromLeadingEdge(to: 0.6)
    #expect(stack.viewControllers == [page])
    stack.present(life.page("B"), animated: true)
    #expect(stack.viewControllers == [page, next])
    world.finger.move(to: CGPoint(x: 190, y: 200), during: 0.1)
    world.finger.up()
    expectRest()
    stack.dismiss(animated: true)
    expectRest()
    #expect(stack.viewControllers == [page, next])
    #expect(next.view.window != nil)
    #expect(stack.phase.state == .rest)
  }

  @Test func `a second presentation is refused with UIKit's text`() {
    let (first, second) = (life.page("B"), life.page("C"))
    page.present(first, animated: true)
    let lines = RetourLog.capturing { page.present(second, animated: true) }
    #expect(
      lines == [
        "Retour: Attempt to present \(second) on \(stack) which is already presenting \(first)"
      ]
    )
    #expect(!second.isViewLoaded)
    expectRest()
    let later = RetourLog.capturing { page.present(second, animated: true) }
    #expect(later == lines)
    first.dismiss(animated: true)
    let last = RetourLog.capturing { page.present(second, animated: true) }
    #expect(last == lines)
    expectRest()
    #expect(stack.presentedViewController == nil)
  }

  @Test func `a second dismissal during a dismissal is refused`() {
    let modal = life.page("B")
    page.present(modal, animated: false)
    modal.dismiss(animated: true)
    let lines = RetourLog.capturing {
      modal.dismiss(animated: true) { Issue.record("the second call has no end of its own") }
    }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("while a presentation or dismiss is in progress!") == true)
    expectRest()
    #expect(stack.view.window != nil)
  }

  @Test func `a view controller outside the window presents nothing`() {
    let lines = RetourLog.capturing {
      UIViewController().present(life.page("B"), animated: true)
    }
    #expect(lines.first?.hasSuffix("whose view is not in the window hierarchy!") == true)
    #expect(life.take().isEmpty)
  }

  @Test func `calls inside callbacks are made right after them`() {
    let (first, second) = (life.page("B"), life.page("C"))
    first.onEvent = { [unowned first] event in
      if event == "did" { first.dismiss(animated: true) }
    }
    page.onEvent = { [unowned self_ = page] event in
      if event == "did" { self_.present(second, animated: true) }
    }
    page.present(first, animated: true)
    expectRest()
    #expect(stack.presentedViewController === second)
    #expect(second.view.window != nil)
    #expect(first.view.window == nil)
    #expect(
      life.take() == [
        "B.load", "N.willNot", "A.willNot", "B.will", "B.is", "B.did", "N.didNot", "A.didNot",
        "B.willNot", "N.will", "A.will", "A.is", "N.did", "A.did", "B.didNot",
        "C.load", "N.willNot", "A.willNot", "C.will", "C.is", "C.did", "N.didNot", "A.didNot",
      ]
    )
  }

  @Test func `a dismissal in viewWillAppear follows the presentation`() {
    let modal = life.page("B")
    modal.onEvent = { [unowned modal] event in
      if event == "will" { modal.dismiss(animated: true) }
    }
    page.present(modal, animated: true)
    expectRest()
    #expect(stack.presentedViewController == nil)
    #expect(modal.appearance.state == .disappeared)
    #expect(page.appearance.state == .appeared)
    #expect(world.window.subviews == [stack.view])
  }

  @Test func `a page may present from its own push, before it has appeared`() {
    let next = life.page("C")
    let modal = life.page("B")
    next.onEvent = { [unowned next] event in
      if event == "will", next.presentedViewController == nil {
        next.present(modal, animated: true)
      }
    }
    stack.pushViewController(next, animated: true)
    expectRest()
    #expect(stack.presentedViewController === modal)
    #expect(next.presentedViewController === modal)
    #expect(stack.viewControllers == [page, next])
  }

  @Test func `a root may present before it has appeared`() {
    let root = life.page("R")
    let modal = life.page("B")
    root.onEvent = { [unowned root] event in
      if event == "is" { root.present(modal, animated: false) }
    }
    let world = World(size: CGSize(width: 200, height: 400), root: root)
    world.settle()
    #expect(modal.view.window === world.window)
    #expect(root.appearance.state == .disappeared)
    #expect(modal.appearance.state == .appeared)
  }

  @Test func `a presentation and a dismissal in one turn call balanced callbacks`() {
    for round in 0..<20 {
      let modal = life.page("\(round)")
      modal.modalPresentationStyle = round % 3 == 0 ? .overFullScreen : .fullScreen
      page.present(modal, animated: round % 2 == 0)
      modal.dismiss(animated: round % 5 == 0)
      world.advance(by: 0.6)
    }
    expectRest()
    #expect(stack.presentedViewController == nil)
    #expect(world.window.subviews == [stack.view])
    #expect(page.appearance.state == .appeared)
  }

  @Test func `a dismissal of a chain animates the topmost`() {
    let (middle, top) = (life.page("B"), life.page("C"))
    page.present(middle, animated: false)
    middle.present(top, animated: false)
    _ = life.take()
    stack.dismiss(animated: true)
    #expect(life.take() == ["C.willNot", "N.will", "A.will", "A.is"])
    expectRest()
    #expect(life.take() == ["N.did", "A.did", "C.didNot"])
    #expect(world.window.subviews == [stack.view])
  }

  @Test func `a view controller in a dismissed chain refuses calls`() {
    let (middle, top) = (life.page("B"), life.page("C"))
    page.present(middle, animated: false)
    middle.present(top, animated: false)
    stack.dismiss(animated: true)
    world.advance(by: 0.1)
    let lines = RetourLog.capturing {
      top.dismiss(animated: true)
      top.present(life.page("D"), animated: true)
    }
    #expect(lines.count == 2)
    expectRest()
    #expect(world.isIdle)
    #expect(stack.presentedViewController == nil)
    #expect(world.window.subviews == [stack.view])
  }
}
