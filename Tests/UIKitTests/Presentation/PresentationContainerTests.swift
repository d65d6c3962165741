// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

/// Presentation controllers as containers of the presented view controller's content.
@MainActor
@Suite(.freesControllers) struct PresentationContainerTests {
  /// A presentation controller that logs what it receives as a container.
  final class Container: UIPresentationController {
    private(set) var log: [String] = []

    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      log.append("preferred \(container.preferredContentSize == preferredContentSize)")
    }
    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.append("size \(Int(size.width))")
      super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.append("traits \(newCollection.horizontalSizeClass == .regular)")
      super.willTransition(to: newCollection, with: coordinator)
    }
  }

  final class Provider: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Container(presentedViewController: presented, presenting: presenting)
    }
  }

  /// A page that logs the sizes and traits that it is about to get.
  final class Page: UIViewController {
    private(set) var log: [String] = []

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.append("size \(Int(size.width)) \(Int(size.height))")
      super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.append("traits")
      super.willTransition(to: newCollection, with: coordinator)
    }
  }

  let provider = Provider()
  let page = UIViewController()
  let modal = Page()

  init() {
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = provider
  }

  @Test func `a resize reaches the presented view controller through its presentation controller`()
    throws
  {
    let world = World(size: CGSize(width: 300, height: 700), scale: 1, root: page)
    page.present(modal, animated: false)
    world.settle()
    let container = try #require(modal.presentationController as? Container)
    world.resize(to: CGSize(width: 320, height: 700))
    #expect(container.log == ["size 320"])
    #expect(modal.log == ["size 320 350"])
    world.resize(to: CGSize(width: 700, height: 900))
    #expect(container.log == ["size 320", "traits true", "size 700"])
    #expect(modal.log == ["size 320 350", "traits", "size 700 450"])
  }

  @Test
  func `a preferred size of the presented view controller reaches its presentation controller`()
    throws
  {
    let world = World(size: CGSize(width: 300, height: 700), scale: 1, root: page)
    modal.preferredContentSize = CGSize(width: 10, height: 10)
    page.present(modal, animated: false)
    world.settle()
    let container = try #require(modal.presentationController as? Container)
    #expect(container.log == [])
    modal.preferredContentSize = CGSize(width: 20, height: 20)
    #expect(container.log == ["preferred true"])
    #expect(container.preferredContentSize == CGSize(width: 20, height: 20))
    modal.preferredContentSize = CGSize(width: 20, height: 20)
    #expect(container.log == ["preferred true"])
  }
}
