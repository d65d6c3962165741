// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import RetourRender

/// The life of an app: calls its delegate and the observers of its notifications.
///
/// The app is active while one of its scenes is, and in the background while all of them are. A
/// scene that has a delegate receives the callbacks in place of the app's delegate, as in UIKit;
/// the notifications of both are posted either way.
@MainActor
final class AppLife {
  private unowned let interface: UserInterface
  private var machine = ActivationStateMachine()
  /// The state of the app as the callbacks see it: one that announces a change comes before it.
  private(set) var state = ActivationStateMachine.State.active

  init(_ interface: UserInterface) { self.interface = interface }

  private var application: UIApplication { interface.application }
  /// Whether the launch callbacks run, or the first scene connects.
  var isLaunching: Bool { machine.state == .launching }

  /// Launches an app, connects its scene and activates it.
  ///
  /// - Parameters:
  ///   - delegate: The delegate of the app.
  ///   - stage: The stage of the scene.
  func launch(_ delegate: any UIApplicationDelegate, in stage: Stage) {
    machine.launch()
    publish()
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification)
    stage.life.begin()
    stage.life.connect(UIScene.ConnectionOptions())
    stage.life.windowDidGainFocus()
  }

  /// Warns the delegate, the observers and the view controllers in the windows: memory is low.
  func receiveMemoryWarning() {
    application.delegate?.applicationDidReceiveMemoryWarning(application)
    post(UIApplication.didReceiveMemoryWarningNotification)
    for window in application.windows { window.storedRoot?.warnAboutMemory() }
    for stage in interface.stages { stage.compositor.purgeMemory() }
  }

  /// Tells the delegate of scenes that the user closed.
  func discard(_ stages: [Stage]) {
    let sessions = Set(stages.map(\.scene.session))
    application.delegate?.application(application, didDiscardSceneSessions: sessions)
  }

  /// Ends the app: its scenes disconnect, its delegate is called last.
  func terminate() {
    let stages = interface.stages
    for stage in stages { stage.life.windowWasClosed() }
    // The app stayed active for a window that did not get the focus.
    if let callback = machine.resign() { announce(callback) }
    if let callback = machine.minimize() { announce(callback) }
    discard(stages)
    announce(machine.terminate())
    publish()
  }

  // MARK: Following the scenes

  /// Follows a scene, and returns the callback that the app receives along with it.
  ///
  /// - Parameters:
  ///   - callback: The callback that the scene is about to receive.
  ///   - stage: The stage of the scene.
  ///   - appKeepsFocus: Whether another window of the app takes the focus: the app stays active.
  /// - Returns: The callback; `nil` if the state of the app does not change.
  func follow(
    _ callback: ActivationStateMachine.Callback,
    of stage: Stage,
    appKeepsFocus: Bool = false
  ) -> ActivationStateMachine.Callback? {
    switch callback {
    case .willResignActive:
      // No other scene is active then: one that becomes active deactivates the others first.
      return appKeepsFocus ? nil : machine.resign()
    case .didEnterBackground:
      let others = interface.stages.lazy.filter { $0 !== stage }.map(\.life.state)
      let isVisible = others.contains { $0 == .active || $0 == .inactive }
      return isVisible || machine.state != .inactive ? nil : machine.minimize()
    case .willEnterForeground:
      return isLaunching ? machine.connect() : machine.restore()
    case .didBecomeActive: return machine.activate()
    case .willTerminate: return nil
    }
  }

  /// Shows the state that the machine has reached.
  func publish() { state = machine.state }

  /// Calls the delegate, unless scene delegates are called in its place.
  func callDelegate(_ callback: ActivationStateMachine.Callback) {
    let hasSceneDelegate = interface.stages.contains { $0.scene.delegate != nil }
    guard let delegate = application.delegate, !hasSceneDelegate || callback == .willTerminate
    else { return }
    callback.call(delegate, of: application)
  }

  /// Posts the notification of a callback.
  func notify(_ callback: ActivationStateMachine.Callback) {
    post(callback.applicationNotification)
  }

  private func announce(_ callback: ActivationStateMachine.Callback) {
    callDelegate(callback)
    notify(callback)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: application)
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

  fileprivate var applicationNotification: NSNotification.Name {
    switch self {
    case .willResignActive: UIApplication.willResignActiveNotification
    case .didEnterBackground: UIApplication.didEnterBackgroundNotification
    case .willEnterForeground: UIApplication.willEnterForegroundNotification
    case .didBecomeActive: UIApplication.didBecomeActiveNotification
    case .willTerminate: UIApplication.willTerminateNotification
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
