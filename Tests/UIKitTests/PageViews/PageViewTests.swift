// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// Pages that the user and the app turn.
@MainActor
@Suite(.freesControllers) struct PageViewTests {
  @Test(arguments: World.Direction.allCases)
  func `a swipe turns to the next page, with the callbacks in order`(
    _ direction: World.Direction
  ) {
    let book = PageBook(direction)
    book.swipe(0.6, lift: false)
    #expect(
      book.log.take() == [
        "will [1]", "1.viewDidLoad", "1.viewWillAppear",
        "0.viewWillDisappear", "1.viewIsAppearing",
      ]
    )
    #expect(book.visible == [0, 1] && book.shown == 0)
    book.world.finger.up()
    book.world.settle()
    #expect(book.log.take() == ["1.viewDidAppear", "0.viewDidDisappear", "did true [0] true"])
    #expect(book.visible == [1] && book.shown == 1)
    #expect(book.pages[0].parent == nil && book.pages[1].parent === book.controller)
    #expect(book.frame(of: 1) == book.world.window.bounds)
  }

  @Test func `a swipe that turns back restores the page`() {
    let book = PageBook()
    book.swipe(0.3, during: 0.5, lift: false)
    _ = book.log.take()
    book.world.finger.hold(for: 0.3)
    book.world.finger.up()
    book.world.settle()
    #expect(
      book.log.take() == [
        "1.viewWillDisappear", "1.viewDidDisappear", "0.viewWillAppear",
        "0.viewIsAppearing", "0.viewDidAppear", "did true [0] false",
      ]
    )
    #expect(book.visible == [0] && book.shown == 0 && book.pages[1].parent == nil)
    #expect(book.frame(of: 0) == book.world.window.bounds && book.world.isIdle)
  }

  @Test func `the data source is asked ahead, and only for what is not known`() {
    let book = PageBook(pages: 4)
    book.swipe(0.6)
    book.world.settle()
    #expect(book.requests == ["after 1"])
    book.requests = []
    book.controller.dataSource = book
    book.world.settle()
    #expect(book.requests == ["before 1", "after 1"])
  }

  @Test func `pages bounce at the first and the last`() {
    let book = PageBook(pages: 2)
    book.swipe(-0.6, lift: false)
    #expect(book.visible == [0] && book.frame(of: 0).minX > 0)
    book.world.finger.up()
    book.world.settle()
    #expect(book.log.take() == [] && book.frame(of: 0).minX == 0)
    book.swipe(0.6)
    book.world.settle()
    book.swipe(0.6)
    book.world.settle()
    #expect(book.shown == 1)
  }

  @Test func `one drag can go over several pages`() {
    let book = PageBook(pages: 4)
    book.world.finger.down(at: CGPoint(x: 190, y: 200))
    book.world.finger.move(to: CGPoint(x: 100, y: 200), during: 0.2)
    book.world.finger.move(to: CGPoint(x: -250, y: 200), during: 0.5)
    book.world.finger.hold(for: 0.3)
    #expect(book.shown == 2)
    book.world.finger.up()
    book.world.settle()
    #expect(book.shown == 2 && book.visible == [2] && book.frame(of: 2).minX == 0)
  }

  @Test(arguments: World.Direction.allCases)
  func `an animated change scrolls in from its side`(_ direction: World.Direction) {
    let book = PageBook(direction)
    var ends: [Bool] = []
    book.controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
      ends.append($0)
    }
    #expect(book.shown == 2)
    book.world.advance(by: 0.15)
    let isMirrored = direction == .rightToLeft
    #expect(book.frame(of: 2).minX.isLess(than: 0) == isMirrored && book.frame(of: 2).minX != 0)
    #expect(ends == [])
    book.world.settle()
    #expect(ends == [true] && book.visible == [2] && book.frame(of: 2).minX == 0)
    #expect(
      book.log.take() == [
        "2.viewDidLoad", "2.viewWillAppear", "0.viewWillDisappear",
        "2.viewIsAppearing", "2.viewDidAppear", "0.viewDidDisappear",
      ]
    )
    book.controller.setViewControllers([book.pages[0]], direction: .reverse, animated: true)
    book.world.advance(by: 0.15)
    #expect(book.frame(of: 0).minX.isLess(than: 0) == !isMirrored)
    book.world.settle()
    #expect(book.shown == 0)
  }

  @Test func `a change during an animated change completes that first`() {
    let book = PageBook()
    var ends: [String] = []
    book.controller.setViewControllers([book.pages[1]], direction: .forward, animated: true) {
      ends.append("first \($0)")
    }
    book.world.advance(by: 0.1)
    book.controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
      ends.append("second \($0)")
    }
    #expect(ends == ["first false"])
    book.world.settle()
    #expect(ends == ["first false", "second true"])
    #expect(book.visible == [2] && book.pages[1].parent == nil)
  }

  @Test func `a change during a swipe ends it`() {
    let book = PageBook()
    book.swipe(0.3, lift: false)
    book.controller.setViewControllers([book.pages[2]], direction: .forward, animated: false)
    #expect(book.shown == 2)
    book.world.finger.up()
    book.world.settle()
    #expect(book.visible == [2] && book.pages[0].parent == nil && book.pages[1].parent == nil)
    #expect(book.world.isIdle)
  }

  @Test func `a change without animation replaces the page at once`() {
    let book = PageBook()
    var ended = false
    book.controller.setViewControllers([book.pages[1]], direction: .forward, animated: false) {
      ended = $0
    }
    #expect(
      ended
        && book.log.take() == [
          "1.viewDidLoad", "1.viewWillAppear",
          "0.viewWillDisappear", "1.viewIsAppearing", "0.viewDidDisappear", "1.viewDidAppear",
        ]
    )
    #expect(book.controller.children == [book.pages[1]])
  }

  @Test func `a finger has no effect during an animated change`() {
    let book = PageBook()
    book.controller.setViewControllers([book.pages[1]], direction: .forward, animated: true)
    book.world.advance(by: 0.1)
    book.swipe(-0.5)
    book.world.settle()
    #expect(book.shown == 1 && book.visible == [1])
  }

  @Test func `a finger that catches a page in motion takes it back`() {
    let book = PageBook()
    book.swipe(0.4, during: 0.1)
    book.world.advance(by: 0.05)
    #expect(book.visible == [0, 1])
    book.world.finger.down(at: CGPoint(x: 50, y: 200))
    book.world.finger.move(to: CGPoint(x: 190, y: 200), during: 0.2)
    book.world.finger.up()
    book.world.settle()
    #expect(book.shown == 0 && book.visible == [0])
  }

  @Test func `vertical pages follow each other downwards`() {
    let book = PageBook(orientation: .vertical)
    book.world.finger.down(at: CGPoint(x: 100, y: 350))
    book.world.finger.move(to: CGPoint(x: 100, y: 100), during: 0.3)
    #expect(book.frame(of: 1).minY > 0 && book.frame(of: 1).minX == 0)
    book.world.finger.up()
    book.world.settle()
    #expect(book.shown == 1 && book.frame(of: 1) == book.world.window.bounds)
  }

  @Test func `the spacing lies between pages, not around them`() {
    let book = PageBook(spacing: 30)
    #expect(book.frame(of: 0) == book.world.window.bounds)
    book.swipe(0.5, lift: false)
    #expect(abs(book.frame(of: 1).minX - book.frame(of: 0).maxX - 30) < 0.01)
    book.world.finger.up()
    book.world.settle()
    #expect(book.frame(of: 1) == book.world.window.bounds)
  }
}
