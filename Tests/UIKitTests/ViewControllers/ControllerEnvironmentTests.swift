// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

import UIKit

@MainActor @Suite(.freesControllers) struct ControllerEnvironmentTests {
  private final class Page: UIViewController {
    var lines: [String] = []
    var style = UIStatusBarStyle.default
    var hidesStatusBar = false
    /// The part of its own width that a child gets.
    var childWidth: CGFloat = 1

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      lines.append("will \(Int(size.width)) at \(Int(view.bounds.width))")
      coordinator.animate(
        alongsideTransition: { [weak self] context in
          guard let self else { return }
          lines.append("along at \(Int(view.bounds.width)) \(context.isAnimated)")
        },
        completion: { [weak self] _ in self?.lines.append("done") }
      )
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      lines.append("traits \(newCollection.verticalSizeClass == .compact ? 1 : 2)")
    }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      lines.append("prefers \(Int(container.preferredContentSize.width))")
    }
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width * childWidth, height: parentSize.height) }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hidesStatusBar }
  }

  private func world(_ root: UIViewController) -> World {
    World(
      size: CGSize(width: 100, height: 200),
      scale: 1,
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      root: root
    )
  }

  // MARK: Another size

  @Test func `a resize notifies every view controller and runs alongside animations`() {
    let (page, child, over) = (Page(), Page(), Page())
    page.addChild(child)
    page.view.addSubview(child.view)
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.view.frame = page.view.bounds
    let world = world(UINavigationController(rootViewController: page))
    page.present(over, animated: false)
    world.settle()
    world.resize(to: CGSize(width: 200, height: 100))
    // Lying on its side, the window has little room from top to bottom.
    #expect(over.lines == ["traits 1", "will 200 at 100", "along at 200 false", "done"])
    #expect(page.lines.dropFirst().first == "will 200 at 100" && page.lines.last == "done")
    #expect(child.lines == page.lines)
    world.resize(to: CGSize(width: 200, height: 100))
    #expect(over.lines.count == 4)
  }

  @Test func `a container's size for its children reaches them and their children`() {
    let (outer, inner, innermost) = (Page(), Page(), Page())
    (outer.childWidth, inner.childWidth) = (0.5, 0.25)
    for (parent, child) in [(outer, inner), (inner, innermost)] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    let world = world(outer)
    world.resize(to: CGSize(width: 400, height: 200))
    let sizes = [outer, inner, innermost].map { page in
      page.lines.first { $0.hasPrefix("will") }?.split(separator: " ")[1]
    }
    #expect(sizes == ["400", "200", "50"])
    #expect(
      outer.size(
        forChildContentContainer: inner,
        withParentContainerSize: CGSize(width: 8, height: 8)
      ).width == 4
    )
  }

  @Test func `a window that is wider than high has a landscape orientation`() {
    let world = world(Page())
    #expect(world.window.windowScene?.interfaceOrientation == .portrait)
    world.resize(to: CGSize(width: 200, height: 100))
    #expect(world.window.windowScene?.interfaceOrientation == .landscapeRight)
  }

  @Test func `a preferred size notifies the container once`() {
    let (parent, child) = (Page(), Page())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 50, height: 50)
    child.preferredContentSize = CGSize(width: 50, height: 50)
    #expect(parent.lines == ["prefers 50"])
    #expect(
      parent.size(
        forChildContentContainer: child,
        withParentContainerSize: CGSize(width: 7, height: 8)
      )
        == CGSize(width: 7, height: 8)
    )
  }

  @Test func `a parent overrides the traits of a child`() {
    let (parent, child) = (Page(), Page())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let world = world(parent)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    parent.setOverrideTraitCollection(dark, forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child) == dark)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(parent.traitCollection.userInterfaceStyle == .light)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.userInterfaceStyle == .light)
    world.settle()
  }

  // MARK: The status bar

  @Test func `an update request reads the visible view controller's status bar`() throws {
    let (first, second) = (Page(), Page())
    let stack = UINavigationController(rootViewController: first)
    let world = world(stack)
    let bar = try #require(world.window.windowScene?.statusBarManager)
    #expect(bar.statusBarStyle == .default && !bar.isStatusBarHidden)
    #expect(bar.statusBarFrame == CGRect(x: 0, y: 0, width: 100, height: 20))
    first.hidesStatusBar = true
    #expect(!bar.isStatusBarHidden)
    first.setNeedsStatusBarAppearanceUpdate()
    #expect(bar.isStatusBarHidden && bar.statusBarFrame == .zero)
    second.style = .lightContent
    stack.pushViewController(second, animated: false)
    #expect(!bar.isStatusBarHidden)
    // Under a bar the bar decides.
    #expect(bar.statusBarStyle == .default)
    stack.isNavigationBarHidden = true
    second.setNeedsStatusBarAppearanceUpdate()
    #expect(bar.statusBarStyle == .lightContent)
  }

  @Test func `a full screen presentation determines the status bar`() throws {
    let (below, above) = (Page(), Page())
    let world = world(below)
    let bar = try #require(world.window.windowScene?.statusBarManager)
    above.hidesStatusBar = true
    above.modalPresentationStyle = .overFullScreen
    below.present(above, animated: false)
    world.settle()
    #expect(!bar.isStatusBarHidden)
    above.modalPresentationCapturesStatusBarAppearance = true
    above.setNeedsStatusBarAppearanceUpdate()
    #expect(bar.isStatusBarHidden)
    below.dismiss(animated: false)
    world.settle()
    #expect(!bar.isStatusBarHidden)
  }

  // MARK: Under bars

  @Test func `a page without extended edges ends at the bars`() {
    let page = Page()
    let stack = UINavigationController(rootViewController: page)
    let world = world(stack)
    world.settle()
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(page.view.safeAreaInsets.top == 64)
    page.edgesForExtendedLayout = []
    world.settle()
    #expect(page.view.frame == CGRect(x: 0, y: 64, width: 100, height: 136))
    #expect(page.view.safeAreaInsets == .zero)
    stack.isToolbarHidden = false
    world.settle()
    #expect(page.view.frame == CGRect(x: 0, y: 64, width: 100, height: 92))
    page.edgesForExtendedLayout = .all
    world.settle()
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(page.view.safeAreaInsets.bottom == 44)
  }

  @Test func `a page extends under an opaque bar only on request`() {
    let (page, next) = (Page(), Page())
    let stack = UINavigationController(rootViewController: page)
    let world = world(stack)
    stack.navigationBar.isTranslucent = false
    world.settle()
    #expect(page.view.frame.minY == 64)
    stack.pushViewController(next, animated: true)
    world.advance(by: 0.1)
    #expect(next.view.frame.minY == 64 && page.view.frame.minY == 64)
    world.settle()
    next.extendedLayoutIncludesOpaqueBars = true
    world.settle()
    #expect(next.view.frame.minY == 0 && next.view.safeAreaInsets.top == 64)
    stack.popViewController(animated: false)
    #expect(page.view.frame.minY == 64)
  }

  @Test(arguments: [true, false])
  func `a popped page has no insets of the stack's bars`(_ animated: Bool) {
    let (page, next) = (Page(), Page())
    let stack = UINavigationController(rootViewController: page)
    stack.isToolbarHidden = false
    let world = world(stack)
    stack.pushViewController(next, animated: false)
    world.settle()
    #expect(next.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 44, right: 0))
    stack.popViewController(animated: animated)
    world.settle()
    next.modalPresentationStyle = .fullScreen
    stack.present(next, animated: false)
    world.settle()
    #expect(next.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    stack.dismiss(animated: false)
    world.settle()
    stack.pushViewController(next, animated: animated)
    world.settle()
    #expect(next.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 44, right: 0))
  }

  // MARK: Others

  @Test func `show without a container presents the view controller`() {
    let (root, page, detail) = (Page(), Page(), Page())
    let world = world(root)
    root.show(page, sender: nil)
    world.settle()
    #expect(root.presentedViewController === page)
    page.showDetailViewController(detail, sender: nil)
    world.settle()
    #expect(page.presentedViewController === detail)
  }

  @Test func `the edit button begins and ends editing`() {
    let page = Page()
    let item = page.editButtonItem
    #expect(item === page.editButtonItem && item.title == "Edit" && !page.isEditing)
    page.setEditing(true, animated: true)
    #expect(page.isEditing && item.title == "Done" && item.style == .done)
    page.isEditing = false
    #expect(item.title == "Edit" && item.style == .plain)
    let world = world(UINavigationController(rootViewController: page))
    page.navigationItem.rightBarButtonItem = item
    world.settle()
    world.finger.tap(at: CGPoint(x: 75, y: 42))
    world.settle()
    #expect(page.isEditing)
  }

  @Test func `a stack's delegate determines its orientations`() {
    final class Held: NSObject, UINavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .landscape }
      func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientation { .landscapeLeft }
    }
    let (stack, held) = (UINavigationController(), Held())
    #expect(stack.supportedInterfaceOrientations == .allButUpsideDown)
    stack.delegate = held
    #expect(stack.supportedInterfaceOrientations == .landscape)
    #expect(stack.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    #expect(UIInterfaceOrientation.landscapeLeft.isLandscape)
    #expect(!UIInterfaceOrientation.landscapeLeft.isPortrait)
  }
}
