// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The life of an app: calls its delegate, the delegate of its scene and the observers of the
/// notifications that go with them.
///
/// A scene that has a delegate receives the callbacks in place of the app's delegate, as in UIKit;
/// the notifications of both are posted either way.
@MainActor
final class AppLife {
  private let application: UIApplication
  private let scene: UIWindowScene
  private var machine = ActivationStateMachine()
  /// The state of the app as the callbacks see it: one that announces a change comes before it.
  private(set) var state = ActivationStateMachine.State.active

  init(application: UIApplication, scene: UIWindowScene) {
    (self.application, self.scene) = (application, scene)
  }

  /// Launches an app, connects its scene and activates it.
  ///
  /// - Parameter delegate: The delegate of the app.
  func launch(_ delegate: any UIApplicationDelegate) {
    machine.launch()
    state = machine.state
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification, of: application)
    connectScene(delegate)
    // An app without a scene delegate is launched in the foreground: it does not enter it.
    let callback = machine.connect()
    if scene.delegate != nil { perform(callback) }
    state = machine.state
    windowDidGainFocus()
  }

  private func connectScene(_ delegate: any UIApplicationDelegate) {
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      application,
      configurationForConnecting: scene.session,
      options: options
    )
    scene.session.connect(scene, as: configuration)
    if let type = configuration.delegateClass, scene.delegate == nil {
      guard let made = RuntimeObjects.make(type) as? any UISceneDelegate else {
        misuse("the delegate class of a scene must be a UISceneDelegate: \(type)")
      }
      scene.delegate = made
    }
    post(UIScene.willConnectNotification, of: scene)
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
  }

  /// Activates the app, after it entered the foreground.
  func windowDidGainFocus() {
    windowWasRestored()
    perform(machine.activate())
  }

  /// Deactivates the app.
  func windowDidLoseFocus() { perform(machine.resign()) }

  /// Sends the app to the background.
  func windowWasMinimized() {
    windowDidLoseFocus()
    perform(machine.minimize())
  }

  /// Returns the app to the foreground, inactive until its window has the focus.
  func windowWasRestored() { perform(machine.restore()) }

  /// Warns the delegate, the observers and the view controllers in the windows: memory is low.
  func receiveMemoryWarning() {
    application.delegate?.applicationDidReceiveMemoryWarning(application)
    post(UIApplication.didReceiveMemoryWarningNotification, of: application)
    for window in scene.storedWindows { window.storedRoot?.warnAboutMemory() }
  }

  /// Ends the app: it enters the background, its scene disconnects, its delegate is called last.
  func terminate() {
    windowWasMinimized()
    let callback = machine.terminate()
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification, of: scene)
    application.delegate?.application(application, didDiscardSceneSessions: [scene.session])
    perform(callback)
  }

  private func perform(_ callback: ActivationStateMachine.Callback?) {
    guard let callback else { return }
    switch callback {
    case .didEnterBackground, .didBecomeActive: state = machine.state
    case .willResignActive, .willEnterForeground, .willTerminate: break
    }
    if let delegate = scene.delegate, callback != .willTerminate {
      callback.call(delegate, of: scene)
    } else if let delegate = application.delegate {
      callback.call(delegate, of: application)
    }
    if let name = callback.sceneNotification { post(name, of: scene) }
    post(callback.applicationNotification, of: application)
    state = machine.state
  }

  private func post(_ name: NSNotification.Name, of object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }
}

extension ActivationStateMachine.Callback {
  @MainActor
  fileprivate func call(_ delegate: any UIApplicationDelegate, of application: UIApplication) {
    switch self {
    case .willResignActive: delegate.applicationWillResignActive(application)
    case .didEnterBackground: delegate.applicationDidEnterBackground(application)
    case .willEnterForeground: delegate.applicationWillEnterForeground(application)
    case .didBecomeActive: delegate.applicationDidBecomeActive(application)
    case .willTerminate: delegate.applicationWillTerminate(application)
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

  fileprivate var applicationNotification: NSNotification.Name {
    switch self {
    case .willResignActive: UIApplication.willResignActiveNotification
    case .didEnterBackground: UIApplication.didEnterBackgroundNotification
    case .willEnterForeground: UIApplication.willEnterForegroundNotification
    case .didBecomeActive: UIApplication.didBecomeActiveNotification
    case .willTerminate: UIApplication.willTerminateNotification
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

extension UIViewController {
  /// Warns the view controller, its children and what it presents.
  fileprivate func warnAboutMemory() {
    didReceiveMemoryWarning()
    for child in storedChildren { child.warnAboutMemory() }
    storedPresentation?.presented.warnAboutMemory()
  }
}
