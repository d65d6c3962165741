// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import Testing

@testable import UIKit

/// The large content viewer of an app's views.
@MainActor @Suite(.freesControllers) struct LargeContentInteractionTests {
  private final class Owner: NSObject, UILargeContentViewerInteractionDelegate {
    var item: UIView?
    var controller: UIViewController?
    var calls: [String] = []

    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction,
      didEndOn item: (any UILargeContentViewerItem)?,
      at point: CGPoint
    ) { calls.append("end on \(item?.largeContentTitle ?? "none") at \(point.x), \(point.y)") }

    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction,
      itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { item }

    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
      calls.append("controller")
      return controller ?? UIViewController()
    }
  }

  /// Hears the end of the press, and leaves the rest to the defaults.
  private final class Listener: NSObject, UILargeContentViewerInteractionDelegate {}

  private let page = UIViewController()
  private let row = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 50))
  private let button = UIButton(frame: CGRect(x: 10, y: 5, width: 60, height: 40))
  private let owner = Owner()

  private func world(_ category: UIContentSizeCategory = .accessibilityMedium) -> World {
    let world = World(
      size: CGSize(width: 320, height: 480),
      scale: 1,
      contentSize: category,
      root: page
    )
    world.perform {
      button.setTitle("Go", for: .normal)
      button.showsLargeContentViewer = true
      row.addSubview(button)
      page.view.addSubview(row)
    }
    world.advance(by: 0)
    return world
  }

  private func box(in world: World) -> LargeContentView? {
    world.window.subviews.first { $0 is LargeContentView } as? LargeContentView
  }

  private func hold(_ world: World, at point: CGPoint = CGPoint(x: 50, y: 120)) {
    world.finger.down(at: point)
    world.finger.hold(for: 0.8)
  }

  @Test func `a view has no large content by itself, and what is set`() {
    let view = UIView()
    #expect(!view.showsLargeContentViewer && !view.scalesLargeContentImage)
    #expect(view.largeContentTitle == nil && view.largeContentImage == nil)
    #expect(view.largeContentImageInsets == .zero)
    button.setTitle("Go", for: .normal)
    #expect(button.largeContentTitle == "Go" && !button.showsLargeContentViewer)
    button.largeContentTitle = nil
    button.scalesLargeContentImage = true
    #expect(button.largeContentTitle == nil && button.scalesLargeContentImage)
  }

  @Test func `a control with an interaction around it is shown and receives its tap`() {
    let world = world()
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.addAction(UIAction { _ in taps += 10 }, for: .primaryActionTriggered)
    let interaction = UILargeContentViewerInteraction()
    row.addInteraction(interaction)
    #expect(interaction.view === row && interaction.delegate == nil)
    hold(world)
    #expect(box(in: world)?.textLabel.text == "Go" && taps == 0)
    world.finger.up()
    world.settle()
    #expect(taps == 11)
    button.showsLargeContentViewer = false
    hold(world)
    #expect(box(in: world) == nil)
    world.finger.up()
    #expect(taps == 22)
  }

  @Test func `the delegate chooses the item and the page, and hears of the end`() {
    let world = world()
    let item = UIView()
    item.largeContentTitle = "Chosen"
    (owner.item, owner.controller) = (item, page)
    row.addInteraction(UILargeContentViewerInteraction(delegate: owner))
    hold(world, at: CGPoint(x: 150, y: 120))
    #expect(box(in: world)?.textLabel.text == "Chosen")
    owner.item = nil
    world.finger.move(to: CGPoint(x: 160, y: 130), during: 0.1)
    world.finger.up()
    world.settle()
    #expect(owner.calls == ["controller", "end on none at 140.0, 30.0"])
    owner.item = item
    hold(world, at: CGPoint(x: 150, y: 120))
    world.finger.cancel()
    world.settle()
    #expect(owner.calls == ["controller", "end on none at 140.0, 30.0", "controller"])
    #expect(box(in: world) == nil)
  }

  @Test func `a delegate without methods has the defaults`() {
    let world = world()
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let listener = Listener()
    row.addInteraction(UILargeContentViewerInteraction(delegate: listener))
    hold(world)
    #expect(box(in: world)?.textLabel.text == "Go")
    world.finger.up()
    #expect(taps == 1)
    withExtendedLifetime(listener) {}
  }

  @Test func `the viewer is in the middle of the delegate's page`() {
    let world = world()
    let child = UIViewController()
    world.perform {
      page.addChild(child)
      child.view.frame = CGRect(x: 0, y: 200, width: 320, height: 240)
      page.view.addSubview(child.view)
      child.didMove(toParent: page)
    }
    (owner.item, owner.controller) = (button, child)
    row.addInteraction(UILargeContentViewerInteraction(delegate: owner))
    hold(world)
    #expect(box(in: world)?.frame.midY == 320)
    world.finger.up()
    owner.controller = nil
    hold(world)
    world.finger.up()
  }

  @Test func `a removed interaction shows nothing any more`() {
    let world = world()
    let interaction = UILargeContentViewerInteraction()
    row.addInteraction(interaction)
    hold(world)
    #expect(box(in: world) != nil)
    world.perform { row.removeInteraction(interaction) }
    world.settle()
    #expect(box(in: world) == nil && interaction.view == nil)
    world.finger.up()
    hold(world)
    #expect(box(in: world) == nil)
    world.finger.up()
  }

  @Test func `the status changes with the accessibility sizes, and is told`() {
    let world = world(.large)
    var heard = 0
    let token = NotificationCenter.default.addObserver(
      forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification,
      object: world.perform { UIApplication.shared },
      queue: nil
    ) { _ in MainActor.assumeIsolated { heard += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(world.perform { !UILargeContentViewerInteraction.isEnabled })
    world.contentSizeCategory = .extraLarge
    #expect(heard == 0)
    world.contentSizeCategory = .accessibilityLarge
    #expect(heard == 1 && world.perform { UILargeContentViewerInteraction.isEnabled })
    world.contentSizeCategory = .accessibilityExtraLarge
    #expect(heard == 1)
    world.contentSizeCategory = .small
    #expect(heard == 2)
  }
}
