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
    let next = log.page("C")
    stack.pushViewController(next, animated: true)
    world.advance(by: 0.1)
    _ = log.take()
    next.present(log.page("B"), animated: true)
    #expect(
      log.take() == [
        "A.viewDidDisappear", "C.viewDidAppear", "B.viewDidLoad", "N.viewWillDisappear",
        "C.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
      ]
    )
    #expect(stack.engine.container.pagesView.subviews.count == 1)
    expectRest()
  }

  @Test func `a presentation cancels an interactive pop first`() {
    let next = log.page("C")
    stack.pushViewController(next, animated: false)
    world.finger.dragFromLeadingEdge(to: 0.6)
    #expect(stack.viewControllers == [page])
    stack.present(log.page("B"), animated: true)
    #expect(stack.viewControllers == [page, next])
    world.finger.move(to: CGPoint(x: 190, y: 200), during: 0.1)
    world.finger.up()
    expectRest()
    stack.dismiss(animated: true)
    expectRest()
    #expect(stack.viewControllers == [page, next])
    #expect(next.view.window != nil)
    #expect(stack.engine.transition == nil)
  }

  @Test func `a second presentation is refused with UIKit's text`() {
    let (first, second) = (log.page("B"), log.page("C"))
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
    let modal = log.page("B")
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
      UIViewController().present(log.page("B"), animated: true)
    }
    #expect(lines.first?.hasSuffix("whose view is not in the window hierarchy!") == true)
    #expect(log.take().isEmpty)
  }

  @Test func `calls inside callbacks are made right after them`() {
    let (first, second) = (log.page("B"), log.page("C"))
    first.reactions["viewDidAppear"] = { [unowned first] in first.dismiss(animated: true) }
    page.reactions["viewDidAppear"] = { [unowned page] in page.present(second, animated: true) }
    page.present(first, animated: true)
    expectRest()
    #expect(stack.presentedViewController === second)
    #expect(second.view.window != nil)
    #expect(first.view.window == nil)
    #expect(
      log.take() == [
        "B.viewDidLoad", "N.viewWillDisappear", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewIsAppearing", "B.viewDidAppear", "N.viewDidDisappear", "A.viewDidDisappear",
        "B.viewWillDisappear", "N.viewWillAppear", "A.viewWillAppear", "A.viewIsAppearing",
        "N.viewDidAppear", "A.viewDidAppear", "B.viewDidDisappear",
        "C.viewDidLoad", "N.viewWillDisappear", "A.viewWillDisappear", "C.viewWillAppear",
        "C.viewIsAppearing", "C.viewDidAppear", "N.viewDidDisappear", "A.viewDidDisappear",
      ]
    )
  }

  @Test func `a dismissal in viewWillAppear follows the presentation`() {
    let modal = log.page("B")
    modal.reactions["viewWillAppear"] = { [unowned modal] in modal.dismiss(animated: true) }
    page.present(modal, animated: true)
    expectRest()
    #expect(stack.presentedViewController == nil)
    #expect(modal.appearance.state == .disappeared)
    #expect(page.appearance.state == .appeared)
    #expect(world.window.subviews == [stack.view])
  }

  @Test func `a page may present from its own push, before it has appeared`() {
    let next = log.page("C")
    let modal = log.page("B")
    next.reactions["viewWillAppear"] = { [unowned next] in
      if next.presentedViewController == nil { next.present(modal, animated: true) }
    }
    stack.pushViewController(next, animated: true)
    expectRest()
    #expect(stack.presentedViewController === modal)
    #expect(next.presentedViewController === modal)
    #expect(stack.viewControllers == [page, next])
  }

  @Test func `a root may present before it has appeared`() {
    let root = log.page("R")
    let modal = log.page("B")
    root.reactions["viewIsAppearing"] = { [unowned root] in root.present(modal, animated: false) }
    let world = World(size: CGSize(width: 200, height: 400), root: root)
    world.settle()
    #expect(modal.view.window === world.window)
    #expect(root.appearance.state == .disappeared)
    #expect(modal.appearance.state == .appeared)
  }

  @Test func `a presentation and a dismissal in one turn call balanced callbacks`() {
    for round in 0..<20 {
      let modal = log.page("\(round)")
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
    let (middle, top) = (log.page("B"), log.page("C"))
    page.present(middle, animated: false)
    middle.present(top, animated: false)
    _ = log.take()
    stack.dismiss(animated: true)
    #expect(
      log.take() == [
        "C.viewWillDisappear", "N.viewWillAppear", "A.viewWillAppear", "A.viewIsAppearing",
      ]
    )
    expectRest()
    #expect(log.take() == ["N.viewDidAppear", "A.viewDidAppear", "C.viewDidDisappear"])
    #expect(world.window.subviews == [stack.view])
  }

  @Test func `a view controller in a dismissed chain refuses calls`() {
    let (middle, top) = (log.page("B"), log.page("C"))
    page.present(middle, animated: false)
    middle.present(top, animated: false)
    stack.dismiss(animated: true)
    world.advance(by: 0.1)
    let lines = RetourLog.capturing {
      top.dismiss(animated: true)
      top.present(log.page("D"), animated: true)
    }
    #expect(lines.count == 2)
    expectRest()
    #expect(world.isIdle)
    #expect(stack.presentedViewController == nil)
    #expect(world.window.subviews == [stack.view])
  }
}
