// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import Testing
import UIKit

@testable import UIKit

/// The questions of the system to view controllers: its own interface, memory, and the device.
@MainActor
@Suite(.freesControllers) struct SystemQuestionTests {
  /// A page that counts the questions.
  final class AskedPage: UIViewController {
    var indicator = 0
    var edges = 0
    var pointer = 0
    var warnings = 0

    override var prefersHomeIndicatorAutoHidden: Bool {
      indicator += 1
      return true
    }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
      edges += 1
      return .left
    }
    override var prefersPointerLocked: Bool {
      pointer += 1
      return true
    }
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      warnings += 1
    }
    func forget() { (indicator, edges, pointer) = (0, 0, 0) }
  }

  @Test func `the top page of a stack in a tab is asked when it appears`() {
    let (first, second) = (AskedPage(), AskedPage())
    let stack = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    let world = World(size: CGSize(width: 200, height: 400), scale: 1, root: tabs)
    world.settle()
    #expect(first.indicator > 0 && first.edges > 0 && first.pointer > 0)
    first.forget()
    stack.pushViewController(second, animated: true)
    world.settle()
    #expect(second.indicator > 0 && second.edges > 0 && second.pointer > 0)
    #expect(first.indicator == 0 && first.edges == 0 && first.pointer == 0)
  }

  @Test func `a request asks one question again, in the next frame`() {
    let page = AskedPage()
    let world = World(size: CGSize(width: 200, height: 400), scale: 1, root: page)
    world.settle()
    page.forget()
    page.setNeedsUpdateOfHomeIndicatorAutoHidden()
    page.setNeedsUpdateOfHomeIndicatorAutoHidden()
    #expect(page.indicator == 0)
    world.settle()
    #expect((page.indicator, page.edges, page.pointer) == (1, 0, 0))
    page.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    world.settle()
    #expect((page.indicator, page.edges, page.pointer) == (1, 1, 0))
    page.setNeedsUpdateOfPrefersPointerLocked()
    world.settle()
    #expect((page.indicator, page.edges, page.pointer) == (1, 1, 1))
  }

  @Test func `a full screen presentation is asked in place of the page below`() {
    let (page, upper) = (AskedPage(), AskedPage())
    let world = World(size: CGSize(width: 200, height: 400), scale: 1, root: page)
    upper.modalPresentationStyle = .fullScreen
    world.settle()
    page.forget()
    page.present(upper, animated: true)
    world.settle()
    #expect(upper.indicator > 0)
    upper.forget()
    page.forget()
    upper.dismiss(animated: true)
    world.settle()
    #expect(page.indicator > 0)
  }

  @Test func `a memory warning reaches every view controller of the hierarchy once`() {
    let pages = (0..<3).map { _ in AskedPage() }
    let stack = UINavigationController()
    stack.setViewControllers([pages[0], pages[1]], animated: false)
    let world = World(size: CGSize(width: 200, height: 400), scale: 1, root: stack)
    stack.present(pages[2], animated: false)
    world.settle()
    world.simulateMemoryWarning()
    #expect(pages.map(\.warnings) == [1, 1, 1])
  }

  private final class WarnedDelegate: UIResponder, UIApplicationDelegate {
    var lines: [String] = []
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
      lines.append("delegate")
    }
  }

  @Test func `the delegate is warned before the observers`() {
    let page = AskedPage()
    let world = World(size: CGSize(width: 200, height: 400), scale: 1, root: page)
    let delegate = WarnedDelegate()
    world.stage.application.delegate = delegate
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification,
      object: world.stage.application,
      queue: nil
    ) { _ in MainActor.assumeIsolated { delegate.lines.append("observer") } }
    world.simulateMemoryWarning()
    NotificationCenter.default.removeObserver(token)
    #expect(delegate.lines == ["delegate", "observer"])
    #expect(page.warnings == 1)
  }

  @Test func `a kernel without pressure stall information reports nothing`() {
    #expect(!MemoryPressure.watch(path: "/proc/none") {})
    #expect(!MemoryPressure.watch(path: "/dev/full") {})
  }

  @Test func `the device is this machine`() {
    let device = UIDevice.current
    #expect(device === UIDevice.current)
    #expect(device.systemName == "Linux")
    #expect(!device.name.isEmpty && !device.model.isEmpty && !device.systemVersion.isEmpty)
    #expect(device.systemVersion.allSatisfy { $0.isNumber || $0 == "." })
    #expect(device.userInterfaceIdiom == .phone && device.orientation == .unknown)
  }

  @Test func `the status bar of the app is that of its scene`() {
    let world = World(
      size: CGSize(width: 200, height: 400),
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0),
      root: UIViewController()
    )
    let frame = world.perform { UIApplication.shared.statusBarFrame }
    #expect(frame == CGRect(x: 0, y: 0, width: 200, height: 47))
  }
}
