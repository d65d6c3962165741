// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import BenchScenes
import QuartzCore
import UIKit

/// The benchmark in a window: shows the page, and runs the mode of the first argument.
@MainActor
final class App: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  private let navigation = UINavigationController()
  private var run: WindowRun?
  private var listRun: ListWindowRun?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    if let scene = Arguments.scene { return show(scene, in: window) }
    if Arguments.mode == "list-window" { return showList(in: window) }
    if Arguments.mode == "rest-list" { return show(LongTable(count: 10_000), in: window) }
    navigation.pushViewController(makePage(number: 0), animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    guard Arguments.mode != "start" else { return true }
    run = WindowRun(navigation)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.play() }
    return true
  }

  private func show(_ scene: Scene, in window: UIWindow) -> Bool {
    let run = SceneWindowRun(scene, in: window)
    window.makeKeyAndVisible()
    self.window = window
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { run.play() }
    return true
  }

  private func show(_ page: UIViewController, in window: UIWindow) -> Bool {
    window.rootViewController = page
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  private func showList(in window: UIWindow) -> Bool {
    listRun = ListWindowRun(in: window)
    window.makeKeyAndVisible()
    self.window = window
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.listRun?.play() }
    return true
  }

  private func makePage(number: Int) -> UIViewController {
    Arguments.mode == "hold-list" ? LongTable(count: 10_000) : Page(number: number)
  }

  /// Pushes a page that can be dragged; a table is scrolled before.
  private func hold() {
    scroll(navigation.topViewController)
    navigation.pushViewController(makePage(number: 1), animated: false)
    scroll(navigation.topViewController)
  }

  private func scroll(_ page: UIViewController?) {
    page?.view.layoutIfNeeded()
    (page as? LongTable)?.tableView.contentOffset.y += 3000
  }

  private func play() {
    switch Arguments.mode {
    case "timed": run?.play(Arguments.count(5), scrubbed: false)
    case "paced", "paced-items": run?.play(Arguments.count(5), scrubbed: true)
    case "rest": run?.rest(for: Double(Arguments.count(6)))
    default: hold()
    }
  }
}

/// The arguments of the benchmark.
enum Arguments {
  static var mode: String { CommandLine.arguments.dropFirst().first ?? "start" }
  /// The scene to play in the window.
  @MainActor static var scene: Scene? {
    guard mode == "scene-window" else { return nil }
    let name = CommandLine.arguments.dropFirst(2).first
    return Scene.all.first { $0.name == name }
  }
  static func count(_ standard: Int) -> Int {
    CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? standard
  }
}
