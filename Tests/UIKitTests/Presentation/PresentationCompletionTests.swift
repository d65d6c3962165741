// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// The completions of `present` and `dismiss`, and the calls that wait for them.
@MainActor @Suite(.freesControllers) struct PresentationCompletionTests {
  let log = CallbackLog(.appearance)
  let page: LoggedPage
  let modal: LoggedPage
  let world: World

  init() {
    (page, modal) = (log.page("A"), log.page("B"))
    world = World(size: CGSize(width: 200, height: 400), scale: 1, root: page)
    world.settle()
    _ = log.take()
  }

  @Test(
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet],
    [true, false]
  )
  func `a completion follows that of the coordinator, which is gone by then`(
    _ style: UIModalPresentationStyle,
    _ isCustom: Bool
  ) {
    let provider = ModalAnimatorTests.Provider(log)
    modal.modalPresentationStyle = style
    if isCustom { modal.transitioningDelegate = provider }
    func add(_ line: String) {
      let coordinator = page.transitionCoordinator ?? modal.transitionCoordinator
      log.add("\(line) \(coordinator == nil)")
    }
    func follow() {
      page.transitionCoordinator?.animate(alongsideTransition: nil) { _ in add("coordinator 1") }
      page.transitionCoordinator?.animate(alongsideTransition: nil) { _ in add("coordinator 2") }
    }
    let expected = ["coordinator 1 true", "coordinator 2 true", "completion true"]
    page.present(modal, animated: true) { add("completion") }
    follow()
    world.settle()
    #expect(log.take().filter { $0.hasPrefix("co") } == expected)
    page.dismiss(animated: true) { add("completion") }
    follow()
    world.settle()
    #expect(log.take().filter { $0.hasPrefix("co") } == expected)
  }

  @Test func `a call of a callback follows the completion`() {
    modal.reactions["viewDidAppear"] = { [unowned modal] in modal.dismiss(animated: false) }
    page.present(modal, animated: true) { [log] in log.add("completion") }
    world.settle()
    let lines = log.take()
    let index = lines.firstIndex(of: "completion")
    #expect(index.map { Array(lines[$0...].prefix(2)) } == ["completion", "B.viewWillDisappear"])
    #expect(page.presentedViewController == nil)
  }

  @Test func `calls of one callback are made in the order in which it made them`() {
    let other = log.page("C")
    modal.reactions["viewDidAppear"] = { [unowned modal, unowned page, log] in
      modal.present(other, animated: false) { log.add("presented") }
      page.dismiss(animated: false) { log.add("dismissed") }
    }
    page.present(modal, animated: true)
    world.settle()
    #expect(log.take().filter { $0.hasSuffix("ed") } == ["presented", "dismissed"])
    #expect(page.presentedViewController == nil && other.presentingViewController == nil)
  }

  @Test func `the completion of a cancelled dismissal is not called, that of the next one is`() {
    let provider = ModalAnimatorTests.Provider(log)
    modal.transitioningDelegate = provider
    page.present(modal, animated: false)
    provider.fader.completes = false
    page.dismiss(animated: true) { [log] in log.add("first") }
    world.settle()
    provider.fader.completes = true
    page.dismiss(animated: true) { [log] in log.add("second") }
    world.settle()
    #expect(log.take().filter { ["first", "second"].contains($0) } == ["second"])
  }
}
