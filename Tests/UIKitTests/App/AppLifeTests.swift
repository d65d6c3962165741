// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import RetourHost
import Testing

@testable import UIKit

/// The callbacks and notifications of an app and its scene.
@MainActor struct AppLifeTests {
  /// The calls that the delegates received, with the state that they saw.
  @MainActor
  final class Calls {
    nonisolated(unsafe) var lines: [String] = []
    func add(_ name: String) {
      lines.append("\(name) \(UIApplication.shared.applicationState)")
    }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let calls = Calls()
    var sceneDelegate: AnyClass?

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.add("willFinish")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.add("didFinish")
      return true
    }
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: "Main",
        sessionRole: connectingSceneSession.role
      )
      configuration.delegateClass = sceneDelegate
      return configuration
    }
    func application(
      _ application: UIApplication,
      didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) { calls.add("discard \(sceneSessions.count)") }
    func applicationDidBecomeActive(_ application: UIApplication) { calls.add("didBecome") }
    func applicationWillResignActive(_ application: UIApplication) { calls.add("willResign") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.add("didEnter") }
    func applicationWillEnterForeground(_ application: UIApplication) { calls.add("willEnter") }
    func applicationWillTerminate(_ application: UIApplication) { calls.add("willTerminate") }
    func application(
      _ application: UIApplication,
      supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .portrait }
  }

  class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let name: String
    var lines: [String] = []

    override init() {
      name = "scene"
      super.init()
    }

    private func add(_ call: String, _ scene: UIScene) {
      lines.append("\(name) \(call) \(scene.activationState)")
    }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      add("connect \(session.configuration.name ?? "")", scene)
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
    func sceneDidDisconnect(_ scene: UIScene) { add("disconnect", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { add("didBecome", scene) }
    func sceneWillResignActive(_ scene: UIScene) { add("willResign", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { add("willEnter", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { add("didEnter", scene) }
    func windowScene(
      _ windowScene: UIWindowScene,
      didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {
      let (old, new) = (previousCoordinateSpace.bounds.size, windowScene.coordinateSpace.bounds)
      lines.append("\(old.width)x\(old.height) -> \(new.width)x\(new.height)")
      lines.append("\(previousInterfaceOrientation) -> \(windowScene.interfaceOrientation)")
      lines.append("\(window?.frame.size.width ?? 0)")
    }
  }

  let display = HeadlessDisplay(size: CGSize(width: 100, height: 200), scale: 1)
  let stage: Stage
  let app = AppDelegate()

  init() {
    let session = Session(clock: FrameClock(source: .virtual))
    let display = display
    stage = session.perform { Stage(session: session, display: display) }
  }

  private func send(_ kinds: InputEvent.Kind...) {
    stage.handle(kinds.map { InputEvent(timestamp: 0, kind: $0) })
  }

  /// Runs a closure and returns the notifications of the app and the scene that it caused.
  private func notifications(during body: () -> Void) -> [String] {
    let names = [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
      UIScene.willConnectNotification, UIScene.didDisconnectNotification,
      UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
    ]
    let calls = Calls()
    let (application, scene) = (stage.application, stage.scene)
    let tokens = names.map { name in
      let object: NSObject = name.rawValue.hasPrefix("UIScene") ? scene : application
      return NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        [calls = Unchecked(calls)] note in calls.value.lines.append(note.name.rawValue)
      }
    }
    body()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    return calls.lines
  }

  private struct Unchecked: @unchecked Sendable {
    let value: Calls
    init(_ value: Calls) { self.value = value }
  }

  @Test func `a launched app becomes active after its launch callbacks`() {
    stage.launch(app)
    #expect(
      app.calls.take() == ["willFinish inactive", "didFinish inactive", "didBecome active"]
    )
    #expect(stage.application.supportedInterfaceOrientations(for: nil) == .portrait)
    #expect(stage.application.openSessions == [stage.scene.session])
  }

  @Test func `a window that loses and gains the focus resigns and activates its app`() {
    stage.launch(app)
    _ = app.calls.take()
    send(.deactivated, .deactivated, .activated, .activated)
    #expect(app.calls.take() == ["willResign active", "didBecome active"])
  }

  @Test func `a minimized window sends its app to the background, a restored one back`() {
    stage.launch(app)
    _ = app.calls.take()
    send(.minimized)
    #expect(app.calls.take() == ["willResign active", "didEnter background"])
    #expect(stage.scene.activationState == .background)
    send(.restored)
    #expect(app.calls.take() == ["willEnter background"])
    #expect(stage.application.applicationState == .inactive)
    #expect(stage.scene.activationState == .foregroundInactive)
    send(.activated, .restored)
    #expect(app.calls.take() == ["didBecome active"])
    send(.deactivated, .minimized, .activated)
    #expect(
      app.calls.take() == [
        "willResign active", "didEnter background", "willEnter background", "didBecome active",
      ]
    )
  }

  @Test func `a closed window takes its app to the background, then ends it`() {
    stage.launch(app)
    _ = app.calls.take()
    stage.interface.terminate()
    #expect(
      app.calls.take() == [
        "willResign active", "didEnter background", "discard 1 background",
        "willTerminate background",
      ]
    )
  }

  @Test func `the notifications of app and scene follow the callbacks`() {
    let launch = notifications { stage.launch(app) }
    #expect(
      launch == [
        "UIApplicationDidFinishLaunchingNotification", "UISceneWillConnectNotification",
        "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
      ]
    )
    let pause = notifications { send(.minimized, .activated) }
    #expect(
      pause == [
        "UISceneWillDeactivateNotification", "UIApplicationWillResignActiveNotification",
        "UISceneDidEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
        "UISceneWillEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
        "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
      ]
    )
    let end = notifications { stage.interface.terminate() }
    #expect(
      end.suffix(2) == [
        "UISceneDidDisconnectNotification", "UIApplicationWillTerminateNotification",
      ]
    )
  }

  @Test func `a scene delegate receives the callbacks in place of the app's`() throws {
    app.sceneDelegate = SceneDelegate.self
    stage.launch(app)
    #expect(app.calls.take() == ["willFinish inactive", "didFinish inactive"])
    let delegate = try #require(stage.scene.delegate as? SceneDelegate)
    #expect(
      delegate.take() == [
        "scene connect Main unattached", "scene willEnter unattached",
        "scene didBecome foregroundActive",
      ]
    )
    #expect(stage.scene.session.scene === stage.scene)
    #expect(delegate.window?.windowScene === stage.scene)
    send(.minimized, .activated)
    #expect(
      delegate.take() == [
        "scene willResign foregroundActive", "scene didEnter background",
        "scene willEnter background", "scene didBecome foregroundActive",
      ]
    )
    stage.interface.terminate()
    #expect(
      delegate.take() == [
        "scene willResign foregroundActive", "scene didEnter background",
        "scene disconnect background",
      ]
    )
    #expect(app.calls.take() == ["discard 1 background", "willTerminate background"])
  }

  @Test func `a resized window calls its scene delegate after the windows changed`() throws {
    app.sceneDelegate = SceneDelegate.self
    stage.launch(app)
    let delegate = try #require(stage.scene.delegate as? SceneDelegate)
    _ = delegate.take()
    display.resize(to: CGSize(width: 300, height: 150), timestamp: 0)
    stage.perform { stage.interface.handleWaitingEvents() }
    #expect(
      delegate.take() == ["100.0x200.0 -> 300.0x150.0", "portrait -> landscapeRight", "300.0"]
    )
  }

  @Test func `an app that implements applicationDidFinishLaunching alone is called there`() {
    class Old: UIResponder, UIApplicationDelegate {
      var isLaunched = false
      func applicationDidFinishLaunching(_ application: UIApplication) { isLaunched = true }
    }
    let app = Old()
    stage.launch(app)
    #expect(app.isLaunched)
  }

  @Test func `a class that is not final is created by its own init`() {
    class Plain: NSObject {}
    class Named: UIResponder {
      let name: String
      override init() {
        name = "named"
        super.init()
      }
    }
    #expect(type(of: RuntimeObjects.make(Plain.self)) == Plain.self)
    #expect((RuntimeObjects.make(Named.self) as? Named)?.name == "named")
    #expect(RuntimeObjects.make(AppDelegate.self) is AppDelegate)
  }
}
