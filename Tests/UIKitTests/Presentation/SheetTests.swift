// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// Sheets over a stack, without interaction.
@MainActor
@Suite(.freesControllers) struct SheetTests {
  let log = CallbackLog(.appearance)
  let page: LoggedPage
  let stack: LoggedStack
  let world: World

  init() {
    page = log.page("A")
    stack = log.stack("N", page)
    world = World(
      size: CGSize(width: 200, height: 400),
      scale: 1,
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0),
      root: stack
    )
    _ = log.take()
  }

  /// A page that comes as a sheet.
  func sheet(_ name: String) -> LoggedPage {
    let page = log.page(name)
    page.modalPresentationStyle = .pageSheet
    return page
  }

  /// Returns the visible frame of a view, in the window.
  func seen(_ view: UIView?) -> CGRect? {
    guard let view, view.window != nil else { return nil }
    return (view.layer.presentation() ?? view.layer).frame
  }

  func expectRest() {
    #expect(world.settle())
    #expect(stack.transitionCoordinator == nil)
    let containers = world.window.subviews.compactMap { $0 as? UITransitionView }
    #expect(containers.allSatisfy { !$0.blocksTouches })
  }

  @Test func `an automatic presentation is a sheet`() {
    let modal = UIViewController()
    #expect(modal.modalPresentationStyle == .pageSheet)
    modal.modalPresentationStyle = .automatic
    #expect(modal.modalPresentationStyle == .pageSheet)
    page.present(modal, animated: false)
    #expect(modal.presentationController is UISheetPresentationController)
    #expect(modal.sheetPresentationController?.presentedViewController === modal)
    #expect(modal.presentationController?.presentingViewController === stack)
    #expect(modal.presentationController?.presentationStyle == .pageSheet)
  }

  @Test func `a sheet leaves the presenting view controller visible without callbacks`() {
    let modal = sheet("B")
    page.present(modal, animated: true) { [log] in log.add("completion") }
    #expect(log.take() == ["B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing"])
    #expect(page.transitionCoordinator?.presentationStyle == .pageSheet)
    expectRest()
    #expect(log.take() == ["B.viewDidAppear", "completion"])
    #expect(stack.view.window != nil)
    #expect(page.appearance.state == .appeared)
    modal.dismiss(animated: true) { [log] in log.add("completion") }
    #expect(log.take() == ["B.viewWillDisappear"])
    expectRest()
    #expect(log.take() == ["B.viewDidDisappear", "completion"])
    #expect(world.window.subviews == [stack.view])
  }

  @Test func `a sheet begins below the safe area, above the presenting view's top edge`() throws {
    let modal = sheet("B")
    page.present(modal, animated: true)
    expectRest()
    #expect(
      modal.view.convert(modal.view.bounds, to: nil) == CGRect(x: 0, y: 30, width: 200, height: 370)
    )
    #expect(modal.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
    let below = try #require(seen(stack.view))
    #expect(below.minX == 16 && below.maxX == 184)
    #expect(below.minY == 20)
    #expect(stack.view.layer.cornerRadius == 10)
    modal.dismiss(animated: true)
    expectRest()
    #expect(seen(stack.view) == CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(stack.view.layer.cornerRadius == 0)
    #expect(!stack.view.clipsToBounds)
    #expect(world.isIdle)
  }

  @Test(arguments: [0.0, 0.05, 0.2])
  func `sheet, dimming view and presenting view move together`(_ time: Double) throws {
    let modal = sheet("B")
    page.present(modal, animated: true)
    world.advance(by: time)
    let share = 1 - SystemSpring(duration: 0.5).position(from: 1, velocity: 0, target: 0, at: time)
    let wrapper = try #require(modal.view.superview)
    #expect(abs(try #require(seen(wrapper)).minY - (30 + 370 * (1 - share))) < 0.5)
    #expect(abs(try #require(seen(stack.view)).minX - 16 * share) < 0.1)
    let dim = try #require(wrapper.superview?.subviews.first { $0 is UIDimmingView })
    #expect(abs(CGFloat(try #require(dim.layer.presentation()).opacity) - share) < 0.01)
    expectRest()
  }

  @Test func `a dismissal during a presentation retargets the animation`() throws {
    let modal = sheet("B")
    page.present(modal, animated: true)
    world.advance(by: 0.1)
    let wrapper = try #require(modal.view.superview)
    let before = (try #require(seen(wrapper)).minY, try #require(seen(stack.view)).minX)
    modal.dismiss(animated: true)
    #expect(abs(try #require(seen(wrapper)).minY - before.0) < 0.01)
    #expect(abs(try #require(seen(stack.view)).minX - before.1) < 0.01)
    expectRest()
    #expect(seen(stack.view) == world.window.bounds)
  }

  @Test func `a sheet over a sheet scales that one down, not the page`() throws {
    let (lower, upper) = (sheet("B"), sheet("C"))
    page.present(lower, animated: false)
    let before = seen(stack.view)
    lower.present(upper, animated: true)
    expectRest()
    #expect(seen(stack.view) == before)
    let wrapper = try #require(lower.view.superview)
    #expect(try #require(seen(wrapper)).minX == 16)
    #expect(try #require(seen(wrapper)).minY == 20)
    _ = log.take()
    stack.dismiss(animated: true)
    #expect(log.take() == ["C.viewWillDisappear", "B.viewWillDisappear"])
    expectRest()
    #expect(log.take() == ["C.viewDidDisappear", "B.viewDidDisappear"])
    #expect(seen(stack.view) == world.window.bounds)
    #expect(world.window.subviews == [stack.view])
  }

  @Test func `a full screen presentation removes a sheet and inserts it again`() {
    let (lower, upper) = (sheet("B"), log.page("C"))
    page.present(lower, animated: false)
    _ = log.take()
    lower.present(upper, animated: true)
    expectRest()
    #expect(
      log.take() == [
        "C.viewDidLoad", "B.viewWillDisappear", "C.viewWillAppear", "C.viewIsAppearing",
        "C.viewDidAppear", "B.viewDidDisappear",
      ]
    )
    #expect(lower.view.window == nil)
    upper.dismiss(animated: true)
    expectRest()
    #expect(lower.view.window === world.window)
    #expect(seen(stack.view)?.minX == 16)
    stack.dismiss(animated: false)
    expectRest()
    #expect(seen(stack.view) == world.window.bounds)
  }

  @Test func `a resize completes a presentation and lays out again`() throws {
    let modal = sheet("B")
    page.present(modal, animated: true)
    world.advance(by: 0.1)
    world.resize(to: CGSize(width: 320, height: 500))
    expectRest()
    #expect(modal.appearance.state == .appeared)
    #expect(
      modal.view.convert(modal.view.bounds, to: nil) == CGRect(x: 0, y: 30, width: 320, height: 470)
    )
    #expect(stack.view.bounds.size == CGSize(width: 320, height: 500))
    let below = try #require(seen(stack.view))
    #expect(below.minX == 16 && below.maxX == 304 && below.minY == 20)
    modal.dismiss(animated: false)
    #expect(seen(stack.view) == CGRect(x: 0, y: 0, width: 320, height: 500))
  }

  @Test func `another root restores the former root's view`() {
    page.present(sheet("B"), animated: true)
    world.advance(by: 0.1)
    world.window.rootViewController = UIViewController()
    #expect(world.settle())
    #expect(stack.view.transform == .identity)
    #expect(stack.view.layer.cornerRadius == 0)
    #expect(stack.presentedViewController == nil)
    #expect(page.appearance.state == .disappeared)
  }

  @Test func `a grabber appears and disappears while its sheet is shown`() throws {
    let modal = sheet("B")
    page.present(modal, animated: false)
    world.settle()
    let wrapper = try #require(modal.view.superview)
    let count = wrapper.subviews.count
    for shows in [true, false] {
      modal.sheetPresentationController?.prefersGrabberVisible = shows
      world.settle()
      #expect(wrapper.subviews.count == count + (shows ? 1 : 0))
    }
  }

  @Test func `the card below a sheet is fitted to its size at once`() throws {
    let modal = sheet("B")
    page.present(modal, animated: false)
    world.settle()
    stack.view.bounds.size.width = 160
    try #require(modal.presentationAround).stage.place()
    let fitted = (160 - 2 * SheetFigures.presenterInset) / 160
    #expect(abs(stack.view.transform.a - fitted) < 1e-9)
  }

  @Test func `a sheet's configuration before its presentation is kept`() throws {
    let modal = sheet("B")
    let controller = try #require(modal.sheetPresentationController)
    controller.prefersGrabberVisible = true
    controller.preferredCornerRadius = 24
    page.present(modal, animated: false)
    #expect(modal.sheetPresentationController === controller)
    let wrapper = try #require(modal.view.superview)
    #expect(wrapper.layer.cornerRadius == 24)
    let grabber = try #require(wrapper.subviews.last)
    #expect(grabber.frame == CGRect(x: 82, y: 5, width: 36, height: 5))
    controller.prefersGrabberVisible = false
    world.settle()
    #expect(grabber.superview == nil)
    modal.dismiss(animated: false)
    #expect(modal.sheetPresentationController !== controller)
  }

  @Test func `another style has another presentation controller`() {
    let modal = sheet("B")
    #expect(modal.sheetPresentationController != nil)
    modal.modalPresentationStyle = .fullScreen
    #expect(modal.sheetPresentationController == nil)
    #expect(modal.presentationController?.presentationStyle == .fullScreen)
    #expect(modal.presentationController?.shouldRemovePresentersView == true)
    modal.modalPresentationStyle = .none
    #expect(modal.presentationController == nil)
  }

  @Test func `a sheet and its presentation controller are freed`() {
    expectFreed {
      let modal = UIViewController()
      let controller = modal.presentationController
      page.present(modal, animated: true)
      world.advance(by: 0.1)
      modal.dismiss(animated: true)
      world.settle()
      return [modal, controller].compactMap { $0 }
    }
    expectFreed {
      let modal = UIViewController()
      return [modal, modal.presentationController].compactMap { $0 }
    }
  }
}
