// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// Popovers: their place, taps outside, adaptation.
@MainActor
@Suite(.freesControllers) struct PopoverTests {
  final class Listener: NSObject, UIPopoverPresentationControllerDelegate {
    var style: UIModalPresentationStyle?
    var allows = true
    var lines: [String] = []
    var onReposition: ((UnsafeMutablePointer<CGRect>) -> Void)?

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { style ?? .none }
    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
      lines.append("prepare")
    }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      lines.append("should")
      return allows
    }
    func popoverPresentationControllerShouldDismissPopover(
      _ controller: UIPopoverPresentationController
    ) -> Bool {
      lines.append("should popover")
      return true
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      lines.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      lines.append("did")
    }
    func popoverPresentationControllerDidDismissPopover(
      _ controller: UIPopoverPresentationController
    ) { lines.append("did popover") }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      lines.append("attempt")
    }
    func popoverPresentationController(
      _ controller: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      lines.append("reposition")
      onReposition?(rect)
    }
  }

  let page = UIViewController()
  let content = UIViewController()
  let source = UIButton(frame: CGRect(x: 180, y: 100, width: 40, height: 20))
  let listener = Listener()
  let world: World

  init() {
    world = World(size: CGSize(width: 400, height: 800), scale: 1, root: page)
    page.view.addSubview(source)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.popoverPresentationController?.delegate = listener
    content.popoverPresentationController?.sourceView = source
  }

  private func present() {
    page.present(content, animated: true)
    world.settle()
  }

  private var frame: CGRect { content.view.convert(content.view.bounds, to: nil) }

  @Test func `a popover appears below its source, over the page`() {
    present()
    #expect(frame == CGRect(x: 100, y: 133, width: 200, height: 100))
    let controller = content.popoverPresentationController
    #expect(controller?.arrowDirection == .up && controller?.presentationStyle == .popover)
    #expect(page.view.window != nil && page.view.transform == .identity)
    #expect(listener.lines == ["prepare"])
    #expect(content.view.safeAreaInsets == .zero)
  }

  @Test func `a tap outside dismisses it, with the delegate's calls in order`() {
    present()
    listener.lines = []
    world.finger.tap(at: CGPoint(x: 50, y: 700))
    world.settle()
    #expect(page.presentedViewController == nil)
    #expect(listener.lines == ["should", "should popover", "will", "did", "did popover"])
  }

  @Test func `a popover that may not be dismissed stays`() {
    present()
    listener.lines = []
    listener.allows = false
    world.finger.tap(at: CGPoint(x: 50, y: 700))
    world.settle()
    #expect(page.presentedViewController === content && listener.lines == ["should", "attempt"])
    listener.lines = []
    content.isModalInPresentation = true
    world.finger.tap(at: CGPoint(x: 50, y: 700))
    #expect(listener.lines == ["attempt"])
  }

  @Test func `a tap inside does not dismiss it`() {
    present()
    world.finger.tap(at: CGPoint(x: 200, y: 180))
    world.settle()
    #expect(page.presentedViewController === content)
  }

  @Test func `a passthrough view receives its touches`() {
    var taps = 0
    source.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    present()
    world.finger.tap(at: CGPoint(x: 200, y: 110))
    world.settle()
    #expect(taps == 0 && page.presentedViewController == nil)
    content.popoverPresentationController?.delegate = listener
    content.popoverPresentationController?.sourceView = source
    content.popoverPresentationController?.passthroughViews = [source]
    present()
    world.finger.tap(at: CGPoint(x: 200, y: 110))
    world.settle()
    #expect(taps == 1 && page.presentedViewController === content)
  }

  @Test func `in a compact window it is a sheet unless the delegate keeps it`() {
    content.popoverPresentationController?.delegate = nil
    present()
    #expect(content.presentationController is UISheetPresentationController)
    #expect(content.popoverPresentationController?.sourceView === source)
    #expect(content.presentationController?.presentationStyle == .pageSheet)
    #expect(frame.width == 400 && frame.maxY == 800)
  }

  @Test func `a delegate without an answer about styles gets a sheet, too`() {
    final class Silent: NSObject, UIPopoverPresentationControllerDelegate {}
    let silent = Silent()
    content.popoverPresentationController?.delegate = silent
    present()
    #expect(content.presentationController is UISheetPresentationController)
    #expect(content.presentationController?.delegate === silent)
  }

  @Test func `in a regular window it is a popover, and a sheet while the window is narrow`() {
    content.popoverPresentationController?.delegate = nil
    world.resize(to: CGSize(width: 1000, height: 800))
    present()
    #expect(content.presentationController is UIPopoverPresentationController)
    let sheet = content.popoverPresentationController?.adaptiveSheetPresentationController
    world.resize(to: CGSize(width: 400, height: 800))
    world.settle()
    #expect(content.presentationController === sheet && frame.width == 400)
    world.resize(to: CGSize(width: 1000, height: 800))
    world.settle()
    #expect(content.presentationController is UIPopoverPresentationController)
    #expect(frame == CGRect(x: 100, y: 133, width: 200, height: 100))
  }

  @Test func `a resize asks the delegate where to point`() {
    present()
    listener.lines = []
    listener.onReposition = { $0.pointee = CGRect(x: 0, y: 300, width: 40, height: 20) }
    world.resize(to: CGSize(width: 420, height: 780))
    #expect(listener.lines == ["reposition"])
    #expect(abs(frame.minY - 433) < 0.01)
  }

  @Test func `another preferred size moves it`() {
    present()
    content.preferredContentSize = CGSize(width: 120, height: 60)
    world.settle()
    #expect(frame == CGRect(x: 140, y: 133, width: 120, height: 60))
  }

  @Test func `it points at a bar button item`() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    stack.topViewController?.navigationItem.rightBarButtonItem = item
    world.window.rootViewController = stack
    world.settle()
    content.popoverPresentationController?.sourceItem = item
    #expect(content.popoverPresentationController?.barButtonItem === item)
    stack.present(content, animated: false)
    world.settle()
    let place = try #require(item.frame(in: world.window))
    #expect(place.minX > 300 && place.maxY <= 44)
    #expect(frame.minY == place.maxY + 13 && frame.maxX == 390)
  }

  @Test func `a stack takes the size of its top page, with its bar`() {
    let stack = UINavigationController(rootViewController: content)
    content.modalPresentationStyle = .automatic
    stack.modalPresentationStyle = .popover
    stack.popoverPresentationController?.delegate = listener
    stack.popoverPresentationController?.sourceView = source
    page.present(stack, animated: false)
    world.settle()
    #expect(stack.view.bounds.size == CGSize(width: 200, height: 144))
  }

  @Test func `a popover without a source stops with UIKit's text`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let page = UIViewController()
        let world = World(size: CGSize(width: 1000, height: 800), root: page)
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        page.present(content, animated: false)
        world.settle()
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("should have a non-nil sourceView or barButtonItem set before the"))
  }
}
