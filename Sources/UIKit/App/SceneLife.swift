// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The life of a scene: calls its delegate and the observers of its notifications.
@MainActor
final class SceneLife {
  private unowned let stage: Stage
  private var machine = ActivationStateMachine()
  /// The state of the scene as the callbacks see it: one that announces a change comes before it.
  private(set) var state = ActivationStateMachine.State.active

  init(_ stage: Stage) { self.stage = stage }

  private var scene: UIWindowScene { stage.scene }
  private var app: AppLife { stage.interface.life }

  // MARK: Connecting

  /// Begins to connect the scene: until then it is that of an interface without an app.
  func begin() {
    machine.launch()
    state = machine.state
  }

  /// Asks the app for the configuration of the scene, and connects it.
  ///
  /// - Parameter options: The reasons.
  func connect(_ options: UIScene.ConnectionOptions) {
    let application = stage.application
    let configuration = application.delegate?.application(
      application,
      configurationForConnecting: scene.session,
      options: options
    )
    scene.session.connect(scene, as: configuration ?? scene.session.configuration)
    if let type = configuration?.delegateClass, scene.delegate == nil {
      guard let made = RuntimeObjects.make(type) as? any UISceneDelegate else {
        misuse("the delegate class of a scene must be a UISceneDelegate: \(type)")
      }
      scene.delegate = made
    }
    post(UIScene.willConnectNotification)
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    let callback = machine.connect()
    // An app without a scene delegate is launched in the foreground: it does not enter it.
    if scene.delegate != nil || !app.isLaunching {
      perform(callback)
    } else {
      _ = app.follow(callback, of: stage)
      publish()
    }
  }

  // MARK: The window

  /// Activates the scene, after it entered the foreground.
  func windowDidGainFocus() {
    windowWasRestored()
    perform(machine.activate())
  }

  /// Deactivates the scene.
  ///
  /// - Parameter appKeepsFocus: Whether another window of the app takes the focus: the app stays
  ///   active.
  func windowDidLoseFocus(appKeepsFocus: Bool = false) {
    perform(machine.resign(), appKeepsFocus: appKeepsFocus)
  }

  /// Sends the scene to the background.
  ///
  /// - Parameter appKeepsFocus: Whether another window of the app takes the focus.
  func windowWasMinimized(appKeepsFocus: Bool = false) {
    windowDidLoseFocus(appKeepsFocus: appKeepsFocus)
    perform(machine.minimize())
  }

  /// Returns the scene to the foreground, inactive until its window has the focus.
  func windowWasRestored() { perform(machine.restore()) }

  /// Disconnects the scene: it enters the background, and its delegate is called last.
  func windowWasClosed() {
    windowWasMinimized()
    _ = machine.terminate()
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification)
    state = machine.state
  }

  // MARK: Callbacks

  private func perform(
    _ callback: ActivationStateMachine.Callback?,
    appKeepsFocus: Bool = false
  ) {
    guard let callback else { return }
    let ofApp = app.follow(callback, of: stage, appKeepsFocus: appKeepsFocus)
    if callback.comesAfterChange { publish() }
    if let delegate = scene.delegate { callback.call(delegate, of: scene) }
    if let ofApp { app.callDelegate(ofApp) }
    if let name = callback.sceneNotification { post(name) }
    if let ofApp { app.notify(ofApp) }
    publish()
  }

  /// Shows the states that the machines have reached.
  private func publish() {
    state = machine.state
    app.publish()
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: scene)
  }
}

extension ActivationStateMachine.Callback {
  /// Whether the callback tells of a change that has been made.
  fileprivate var comesAfterChange: Bool {
    switch self {
    case .didEnterBackground, .didBecomeActive: true
    case .willResignActive, .willEnterForeground, .willTerminate: false
    }
  }

  @MainActor
  fileprivate func call(_ delegate: any UISceneDelegate, of scene: UIScene) {
    switch self {
    case .willResignActive: delegate.sceneWillResignActive(scene)
    case .didEnterBackground: delegate.sceneDidEnterBackground(scene)
    case .willEnterForeground: delegate.sceneWillEnterForeground(scene)
    case .didBecomeActive: delegate.sceneDidBecomeActive(scene)
    case .willTerminate: break
    }
  }

  fileprivate var sceneNotification: NSNotification.Name? {
    switch self {
    case .willResignActive: UIScene.willDeactivateNotification
    case .didEnterBackground: UIScene.didEnterBackgroundNotification
    case .willEnterForeground: UIScene.willEnterForegroundNotification
    case .didBecomeActive: UIScene.didActivateNotification
    case .willTerminate: nil
    }
  }
}
