// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor
@Suite(.freesControllers) struct UIRefreshControlTests {
  /// A scroll view with a refresh control that counts its actions.
  @MainActor
  private final class Stage {
    let scroll = ScrollStage()
    let control = UIRefreshControl()
    private(set) var refreshes = 0
    var view: UIScrollView { scroll.view }

    init() {
      view.refreshControl = control
      control.addAction(UIAction { [unowned self] _ in refreshes += 1 }, for: .valueChanged)
      scroll.world.advance(by: 0)
    }

    /// Advances by less than it takes the content to come to rest: the spinner never rests.
    func pass(_ seconds: Double = 2) { scroll.world.advance(by: seconds) }
  }

  @Test func `a long pull refreshes once, and the content keeps room until the end`() {
    let stage = Stage()
    stage.scroll.drag(0, 180)
    #expect(stage.refreshes == 0 && stage.view.contentOffset.y < -60)
    stage.scroll.finger.move(to: CGPoint(x: 200, y: 750), during: 0.2)
    #expect(stage.refreshes == 1 && stage.control.isRefreshing)
    #expect(stage.view.adjustedContentInset.top == 0, "while the finger is down")
    stage.scroll.finger.move(to: CGPoint(x: 200, y: 700), during: 0.1)
    stage.scroll.finger.move(to: CGPoint(x: 200, y: 780), during: 0.1)
    stage.scroll.finger.up()
    stage.pass()
    #expect(stage.refreshes == 1)
    #expect(stage.view.contentOffset.y == -60 && stage.view.adjustedContentInset.top == 60)
    #expect(stage.control.frame == CGRect(x: 0, y: -60, width: 400, height: 60))
    stage.control.endRefreshing()
    #expect(!stage.control.isRefreshing && stage.view.adjustedContentInset.top == 0)
    stage.pass()
    #expect(stage.view.contentOffset.y == 0)
    #expect(stage.scroll.world.isIdle, "the spinner has stopped")
  }

  @Test func `a short pull bounces back and does nothing`() {
    let stage = Stage()
    stage.scroll.flick(0, 120)
    stage.scroll.world.settle()
    #expect(stage.refreshes == 0 && stage.view.contentOffset == .zero)
  }

  @Test func `a flick to the edge does not refresh, only a drag does`() {
    let stage = Stage()
    stage.view.contentOffset.y = 200
    stage.scroll.flick(0, 300, during: 0.05)
    stage.scroll.world.settle()
    #expect(stage.refreshes == 0)
  }

  @Test func `a finger that stays down refreshes again only after the content was at its edge`() {
    let stage = Stage()
    stage.scroll.drag(0, 380)
    #expect(stage.refreshes == 1)
    stage.control.endRefreshing()
    stage.scroll.finger.move(to: CGPoint(x: 200, y: 790), during: 0.1)
    #expect(stage.refreshes == 1)
    stage.scroll.finger.move(to: CGPoint(x: 200, y: 380), during: 0.2)
    stage.scroll.finger.move(to: CGPoint(x: 200, y: 790), during: 0.2)
    #expect(stage.refreshes == 2)
    stage.control.endRefreshing()
    stage.scroll.finger.up()
    stage.scroll.world.settle()
    #expect(stage.view.contentOffset == .zero)
  }

  @Test func `the control lies at the top of the room that a pull uncovers`() {
    let stage = Stage()
    stage.scroll.drag(0, 300)
    stage.scroll.finger.hold(for: 0.1)
    #expect(stage.view.contentOffset.y < -80)
    #expect(stage.control.frame.minY == stage.view.contentOffset.y)
    stage.control.endRefreshing()
    stage.scroll.finger.up()
    stage.scroll.world.settle()
  }

  @Test func `code begins a refresh without actions, and scrolls nothing but content at its edge`()
  {
    let stage = Stage()
    stage.view.contentOffset.y = 500
    stage.control.beginRefreshing()
    stage.pass()
    #expect(stage.control.isRefreshing && stage.refreshes == 0)
    #expect(stage.view.contentOffset.y == 500 && stage.view.adjustedContentInset.top == 60)
    stage.control.endRefreshing()
    stage.scroll.world.settle()
    #expect(stage.view.contentOffset.y == 500)
  }

  @Test func `a control that is removed leaves no room`() {
    let stage = Stage()
    stage.control.beginRefreshing()
    stage.view.refreshControl = nil
    #expect(stage.control.superview == nil && stage.view.adjustedContentInset.top == 0)
  }

  @Test func `a table controller's refresh control is its table's`() {
    let controller = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control && control.superview != nil)
  }
}
