// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing

import UIKit

@MainActor struct ViewLayoutTests {
  @Test func `a layout pass calls the controller before and after layoutSubviews`() {
    let log = CallbackLog(.calls)
    let page = LayoutPage(log)
    let world = World(size: CGSize(width: 100, height: 100), scale: 1, root: page)
    let pass = ["willLayout", "layoutSubviews", "didLayout"]
    #expect(log.take().prefix(3) == pass.prefix(3))
    page.view.setNeedsLayout()
    page.view.setNeedsLayout()
    #expect(log.take() == [])
    world.advance(by: 0)
    #expect(log.take() == pass)
    world.advance(by: 1)
    #expect(log.take() == [])
    page.view.setNeedsLayout()
    page.view.layoutIfNeeded()
    page.view.layoutIfNeeded()
    #expect(log.take() == pass)
  }

  @Test func `superviews are laid out before their subviews`() {
    let log = CallbackLog(.calls)
    let world = World(size: CGSize(width: 100, height: 100), scale: 1)
    let (outer, inner) = (LayoutView(log, "outer"), LayoutView(log, "inner"))
    outer.addSubview(inner)
    world.window.addSubview(outer)
    world.advance(by: 0)
    #expect(log.take() == ["outer", "inner"])
    inner.setNeedsLayout()
    outer.setNeedsLayout()
    world.advance(by: 0)
    #expect(log.take() == ["outer", "inner"])
  }

  @Test func `a change of size requests layout and a change of position does not`() {
    let log = CallbackLog(.calls)
    let world = World(size: CGSize(width: 100, height: 100), scale: 1)
    let view = LayoutView(log, "view")
    world.window.addSubview(view)
    world.advance(by: 0)
    _ = log.take()
    view.frame.origin.x = 30
    world.advance(by: 0)
    #expect(log.take() == [])
    view.frame.size.width = 30
    world.advance(by: 0)
    #expect(log.take() == ["view"])
  }

  @Test(
    arguments: [
      { $0.frame.size.height = 70 }, { $0.bounds.size.width = 70 }, { $0.sizeToFit() },
    ] as [@MainActor (UIView) -> Void]
  )
  func `a subview that changes its size lays out its superview`(
    _ resize: @MainActor (UIView) -> Void
  ) {
    let log = CallbackLog(.calls)
    let world = World(size: CGSize(width: 100, height: 100), scale: 1)
    let (outer, inner) = (LayoutView(log, "outer"), LayoutView(log, "inner"))
    outer.addSubview(inner)
    world.window.addSubview(outer)
    world.advance(by: 0)
    _ = log.take()
    inner.frame.origin.x = 20
    world.advance(by: 0)
    #expect(log.take() == [])
    resize(inner)
    world.advance(by: 0)
    #expect(log.take() == ["outer", "inner"])
  }

  @Test func `the sizes that a layout gives to subviews cause no second pass`() {
    let log = CallbackLog(.calls)
    let world = World(size: CGSize(width: 100, height: 100), scale: 1)
    let (outer, inner) = (LayoutView(log, "outer"), LayoutView(log, "inner"))
    outer.addSubview(inner)
    world.window.addSubview(outer)
    world.advance(by: 0)
    _ = log.take()
    outer.onLayout = { [weak outer, weak inner] in inner?.frame = outer?.bounds ?? .zero }
    outer.frame.size.width = 80
    world.advance(by: 0)
    #expect(log.take() == ["outer", "inner"])
    #expect(inner.frame.width == 80)
  }

  @Test func `a layout that requests another one ends`() {
    let world = World(size: CGSize(width: 100, height: 100), scale: 1)
    let view = GrowingView()
    world.window.addSubview(view)
    #expect(world.settle())
    #expect(view.passes == 5)
  }

  // MARK: Safe area

  private static let insets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 0)

  private func world(_ root: UIViewController? = nil) -> World {
    World(
      size: CGSize(width: 100, height: 200),
      scale: 1,
      safeAreaInsets: Self.insets,
      root: root
    )
  }

  /// Views in a window of 100 by 200 points with insets of 44, 10, 34 and 0.
  @Test(
    arguments: [
      (
        CGRect(x: 0, y: 0, width: 100, height: 200),
        UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 0)
      ),
      (
        CGRect(x: 0, y: 30, width: 100, height: 100),
        UIEdgeInsets(top: 14, left: 10, bottom: 0, right: 0)
      ),
      (CGRect(x: 20, y: 60, width: 50, height: 50), .zero),
      (
        CGRect(x: 5, y: 150, width: 95, height: 50),
        UIEdgeInsets(top: 0, left: 5, bottom: 34, right: 0)
      ),
      (CGRect(x: 50, y: 60, width: 100, height: 50), .zero),
    ] as [(CGRect, UIEdgeInsets)]
  )
  func `a view's safe area is the overlapping part of its superview's`(
    _ frame: CGRect,
    _ expected: UIEdgeInsets
  ) {
    let world = world()
    let view = UIView(frame: frame)
    world.window.addSubview(view)
    #expect(view.safeAreaInsets == expected)
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    #expect(inner.safeAreaInsets == expected)
  }

  @Test func `views and controllers are notified once of a safe area change`() {
    let log = CallbackLog(.calls)
    let page = LayoutPage(log)
    let world = world(page)
    #expect(log.take().filter { $0.hasPrefix("safeArea") } == ["safeArea view", "safeArea page"])
    #expect(page.view.safeAreaInsets == Self.insets)
    world.advance(by: 0)
    page.view.setNeedsLayout()
    world.advance(by: 0)
    #expect(log.take().filter { $0.hasPrefix("safeArea") } == [])
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 5)
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 10, bottom: 34, right: 5))
    world.advance(by: 0)
    #expect(log.take().filter { $0.hasPrefix("safeArea") } == ["safeArea view", "safeArea page"])
  }

  @Test func `the safe area is available before the first layout pass`() {
    final class Page: UIViewController {
      var seen: UIEdgeInsets?
      override func viewIsAppearing(_ animated: Bool) { seen = view.safeAreaInsets }
    }
    let page = Page()
    _ = world(page)
    #expect(page.seen == Self.insets)
  }
}

@MainActor
private final class LayoutPage: UIViewController {
  private let log: CallbackLog

  init(_ log: CallbackLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = LayoutView(log, "layoutSubviews") }
  override func viewWillLayoutSubviews() { log.add("willLayout") }
  override func viewDidLayoutSubviews() { log.add("didLayout") }
  override func viewSafeAreaInsetsDidChange() { log.add("safeArea page") }
}

@MainActor
private final class LayoutView: UIView {
  private let log: CallbackLog
  private let name: String
  var onLayout: (() -> Void)?

  init(_ log: CallbackLog, _ name: String) {
    (self.log, self.name) = (log, name)
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    log.add(name)
    onLayout?()
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 30) }
  override func safeAreaInsetsDidChange() { log.add("safeArea view") }
}

@MainActor
private final class GrowingView: UIView {
  private(set) var passes = 0
  override func layoutSubviews() {
    passes += 1
    if passes < 5 { setNeedsLayout() }
  }
}
