// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CAllocations
import QuartzCore
import RetourRender
import UIKit

/// The motion of a scene in memory, measured frame by frame.
@MainActor
final class SceneRun: NSObject {
  private static let pairs = 3

  /// Runs the scene of a name, or all scenes.
  static func run(_ name: String?) {
    let scale = environment("RETOUR_SCALE").flatMap(Double.init) ?? 3
    for scene in Scene.all where name == nil || scene.name == name {
      SceneRun(scene, scale: CGFloat(scale)).run()
    }
  }

  private let scene: Scene
  private let desk: Desk
  private let navigation = UINavigationController()

  init(_ scene: Scene, scale: CGFloat) {
    self.scene = scene
    desk = Desk(scale: scale, size: scene.size)
    super.init()
    desk.perform {
      desk.window.overrideUserInterfaceStyle = scene.style
      navigation.delegate = scene.motion == .customPush ? self : nil
      desk.window.rootViewController = root()
      navigation.pushViewController(ScenePage(scene), animated: false)
    }
    desk.settle()
    guard scene.motion == .pushInSheet || scene.motion == .sheetOnSheet else { return }
    desk.perform {
      let sheet = scene.motion == .pushInSheet ? navigation : sheet()
      desk.window.rootViewController?.present(sheet, animated: false)
    }
    desk.settle()
  }

  private func root() -> UIViewController {
    switch scene.motion {
    case .pushInSheet: return ScenePage(.plain)
    case .pushInTabs:
      let tabs = UITabBarController()
      navigation.tabBarItem = UITabBarItem(title: "First", image: Icons.all[0], tag: 0)
      navigation.tabBarItem.badgeValue = "3"
      let other = UIViewController()
      other.tabBarItem = UITabBarItem(title: "Second", image: Icons.all[1], tag: 1)
      tabs.viewControllers = [navigation, other]
      return tabs
    default: return navigation
    }
  }

  /// A stack of one page that fills a page sheet.
  private func sheet() -> UIViewController {
    let stack = UINavigationController(rootViewController: ScenePage(scene))
    stack.modalPresentationStyle = .pageSheet
    return stack
  }

  /// Plays the motion there and back, and reports milliseconds of processor time per frame.
  func run() {
    var all: [Double] = []
    var firsts: [Double] = []
    desk.stage.compositor.resetCounts()
    let allocations = retour_allocations()
    for _ in 0..<Self.pairs {
      for move in [forward, back] {
        let frames = play(move)
        firsts.append(frames.first ?? 0)
        all += frames
      }
    }
    let later = all.count - firsts.count
    let counts = desk.stage.compositor.counts
    let count = Double(all.count)
    report(
      "scene \(scene.name)",
      [
        "ms": all.reduce(0, +) / count,
        "first_ms": firsts.median,
        "later_ms": (all.reduce(0, +) - firsts.reduce(0, +)) / Double(max(later, 1)),
        "largest_ms": largest,
        "pixels_written": Double(counts.pixelsWritten) / count,
        "pixels_flattened": Double(counts.pixelsFlattened) / count,
        "bytes": Double(counts.bytesAllocated) / count,
        "stores": Double(counts.storesFlattened),
        "resamples": Double(counts.resamples) / count,
        "outlines": Double(counts.outlines) / count,
        "allocations": Double(retour_allocations() - allocations) / count,
      ]
    )
  }

  /// The longest frame after the first one of a motion.
  private var largest = 0.0

  /// Plays one motion and returns the milliseconds of each of its frames.
  private func play(_ move: () -> Void) -> [Double] {
    var frames: [Double] = []
    var start = Meter.processor
    desk.perform(move)
    desk.advance(by: 0)
    while desk.stage.session.clock.nextWakeUp != nil {
      desk.showFrame()
      let end = Meter.processor
      frames.append((end - start) * 1e3)
      start = end
    }
    largest = max(largest, frames.dropFirst().max() ?? 0)
    return frames
  }

  private func forward() {
    switch scene.motion {
    case .push, .pushInSheet, .pushInTabs, .customPush:
      navigation.pushViewController(ScenePage(scene), animated: true)
    case .sheet: navigation.present(sheet(), animated: true)
    case .sheetOnSheet: navigation.presentedViewController?.present(sheet(), animated: true)
    case .alert:
      let alert = UIAlertController(
        title: "Discard changes?",
        message: "They cannot be restored.",
        preferredStyle: .alert
      )
      alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      navigation.present(alert, animated: true)
    }
  }

  private func back() {
    switch scene.motion {
    case .push, .pushInSheet, .pushInTabs, .customPush:
      navigation.popViewController(animated: true)
    case .sheet, .alert: navigation.dismiss(animated: true)
    case .sheetOnSheet: navigation.presentedViewController?.dismiss(animated: true)
    }
  }
}

extension SceneRun: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    TurningTransition(isPush: operation == .push)
  }
}
