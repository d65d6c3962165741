// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import RetourHost
import Testing

@testable import UIKit

/// Requests of an app to open and close scenes, and the callbacks that follow.
@MainActor struct SceneRequestTests {
  final class App: UIResponder, UIApplicationDelegate {
    var lines: [String] = []

    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
      configuration.delegateClass = Scene.self
      return configuration
    }
    func application(
      _ application: UIApplication,
      didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) { lines.append("discard \(sceneSessions.count), open \(application.openSessions.count)") }
  }

  final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      lines.append("connect \(connectionOptions.userActivities.first?.activityType ?? "-")")
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.makeKeyAndVisible()
    }
    func sceneDidDisconnect(_ scene: UIScene) { lines.append("disconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { lines.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { lines.append("resign") }
    func sceneWillEnterForeground(_ scene: UIScene) { lines.append("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { lines.append("background") }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      lines.append("continue \(userActivity.activityType)")
    }
  }

  private let stage: Stage
  private let app = App()
  private let displays = (0..<3).map { _ in
    HeadlessDisplay(size: CGSize(width: 100, height: 200), scale: 1)
  }

  init() {
    let (session, first) = (Session(clock: FrameClock(source: .virtual)), displays[0])
    stage = session.perform { Stage(session: session, display: first) }
    let further = Array(displays.dropFirst())
    stage.interface.opener = { [unowned stage] in
      let opened = stage.interface.stages.count
      guard opened <= further.count else { throw DisplayError.windowRefused(reason: "full") }
      return further[opened - 1]
    }
    stage.launch(app)
  }

  private func advance() {
    stage.perform {
      stage.interface.handleWaitingEvents()
      stage.session.clock.advance(to: stage.session.clock.now + 0.1)
    }
  }

  private func request(_ session: UISceneSession? = nil, _ type: String? = nil) -> [UISceneError] {
    var errors: [UISceneError] = []
    stage.perform {
      stage.application.requestSceneSessionActivation(
        session,
        userActivity: type.map { NSUserActivity(activityType: $0) },
        options: nil
      ) { if let error = $0 as? UISceneError { errors.append(error) } }
      advance()
    }
    return errors
  }

  private func delegate(_ index: Int) throws -> Scene {
    try #require(stage.interface.stages[index].scene.delegate as? Scene)
  }

  @Test func `a request opens a scene with its activity, and takes the focus from the first`()
    throws
  {
    #expect(stage.application.supportsMultipleScenes)
    _ = try delegate(0).take()
    #expect(request(nil, "open.letter").isEmpty)
    #expect(try delegate(0).take() == ["resign"])
    let second = try delegate(1)
    #expect(second.take() == ["connect open.letter", "foreground", "active"])
    let scenes = stage.interface.stages.map(\.scene)
    #expect(second.window?.windowScene === scenes[1])
    #expect(scenes.map(\.activationState) == [.foregroundInactive, .foregroundActive])
    #expect(stage.application.applicationState == .active)
    #expect(stage.application.connectedScenes.count == 2)
    stage.interface.end()
  }

  @Test func `a request for an open session continues its activity in front`() throws {
    _ = request()
    _ = try (delegate(0).take(), delegate(1).take())
    #expect(request(stage.scene.session, "go.on").isEmpty)
    #expect(try delegate(0).take() == ["active", "continue go.on"])
    #expect(try delegate(1).take() == ["resign"])
    stage.interface.end()
  }

  @Test(arguments: [InputEvent.Kind.deactivated, .minimized])
  func `the focus that goes from one window to another leaves the app active`(
    _ departure: InputEvent.Kind
  ) throws {
    _ = request()
    var isKept = true
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification,
      object: stage.application,
      queue: nil
    ) { _ in MainActor.assumeIsolated { isKept = false } }
    displays[1].post(InputEvent(timestamp: 1, kind: departure))
    displays[0].post(InputEvent(timestamp: 1.001, kind: .activated))
    advance()
    #expect(isKept)
    #expect(stage.scene.activationState == .foregroundActive)
    displays[0].post(InputEvent(timestamp: 2, kind: departure))
    advance()
    let isMinimized = departure == .minimized
    #expect(
      !isKept && stage.application.applicationState == (isMinimized ? .background : .inactive)
    )
    NotificationCenter.default.removeObserver(token)
    stage.interface.end()
  }

  @Test func `the app is in the background while all its windows are minimized`() throws {
    _ = request()
    displays[1].post(InputEvent(timestamp: 1, kind: .minimized))
    advance()
    #expect(stage.application.applicationState == .inactive)
    displays[0].post(InputEvent(timestamp: 2, kind: .minimized))
    advance()
    #expect(stage.application.applicationState == .background)
    displays[1].post(InputEvent(timestamp: 3, kind: .activated))
    advance()
    #expect(stage.application.applicationState == .active)
    #expect(stage.scene.activationState == .background)
    stage.interface.end()
  }

  @Test func `a destroyed session disconnects, is discarded and freed, and the app goes on`() throws
  {
    _ = request()
    var second: Scene? = try delegate(1)
    _ = second?.take()
    let session = stage.interface.stages[1].scene.session
    stage.application.requestSceneSessionDestruction(session, options: nil)
    advance()
    #expect(second?.take() == ["resign", "background", "disconnect"])
    #expect(app.lines == ["discard 1, open 1"])
    weak let freed = second
    second = nil
    #expect(freed == nil && session.scene == nil)
    #expect(request(session).map(\.code) == [.requestDenied])
    displays[0].post(InputEvent(timestamp: 2, kind: .activated))
    advance()
    #expect(stage.scene.activationState == .foregroundActive)
    stage.interface.end()
  }

  @Test func `the app ends with its last window`() throws {
    var isClosed = false
    stage.interface.onClose = { isClosed = true }
    _ = request()
    displays[0].post(InputEvent(timestamp: 1, kind: .closeRequested))
    advance()
    #expect(!isClosed && stage.interface.stages.count == 1)
    displays[1].post(InputEvent(timestamp: 2, kind: .closeRequested))
    advance()
    #expect(isClosed)
    stage.interface.terminate()
    #expect(app.lines == ["discard 1, open 1", "discard 1, open 1"])
    stage.interface.end()
  }

  @Test func `a window that the desktop refuses is an error`() {
    #expect(request().isEmpty && request().isEmpty)
    #expect(request().map(\.code) == [.requestDenied])
    stage.interface.opener = nil
    #expect(!stage.application.supportsMultipleScenes)
    #expect(request().map(\.code) == [.multipleScenesNotSupported])
    stage.interface.end()
  }

  @Test func `title and limits of the size are those of the desktop window`() {
    stage.scene.title = "Letters"
    #expect(displays[0].title == "Letters")
    stage.scene.sizeRestrictions?.minimumSize = CGSize(width: 320, height: 400)
    #expect(displays[0].sizeLimits?.minimum == CGSize(width: 320, height: 400))
    stage.interface.end()
  }
}
