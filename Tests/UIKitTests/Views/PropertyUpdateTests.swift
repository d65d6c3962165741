// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Observation
import RetourTesting
import Testing
import UIKit

/// A model whose changes are observed.
@Observable final class Weather: @unchecked Sendable {
  var city = "Oslo"
  var degrees = 3
}

@MainActor @Suite(.freesControllers) struct PropertyUpdateTests {
  private let log = CallbackLog(.calls)

  @Test func `a page is updated before its view, and both before their layout`() {
    let page = Page(log)
    let world = World(size: CGSize(width: 100, height: 100), scale: 1, root: page)
    #expect(log.take().prefix(4) == ["page", "view", "willLayout", "layout"])
    world.settle()
    #expect(log.take() == [])
  }

  @Test func `requests before a frame cause one call and no layout`() {
    let page = Page(log)
    let world = World(size: CGSize(width: 100, height: 100), scale: 1, root: page)
    world.settle()
    _ = log.take()
    page.view.setNeedsUpdateProperties()
    page.setNeedsUpdateProperties()
    page.view.setNeedsUpdateProperties()
    #expect(log.take() == [])
    world.advance(by: 0.1)
    #expect(log.take() == ["page", "view"])
    page.view.setNeedsUpdateProperties()
    page.view.setNeedsLayout()
    page.view.layoutIfNeeded()
    #expect(log.take() == ["view", "willLayout", "layout"])
    world.advance(by: 0.1)
    #expect(log.take() == [])
  }

  @Test func `superviews are updated first, whoever asked first`() {
    let world = World(size: CGSize(width: 100, height: 100), scale: 1)
    let (outer, inner) = (Box(log, "outer"), Box(log, "inner"))
    outer.addSubview(inner)
    world.window.addSubview(outer)
    world.advance(by: 0.1)
    _ = log.take()
    inner.setNeedsUpdateProperties()
    outer.setNeedsUpdateProperties()
    world.advance(by: 0.1)
    #expect(log.take() == ["outer", "inner"])
  }

  @Test func `updatePropertiesIfNeeded serves the view and its descendants only`() {
    let world = World(size: CGSize(width: 100, height: 100), scale: 1)
    let (outer, inner, other) = (Box(log, "outer"), Box(log, "inner"), Box(log, "other"))
    outer.addSubview(inner)
    world.window.addSubview(outer)
    world.window.addSubview(other)
    world.advance(by: 0.1)
    _ = log.take()
    for view in [other, inner] { view.setNeedsUpdateProperties() }
    outer.updatePropertiesIfNeeded()
    #expect(log.take() == ["inner"])
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(log.take() == [])
    world.advance(by: 0.1)
    #expect(log.take() == ["other"])
  }

  @Test func `a request off screen is served when the view returns`() {
    let world = World(size: CGSize(width: 100, height: 100), scale: 1)
    let box = Box(log, "box")
    world.window.addSubview(box)
    world.advance(by: 0.1)
    box.removeFromSuperview()
    _ = log.take()
    box.setNeedsUpdateProperties()
    world.advance(by: 0.1)
    #expect(log.take() == [])
    world.window.addSubview(box)
    world.advance(by: 0.1)
    #expect(log.take() == ["box"])
  }

  @Test func `a request in the call itself waits for the next frame`() {
    let world = World(size: CGSize(width: 100, height: 100), scale: 1)
    let box = Box(log, "box")
    box.onUpdate = { [unowned box] in box.setNeedsUpdateProperties() }
    world.window.addSubview(box)
    world.advance(by: 0.1)
    let calls = log.take().count
    #expect((1...10).contains(calls))
    box.onUpdate = nil
    world.settle()
  }

  @Test func `a change of a property that was read updates, of another one it does not`() {
    let weather = Weather()
    let world = World(size: CGSize(width: 100, height: 100), scale: 1)
    let box = Box(log, "box")
    var shown = ""
    box.onUpdate = { shown = weather.city }
    world.window.addSubview(box)
    world.advance(by: 0.1)
    _ = log.take()
    weather.degrees = 5
    world.advance(by: 0.1)
    #expect(log.take() == [] && shown == "Oslo")
    for city in ["Rome", "Lima"] {
      weather.city = city
      #expect(shown != city)
      world.advance(by: 0.1)
      #expect(log.take() == ["box"] && shown == city)
    }
  }

  @Test func `a change on another thread updates the page`() async {
    let weather = Weather()
    let page = Page(log)
    var shown = 0
    page.onUpdate = { shown = weather.degrees }
    let world = World(size: CGSize(width: 100, height: 100), scale: 1, root: page)
    world.settle()
    await Task.detached { weather.degrees = 30 }.value
    await world.settleTasks()
    world.settle()
    #expect(shown == 30)
  }

  @Test func `a view that a model outlives is freed`() {
    let weather = Weather()
    weak var freed: UIView?
    do {
      let world = World(size: CGSize(width: 100, height: 100), scale: 1)
      let box = Box(log, "box")
      box.onUpdate = { _ = weather.city }
      world.window.addSubview(box)
      world.advance(by: 0.1)
      box.removeFromSuperview()
      world.advance(by: 0.1)
      freed = box
    }
    weather.city = "Bern"
    #expect(freed == nil)
  }

  @Test(arguments: [false, true])
  func `flushed updates are animated with the block, pending ones are not`(_ flushes: Bool) throws {
    try play(flushes: flushes) { update in
      let options: UIView.AnimationOptions =
        flushes ? [.flushUpdates, .curveLinear] : .curveLinear
      UIView.animate(withDuration: 1, delay: 0, options: options, animations: update)
    }
  }

  @Test(arguments: [false, true])
  func `an animator flushes updates if it is told to`(_ flushes: Bool) throws {
    try play(flushes: flushes) { update in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: update)
      #expect(!animator.flushUpdates)
      animator.flushUpdates = flushes
      animator.startAnimation()
    }
  }

  /// Animates an update from 50 to 150 for a second, and looks at its middle and its end.
  private func play(flushes: Bool, _ animate: (_ update: @escaping () -> Void) -> Void) throws {
    let world = World(size: CGSize(width: 300, height: 100), scale: 1)
    let box = Box(log, "box")
    var x: CGFloat = 50
    box.onUpdate = { [unowned box] in box.center.x = x }
    world.window.addSubview(box)
    world.advance(by: 0.1)
    world.perform {
      animate {
        x = 150
        box.setNeedsUpdateProperties()
      }
    }
    world.advance(by: 0.5)
    let shown = try #require(box.layer.presentation()).position.x
    #expect(abs(shown - (flushes ? 100 : 150)) < 1)
    world.settle()
    #expect(box.center.x == 150)
  }
}

/// A view that logs its updates.
private final class Box: UIView {
  private let log: CallbackLog
  private let name: String
  var onUpdate: (() -> Void)?

  init(_ log: CallbackLog, _ name: String) {
    (self.log, self.name) = (log, name)
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  required init?(coder: NSCoder) { nil }

  override func updateProperties() {
    super.updateProperties()
    log.add(name)
    onUpdate?()
  }
}

/// A page that logs its updates and those of its view, beside their layout.
private final class Page: UIViewController {
  private final class Root: UIView {
    var log: CallbackLog?
    override func updateProperties() {
      super.updateProperties()
      log?.add("view")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log?.add("layout")
    }
  }

  private let log: CallbackLog
  var onUpdate: (() -> Void)?

  init(_ log: CallbackLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let root = Root()
    root.log = log
    view = root
  }
  override func updateProperties() {
    super.updateProperties()
    log.add("page")
    onUpdate?()
  }
  override func viewWillLayoutSubviews() { log.add("willLayout") }
}
