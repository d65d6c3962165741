// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing

@testable import UIKit

/// Pages that zoom out of a view in a push, and back in a pop.
@MainActor
@Suite(.freesControllers) struct ZoomTransitionTests {
  private let scene = ZoomScene()

  @Test func `a push starts at the source view and ends at the page`() throws {
    scene.push()
    scene.world.advance(by: 0)
    let card = try #require(scene.card)
    #expect(card.frame == ZoomScene.square)
    scene.world.advance(by: 0.15)
    #expect(card.frame.width > 100 && card.frame.width < 200)
    scene.world.settle()
    #expect(scene.card == nil)
    let wrapper = try #require(scene.page.view.superview)
    #expect(wrapper.frame == CGRect(origin: .zero, size: ZoomScene.size))
    #expect(wrapper.transform == .identity && wrapper.superview != nil)
  }

  @Test func `a pop ends at the view that the provider returns then`() throws {
    scene.open()
    let asked = scene.questions
    scene.source = scene.addSquare(CGRect(x: 100, y: 100, width: 80, height: 40))
    scene.pop()
    #expect(scene.questions == asked + 1)
    scene.world.advance(by: 0.48)
    let card = try #require(scene.card)
    #expect(abs(card.frame.minX - 100) < 1 && abs(card.frame.width - 80) < 1)
    #expect(scene.source?.alpha == 0)
    scene.world.settle()
    #expect(scene.source?.alpha == 1 && scene.titles == ["list"])
  }

  @Test func `the source view is invisible while its picture moves`() throws {
    scene.source?.alpha = 0.5
    scene.push()
    #expect(scene.source?.alpha == 0)
    scene.world.settle()
    #expect(scene.source?.alpha == 0.5)
  }

  @Test(arguments: [false, true])
  func `the page keeps what the app set of it, also after an interruption`(_ isOn: Bool) {
    let page: UIView = scene.page.view
    page.isUserInteractionEnabled = isOn
    page.layer.shouldRasterize = isOn
    scene.push()
    scene.world.advance(by: 0.1)
    scene.pop()
    scene.world.settle()
    scene.push()
    scene.world.settle()
    #expect(page.isUserInteractionEnabled == isOn && page.layer.shouldRasterize == isOn)
  }

  @Test func `an alpha that the app sets meanwhile stays`() {
    scene.push()
    scene.source?.alpha = 0.75
    scene.world.settle()
    #expect(scene.source?.alpha == 0.75)
  }

  @Test(arguments: [false, true])
  func `without a view in the window the page grows in the middle`(_ isElsewhere: Bool) throws {
    scene.source = isElsewhere ? UIView(frame: ZoomScene.square) : nil
    scene.push()
    let card = try #require(scene.card)
    #expect(card.frame == CGRect(x: 50, y: 100, width: 100, height: 200))
    #expect(card.alpha == 0)
    scene.world.settle()
    #expect(scene.titles == ["list", "page"])
  }

  @Test func `a view of the page itself is no source`() throws {
    scene.source = scene.page.view
    scene.push()
    #expect(try #require(scene.card).frame.width == 100)
    #expect(scene.page.view.alpha == 1)
  }

  @Test func `with less motion the page fades`() throws {
    scene.world.isReduceMotionEnabled = true
    scene.push()
    let card = try #require(scene.card)
    #expect(card.frame.size == ZoomScene.size && card.alpha == 0)
  }

  @Test func `the aligned part of the page fills the source`() throws {
    var isTold = false
    scene.options.alignmentRectProvider = { [weak scene] context in
      isTold =
        context.zoomedViewController === scene?.page && context.sourceView === scene?.source
      return CGRect(x: 0, y: 100, width: 200, height: 200)
    }
    scene.page.preferredTransition = .zoom(options: scene.options) { [weak scene] _ in
      scene?.source
    }
    scene.push()
    let wrapper = try #require(scene.page.view.superview)
    let scale = wrapper.transform.a
    #expect(scale == 0.25 && isTold)
    #expect(wrapper.center.y - scale * 200 + scale * 100 == 0)
  }

  @Test func `the options are those at the time of the call`() {
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = .red
    scene.page.preferredTransition = .zoom(options: options) { [weak scene] _ in scene?.source }
    options.dimmingColor = .green
    scene.push()
    let dimming = scene.stack.engine.container.pagesView.subviews.first {
      $0.backgroundColor == .red
    }
    #expect(dimming != nil)
  }

  @Test func `the callbacks are those of a push and a pop`() {
    scene.push()
    scene.world.settle()
    scene.pop()
    scene.world.settle()
    #expect(
      scene.log.take() == [
        "list.viewWillDisappear", "page.viewWillAppear", "page.viewIsAppearing",
        "list.viewDidDisappear", "page.viewDidAppear", "page.viewWillDisappear",
        "list.viewWillAppear", "list.viewIsAppearing", "page.viewDidDisappear",
        "list.viewDidAppear",
      ]
    )
  }

  @Test func `the page keeps its size and its safe area while it zooms`() {
    scene.push()
    let (size, insets) = (scene.page.view.bounds.size, scene.page.view.safeAreaInsets)
    for _ in 0..<60 {
      scene.nextFrame()
      #expect(scene.page.view.bounds.size == size && scene.page.view.safeAreaInsets == insets)
    }
    scene.world.settle()
    #expect(scene.page.view.bounds.size == size && scene.page.view.safeAreaInsets == insets)
  }

  @Test func `the bar's titles fade where they are`() throws {
    scene.list.title = "One"
    scene.page.title = "Two"
    scene.push()
    scene.world.advance(by: 0.1)
    let views = scene.stack.navigationBar.allViews.filter { $0 is UINavigationItemView }
    #expect(views.count == 2)
    for view in views {
      let seen = try #require(view.layer.presentation())
      let place = try #require(view.superview).convert(seen.position, to: scene.stack.view)
      #expect(abs(place.x - 100) < 1)
      #expect(seen.opacity > 0.05 && seen.opacity < 0.95)
    }
  }

  @Test(arguments: [0.05, 0.2])
  func `a push of the page that zooms back goes on from where it is`(_ time: Double) throws {
    scene.open()
    scene.pop()
    scene.world.advance(by: time)
    let before = try #require(scene.card).frame
    scene.push()
    let after = try #require(scene.card).frame
    #expect(abs(before.minX - after.minX) < 2 && abs(before.width - after.width) < 4)
    scene.world.settle()
    #expect(scene.titles == ["list", "page"] && scene.card == nil)
  }

  @Test func `another push during a zoom shows the third page at rest`() {
    scene.push()
    scene.world.advance(by: 0.1)
    scene.world.perform {
      scene.stack.pushViewController(LoggedPage("third", scene.log), animated: true)
    }
    #expect(scene.card == nil && scene.source?.alpha == 1)
    scene.world.settle()
    #expect(scene.titles == ["list", "page", "third"])
    #expect(scene.stack.engine.container.pagesView.subviews.count == 1)
  }

  @Test func `a resize ends the zoom`() throws {
    scene.push()
    scene.world.advance(by: 0.1)
    scene.world.resize(to: CGSize(width: 400, height: 200))
    scene.world.settle()
    #expect(scene.card == nil && scene.source?.alpha == 1)
    #expect(scene.page.view.superview?.frame.size == CGSize(width: 400, height: 200))
  }

  @Test func `nothing of a zoom is left after many of them`() {
    for _ in 0..<5 {
      scene.push()
      scene.world.advance(by: 0.1)
      scene.pop()
      scene.world.settle()
    }
    #expect(scene.stack.engine.container.pagesView.subviews.count == 1)
    #expect(scene.source?.alpha == 1)
    #expect(scene.stack.view.gestureRecognizers?.count == 3)
  }
}

extension UIView {
  fileprivate var allViews: [UIView] { subviews + subviews.flatMap(\.allViews) }
}
