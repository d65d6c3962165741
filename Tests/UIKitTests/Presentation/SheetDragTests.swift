// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// Interactive dismissals of sheets.
@MainActor
@Suite(.freesControllers) struct SheetDragTests {
  /// Decides about the dismissal of a sheet, and logs the calls.
  final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
    let log: CallbackLog
    var allows = true

    init(_ log: CallbackLog) { self.log = log }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      log.add("should")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.add("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.add("gone")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { log.add("attempt") }
  }

  let log = CallbackLog(.appearance)
  let page: LoggedPage
  let sheet: LoggedPage
  let listener: Listener
  let world: World

  init() {
    page = log.page("A")
    sheet = log.page("B")
    sheet.modalPresentationStyle = .pageSheet
    listener = Listener(log)
    world = World(size: CGSize(width: 200, height: 410), scale: 1, root: page)
    page.present(sheet, animated: false)
    sheet.presentationController?.delegate = listener
    world.settle()
    _ = log.take()
  }

  /// The visible distance of the sheet from its place.
  var offset: CGFloat {
    let layer = sheet.view.superview?.layer
    return ((layer?.presentation() ?? layer)?.frame.minY ?? .nan) - 10
  }

  /// Drags from the middle of the sheet; the first ten points start the gesture.
  func pull(by distance: CGFloat, during duration: Double = 0.5) {
    world.finger.down(at: CGPoint(x: 100, y: 100))
    world.finger.move(to: CGPoint(x: 100, y: 110), during: 0.05)
    world.finger.move(to: CGPoint(x: 100, y: 110 + distance), during: duration)
  }

  @Test func `a dragged sheet and its presenting view follow the finger`() {
    pull(by: 100)
    #expect(abs(offset - 100) < 1)
    #expect(abs(page.view.layer.presentation()?.frame.minX ?? 0) < 16)
    #expect(abs((page.view.layer.presentation()?.frame.minX ?? 0) - 12) < 0.2)
    #expect(sheet.transitionCoordinator?.isInteractive == true)
    #expect(log.take() == ["should", "will", "B.viewWillDisappear"])
    world.finger.up()
    world.settle()
  }

  @Test func `only the topmost sheet can be dragged, and only at rest`() throws {
    let engine = try #require(sheet.presentationAround)
    #expect(engine.canBeginDrag)
    let upper = log.page("C")
    upper.modalPresentationStyle = .pageSheet
    sheet.present(upper, animated: true)
    world.advance(by: 0.1)
    let upperEngine = try #require(upper.presentationAround)
    #expect(!engine.canBeginDrag && !upperEngine.canBeginDrag)
    world.settle()
    #expect(!engine.canBeginDrag && upperEngine.canBeginDrag)
    sheet.dismiss(animated: true)
    world.advance(by: 0.1)
    #expect(!engine.canBeginDrag && !upperEngine.canBeginDrag)
    world.settle()
    #expect(engine.canBeginDrag)
  }

  @Test func `a drag beyond the threshold dismisses the sheet`() {
    pull(by: 250)
    world.finger.hold(for: 0.2)
    world.finger.up()
    world.settle()
    #expect(log.take() == ["should", "will", "B.viewWillDisappear", "B.viewDidDisappear", "gone"])
    #expect(page.presentedViewController == nil)
    #expect(page.view.frame == world.window.bounds)
  }

  @Test func `a fast drag dismisses the sheet`() {
    pull(by: 80, during: 0.08)
    world.finger.up()
    world.settle()
    #expect(page.presentedViewController == nil)
  }

  @Test func `a drag below the threshold cancels and calls viewDidAppear`() throws {
    pull(by: 120)
    let coordinator = try #require(sheet.transitionCoordinator)
    var told: [Bool] = []
    coordinator.notifyWhenInteractionChanges { told.append($0.isCancelled) }
    coordinator.animate(alongsideTransition: nil) { told.append($0.isCancelled) }
    world.finger.hold(for: 0.2)
    world.finger.up()
    world.advance(by: 0)
    #expect(told == [true])
    world.settle()
    #expect(told == [true, true])
    #expect(
      log.take() == [
        "should", "will", "B.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewDidAppear",
      ]
    )
    #expect(offset == 0)
    #expect(page.view.layer.frame.minX == 16)
    #expect(!sheet.isBeingDismissed)
    #expect(world.isIdle)
    // A second drag dismisses it.
    pull(by: 300)
    world.finger.up()
    world.settle()
    #expect(page.presentedViewController == nil)
  }

  @Test func `a cancelled touch cancels the dismissal`() {
    pull(by: 300)
    world.finger.cancel()
    world.settle()
    #expect(page.presentedViewController === sheet)
    #expect(sheet.appearance.state == .appeared)
    #expect(offset == 0)
  }

  @Test(arguments: [true, false])
  func `a drag of a modal sheet stretches it and calls didAttemptToDismiss`(
    _ isModal: Bool
  ) {
    sheet.isModalInPresentation = isModal
    listener.allows = false
    pull(by: 150)
    #expect(offset > 30 && offset < 100)
    #expect(log.take() == (isModal ? [] : ["should"]))
    world.finger.up()
    world.advance(by: 0)
    #expect(log.take() == ["attempt"])
    world.settle()
    #expect(offset == 0)
    #expect(sheet.appearance.state == .appeared)
  }

  @Test func `a modal page in a stack prevents the stack's interactive dismissal`() {
    page.dismiss(animated: false)
    let inner = log.page("C")
    let stack = UINavigationController(rootViewController: inner)
    page.present(stack, animated: false)
    inner.isModalInPresentation = true
    world.settle()
    pull(by: 300)
    world.finger.up()
    world.settle()
    #expect(page.presentedViewController === stack)
    inner.isModalInPresentation = false
    pull(by: 300)
    world.finger.up()
    world.settle()
    #expect(page.presentedViewController == nil)
  }

  @Test func `a drag upwards or sideways has no effect`() {
    world.finger.down(at: CGPoint(x: 100, y: 200))
    world.finger.move(to: CGPoint(x: 100, y: 50), during: 0.1)
    world.finger.up()
    world.finger.down(at: CGPoint(x: 20, y: 200))
    world.finger.move(to: CGPoint(x: 180, y: 220), during: 0.1)
    world.finger.up()
    world.settle()
    #expect(log.take() == [])
    #expect(offset == 0)
  }

  @Test func `a dismissal by code takes over from the finger`() {
    pull(by: 100)
    let before = offset
    sheet.dismiss(animated: true) { [log] in log.add("completion") }
    #expect(abs(offset - before) < 0.01)
    world.settle()
    #expect(
      log.take() == [
        "should", "will", "B.viewWillDisappear", "B.viewDidDisappear", "gone", "completion",
      ]
    )
    world.finger.up()
    world.settle()
    #expect(page.presentedViewController == nil)
    #expect(page.appearance.state == .appeared)
  }

  @Test func `a dismissal of a stretched sheet begins at its visible position`() {
    sheet.isModalInPresentation = true
    pull(by: 200)
    let before = offset
    sheet.dismiss(animated: true)
    #expect(abs(offset - before) < 0.5)
    world.finger.up()
    world.settle()
    #expect(page.presentedViewController == nil)
  }

  @Test func `a dismissal during a cancelled drag waits for its end`() {
    pull(by: 60)
    world.finger.hold(for: 0.2)
    world.finger.up()
    world.advance(by: 0.05)
    sheet.dismiss(animated: true)
    #expect(page.presentedViewController === sheet)
    world.settle()
    #expect(page.presentedViewController == nil)
  }

  @Test func `a resize cancels an interactive dismissal`() {
    pull(by: 100)
    world.resize(to: CGSize(width: 220, height: 410))
    world.settle()
    #expect(page.presentedViewController === sheet)
    #expect(sheet.appearance.state == .appeared)
    #expect(offset == 0)
    world.finger.move(to: CGPoint(x: 100, y: 400))
    world.finger.up()
    world.settle()
    #expect(page.presentedViewController === sheet)
  }

  @Test func `a sheet that resists a finger covers a window that gets low`() {
    sheet.isModalInPresentation = true
    pull(by: 100)
    world.resize(to: CGSize(width: 410, height: 200))
    #expect(sheet.view.superview?.frame == world.window.bounds)
    world.finger.up()
    world.settle()
    #expect(sheet.view.superview?.frame == world.window.bounds)
  }

  @Test func `a dismissal in presentationControllerWillDismiss replaces the drag`() {
    final class Impatient: NSObject, UIAdaptivePresentationControllerDelegate {
      func presentationControllerWillDismiss(_ controller: UIPresentationController) {
        controller.presentedViewController.dismiss(animated: true)
      }
    }
    let impatient = Impatient()
    sheet.presentationController?.delegate = impatient
    pull(by: 30)
    world.finger.up()
    world.settle()
    #expect(page.presentedViewController == nil)
    #expect(page.appearance.state == .appeared)
  }

  @Test func `drags that end anywhere leave every view in its place`() {
    for step in 0..<40 {
      if page.presentedViewController == nil { page.present(sheet, animated: step % 2 == 0) }
      world.advance(by: Double(step % 5) * 0.11)
      pull(by: CGFloat(step * 37 % 300), during: Double(step % 4) * 0.07)
      if step % 3 == 0 { sheet.dismiss(animated: step % 2 == 0) }
      world.finger.up()
      world.advance(by: Double(step % 7) * 0.09)
    }
    world.settle()
    sheet.dismiss(animated: true)
    world.settle()
    #expect(page.presentedViewController == nil)
    #expect(page.view.frame == world.window.bounds)
    #expect(page.view.transform == .identity)
    #expect(world.window.subviews == [page.view])
    #expect(sheet.appearance.state == .disappeared)
  }

  @Test func `an interactively dismissed sheet is freed`() {
    page.dismiss(animated: false)
    expectFreed {
      let modal = UIViewController()
      page.present(modal, animated: false)
      world.settle()
      pull(by: 300)
      world.finger.up()
      world.settle()
      #expect(page.presentedViewController == nil)
      return [modal]
    }
  }
}
