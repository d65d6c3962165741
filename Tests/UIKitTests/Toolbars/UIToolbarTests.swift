// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourTesting
import Testing

@testable import UIKit

/// Managed and standalone toolbars.
@MainActor @Suite(.freesControllers) struct UIToolbarTests {
  private func page(_ title: String?) -> UIViewController {
    let page = UIViewController()
    if let title {
      page.toolbarItems = [
        .flexibleSpace(), UIBarButtonItem(title: title, style: .plain, target: nil, action: nil),
        .flexibleSpace(),
      ]
    }
    return page
  }

  private func titles(_ toolbar: UIToolbar) -> [String] {
    (toolbar.items ?? []).compactMap(\.title)
  }

  private func alpha(_ view: UIView) -> Float {
    (view.layer.presentation() ?? view.layer).opacity
  }

  private func stack(_ pages: UIViewController...) -> (World, UINavigationController) {
    let controller = UINavigationController()
    controller.viewControllers = pages
    controller.isToolbarHidden = false
    let world = World(root: controller)
    world.settle()
    return (world, controller)
  }

  @Test func `the toolbar is hidden by default`() {
    let controller = UINavigationController(rootViewController: page("A"))
    let world = World(root: controller)
    #expect(controller.isToolbarHidden)
    #expect(controller.engine.toolbar.made == nil)
    world.perform { controller.setToolbarHidden(false, animated: true) }
    world.advance(by: 0.1)
    #expect(!controller.toolbar.isHidden)
    #expect(controller.toolbar.frame.maxY <= world.window.bounds.height + 1)
    world.settle()
    let bottom = world.window.safeAreaInsets.bottom
    #expect(controller.toolbar.frame.maxY == world.window.bounds.height - bottom)
    #expect(controller.topViewController?.view.safeAreaInsets.bottom == bottom + 44)
    #expect(titles(controller.toolbar) == ["A"])
    world.perform { controller.setToolbarHidden(true, animated: true) }
    world.settle()
    #expect(controller.toolbar.isHidden)
    #expect(controller.topViewController?.view.safeAreaInsets.bottom == bottom)
  }

  @Test func `the items are those of the top page and fade during a push`() {
    let (world, controller) = stack(page("A"))
    let toolbar = controller.toolbar ?? UIToolbar()
    let former = toolbar.content
    world.perform { controller.pushViewController(page("B"), animated: true) }
    #expect(titles(toolbar) == ["B"])
    world.advance(by: 0.1)
    #expect(former.superview === toolbar)
    #expect(world.perform { alpha(former) } < 1)
    #expect(world.perform { alpha(former) } > 0)
    world.settle()
    #expect(former.superview == nil)
    #expect(toolbar.subviews.count == 2)
    #expect(toolbar.content.alpha == 1)
  }

  @Test func `a cancelled swipe restores the items`() {
    let (world, controller) = stack(page("A"), page("B"))
    let toolbar = controller.toolbar ?? UIToolbar()
    let finger = world.finger
    finger.dragFromLeadingEdge(to: 0.3)
    #expect(titles(toolbar) == ["A"])
    finger.hold(for: 0.2)
    finger.up()
    world.settle()
    #expect(controller.viewControllers.count == 2)
    #expect(titles(toolbar) == ["B"])
    #expect(toolbar.subviews.count == 2)
    #expect(toolbar.content.alpha == 1)
    finger.dragFromLeadingEdge(to: 0.8)
    finger.up()
    world.settle()
    #expect(titles(toolbar) == ["A"])
  }

  @Test func `pages share an item and change theirs at any time`() {
    let shared = UIBarButtonItem(
      customView: UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    )
    let (first, second) = (page(nil), page(nil))
    first.toolbarItems = [shared]
    second.toolbarItems = [.flexibleSpace(), shared]
    let (world, controller) = stack(first)
    world.perform { controller.pushViewController(second, animated: true) }
    world.settle()
    #expect(shared.customView?.frame.maxX == world.window.bounds.width - 16)
    world.perform { _ = controller.popViewController(animated: true) }
    world.advance(by: 0.1)
    world.perform { first.toolbarItems = [.fixedSpace(30), shared] }
    world.settle()
    #expect(shared.customView?.frame.minX == 46)
    world.perform { first.setToolbarItems(nil, animated: true) }
    world.settle()
    #expect(shared.customView?.superview == nil)
    #expect(world.isIdle)
  }

  @Test func `a toolbar that is shown again while it slides out stays`() {
    let (world, controller) = stack(page("A"))
    world.perform { controller.setToolbarHidden(true, animated: true) }
    world.advance(by: 0.05)
    world.perform { controller.setToolbarHidden(false, animated: true) }
    world.settle()
    #expect(!controller.toolbar.isHidden && !controller.isToolbarHidden)
    let bottom = world.window.bounds.height - world.window.safeAreaInsets.bottom
    #expect(controller.toolbar.frame.maxY == bottom)
  }

  @Test func `items that the page below sets during its departure show after a cancelled pop`() {
    let (first, second) = (page("A"), page("B"))
    let (world, controller) = stack(first, second)
    world.finger.dragFromLeadingEdge(to: 0.3)
    world.perform { second.toolbarItems = page("C").toolbarItems }
    #expect(titles(controller.toolbar) == ["A"])
    world.finger.hold(for: 0.3)
    world.finger.up()
    world.settle()
    #expect(titles(controller.toolbar) == ["C"])
    world.perform { first.toolbarItems = page("D").toolbarItems }
    #expect(titles(controller.toolbar) == ["C"], "the page is covered")
  }

  @Test func `an operation during a transition starts at the alpha on screen`() {
    let (world, controller) = stack(page("A"), page("B"))
    let toolbar = controller.toolbar ?? UIToolbar()
    world.perform { _ = controller.popViewController(animated: true) }
    world.advance(by: 0.2)
    let incoming = toolbar.transition?.incomingContent ?? toolbar.content
    let seen = world.perform { alpha(incoming) }
    world.perform { controller.pushViewController(page("C"), animated: true) }
    #expect(abs(world.perform { alpha(incoming) } - seen) < 0.01)
    world.settle()
    #expect(titles(toolbar) == ["C"])
    #expect(toolbar.subviews.count == 2)
  }

  @Test func `a toolbar that was never shown slides in from below the edge`() {
    let controller = UINavigationController(rootViewController: page("A"))
    let world = World(root: controller)
    world.settle()
    controller.setToolbarHidden(false, animated: true)
    world.advance(by: 0.01)
    let layer = controller.toolbar.layer
    let frame = (layer.presentation() ?? layer).frame
    #expect(frame.minY > world.window.bounds.height - 44)
    #expect(frame.width == world.window.bounds.width)
  }

  @Test func `items that are set while others fade in replace them`() {
    let world = World()
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    toolbar.items = page("A").toolbarItems
    world.window.addSubview(toolbar)
    world.settle()
    toolbar.setItems(page("B").toolbarItems, animated: true)
    world.advance(by: 0.05)
    toolbar.setItems(page("C").toolbarItems, animated: true)
    #expect(titles(toolbar) == ["C"])
    world.settle()
    #expect(titles(toolbar) == ["C"])
    #expect(toolbar.subviews.compactMap { $0 as? _UIToolbarContentView } == [toolbar.content])
  }

  @Test func `a tap on an item performs its action`() {
    var taps = 0
    let top = page(nil)
    top.toolbarItems = [UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in taps += 1 })]
    let (world, controller) = stack(top)
    let toolbar = controller.toolbar ?? UIToolbar()
    world.finger.tap(at: CGPoint(x: 20, y: toolbar.frame.midY))
    #expect(taps == 1)
  }

  @Test func `setting the delegate of a controller's toolbar traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = UINavigationController()
        controller.toolbar.delegate = nil
      }
    }
  }

  @Test func `system items have localized titles`() {
    let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    #expect(done.title == "Done")
    #expect(done.style == .prominent)
    #expect(UIBarButtonItem(systemItem: .add).image != nil)
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
  }
}
