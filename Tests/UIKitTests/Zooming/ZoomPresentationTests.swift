// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing

@testable import UIKit

/// Pages that are presented by a zoom, and dismissed by one.
@MainActor
@Suite(.freesControllers) struct ZoomPresentationTests {
  private let log = CallbackLog(.appearance)
  private let world: World
  private let root: LoggedPage
  private let page: LoggedPage
  private let source = UIView(frame: ZoomScene.square)
  private var finger: Finger { world.finger }

  init() { (world, root, page) = Self.make(.leftToRight, log, source) }

  private static func make(
    _ direction: World.Direction,
    _ log: CallbackLog,
    _ source: UIView
  ) -> (World, LoggedPage, LoggedPage) {
    let (root, page) = (LoggedPage("root", log), LoggedPage("page", log))
    let world = World(
      direction,
      size: ZoomScene.size,
      scale: 1,
      framesPerSecond: 240,
      root: root
    )
    root.view.addSubview(source)
    page.preferredTransition = .zoom { [weak source] _ in source }
    page.loadViewIfNeeded()
    world.settle()
    _ = log.take()
    return (world, root, page)
  }

  private var card: UIView? {
    root.storedPresentation?.stage.container.subviews.first { $0 is ZoomCardView }
  }

  private func open() {
    root.present(page, animated: true)
    world.settle()
    _ = log.take()
  }

  private func expectOpen() {
    #expect(world.settle())
    #expect(root.presentedViewController === page && card == nil && source.alpha == 1)
    #expect(page.view.superview?.transform == .identity)
    #expect(page.view.superview?.frame.size == ZoomScene.size)
    #expect(root.view.window == nil)
  }

  private func expectClosed() {
    #expect(world.settle())
    #expect(root.presentedViewController == nil && source.alpha == 1)
    #expect(root.view.window != nil && page.view.window == nil)
  }

  @Test func `a presentation starts at the source, and fills the screen by itself`() throws {
    #expect(page.modalPresentationStyle == .fullScreen)
    root.present(page, animated: true)
    #expect(try #require(card).frame == ZoomScene.square && source.alpha == 0)
    world.advance(by: 0.15)
    #expect(try #require(card).frame.width > 100)
    expectOpen()
    #expect(
      log.take() == [
        "root.viewWillDisappear", "page.viewWillAppear", "page.viewIsAppearing",
        "page.viewDidAppear", "root.viewDidDisappear",
      ]
    )
  }

  @Test func `a dismissal ends at the source`() throws {
    open()
    root.dismiss(animated: true)
    world.advance(by: 0.48)
    let card = try #require(card)
    #expect(abs(card.frame.minX - 20) < 1 && abs(card.frame.width - 50) < 1)
    expectClosed()
  }

  @Test func `a sheet does not zoom`() {
    page.modalPresentationStyle = .pageSheet
    root.present(page, animated: true)
    #expect(card == nil && source.alpha == 1)
    world.settle()
    #expect(root.presentedViewController === page)
  }

  @Test func `a drag down dismisses the page, and the delegate hears of it`() throws {
    open()
    let delegate = Delegate()
    page.presentationController?.delegate = delegate
    finger.down(at: CGPoint(x: 100, y: 60))
    finger.move(to: CGPoint(x: 130, y: 240), during: 0.2)
    let card = try #require(card)
    #expect(card.frame.width < 150 && card.frame.contains(CGPoint(x: 130, y: 240)))
    #expect(page.transitionCoordinator?.isInteractive == true)
    finger.move(to: CGPoint(x: 130, y: 300), during: 0.1)
    finger.up()
    expectClosed()
    #expect(delegate.heard == ["should", "will", "did"])
  }

  @Test func `a page that was presented without an animation zooms back under a finger`() {
    root.present(page, animated: false)
    finger.down(at: CGPoint(x: 100, y: 60))
    finger.move(to: CGPoint(x: 100, y: 330), during: 0.2)
    #expect(card != nil)
    finger.up()
    expectClosed()
  }

  @Test(arguments: World.Direction.allCases)
  func `a drag from the leading edge dismisses the page`(_ direction: World.Direction) {
    let (world, root, page) = Self.make(direction, log, source)
    root.present(page, animated: true)
    world.settle()
    let mirrored = direction == .rightToLeft
    world.finger.down(at: CGPoint(x: mirrored ? 197 : 3, y: 200))
    world.finger.move(to: CGPoint(x: mirrored ? 30 : 170, y: 220), during: 0.2)
    #expect(page.transitionCoordinator?.isInteractive == true)
    world.finger.up()
    world.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `a drag that is let go early leaves the page there`() {
    open()
    finger.down(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 100, y: 150), during: 0.2)
    finger.hold(for: 0.3)
    finger.up()
    expectOpen()
    #expect(
      log.take() == [
        "page.viewWillDisappear", "root.viewWillAppear", "root.viewIsAppearing",
        "root.viewWillDisappear", "root.viewDidDisappear", "page.viewWillAppear",
        "page.viewIsAppearing", "page.viewDidAppear",
      ]
    )
  }

  @Test func `a page that is modal does not follow the finger`() {
    open()
    page.isModalInPresentation = true
    finger.down(at: CGPoint(x: 100, y: 60))
    finger.move(to: CGPoint(x: 100, y: 340), during: 0.2)
    #expect(card == nil)
    finger.up()
    expectOpen()
  }

  @Test func `a presentation that is caught ends before its dismissal begins`() {
    root.present(page, animated: true)
    world.advance(by: 0.1)
    finger.down(at: CGPoint(x: 100, y: 200))
    finger.move(to: CGPoint(x: 100, y: 230))
    #expect(
      log.take() == [
        "root.viewWillDisappear", "page.viewWillAppear", "page.viewIsAppearing",
        "page.viewDidAppear", "root.viewDidDisappear", "page.viewWillDisappear",
        "root.viewWillAppear", "root.viewIsAppearing",
      ]
    )
    finger.move(to: CGPoint(x: 100, y: 390), during: 0.1)
    finger.up()
    expectClosed()
  }

  @Test(arguments: [true, false])
  func `neither place nor velocity jumps when a finger takes a page on its way`(
    _ isPresenting: Bool
  ) throws {
    if !isPresenting { open() }
    isPresenting ? root.present(page, animated: true) : root.dismiss(animated: true)
    var last: CGRect?
    var steps: [CGFloat] = []
    let advance = { (count: Int) in
      for _ in 0..<count {
        world.advance(by: 1.0 / 240 + 1e-7)
        guard let frame = card?.frame else { continue }
        if let last {
          let edges = [
            frame.minX - last.minX, frame.minY - last.minY, frame.maxX - last.maxX,
            frame.maxY - last.maxY,
          ]
          steps.append(edges.map(abs).max() ?? 0)
        }
        last = frame
      }
    }
    advance(20)
    finger.down(at: CGPoint(x: 60, y: 200))
    advance(1)
    for step in 1...40 {
      finger.move(to: CGPoint(x: 60 + Double(step), y: 200 - 2 * Double(step)))
      advance(1)
    }
    finger.up()
    advance(130)
    // The spring's largest speed over the longest way of an edge, and the finger's.
    #expect(try #require(steps.max()) <= 350 * 18.26 * 0.37 / 240 + 4)
    let after = Array(steps.suffix(115))
    #expect(try #require(zip(after, after.dropFirst()).map { abs($1 - $0) }.max()) <= 1.2)
    world.settle()
    #expect(source.alpha == 1)
  }

  @Test func `code may dismiss a page that a finger holds, and one that comes`() {
    open()
    finger.down(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 100, y: 200), during: 0.1)
    root.dismiss(animated: true)
    finger.up()
    expectClosed()
    root.present(page, animated: true)
    world.advance(by: 0.1)
    let before = card?.frame.width ?? 0
    root.dismiss(animated: true)
    #expect(abs((card?.frame.width ?? 0) - before) < 3)
    expectClosed()
  }

  @Test func `a resize ends the zoom`() {
    root.present(page, animated: true)
    world.advance(by: 0.1)
    world.resize(to: CGSize(width: 400, height: 200))
    world.settle()
    #expect(card == nil && source.alpha == 1)
    #expect(page.view.bounds.size == CGSize(width: 400, height: 200))
  }

  @Test func `the page takes touches at rest`() {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 50, y: 150, width: 100, height: 100))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    page.view.addSubview(button)
    open()
    finger.tap(button)
    #expect(taps == 1)
  }

  private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var heard: [String] = []

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      heard.append("should")
      return true
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      heard.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      heard.append("did")
    }
  }
}
