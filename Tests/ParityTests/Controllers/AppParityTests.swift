// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

/// The app, its scenes and its windows that are the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct AppParityTests {
  // Apple documentation of `shared` and `connectedScenes`.
  @Test func `an app that runs has a scene with its screen`() throws {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let scene = try #require(scenes.first)
    #expect(scene.screen === UIScreen.main && scene.screen.bounds.width > 0)
  }

  // Apple documentation of `windows` of UIWindowScene.
  @Test func `a window is one of its scene`() throws {
    let window = try makeWindow(UIViewController())
    let scene = try #require(window.windowScene)
    #expect(scene.windows.contains(window) && window.screen === scene.screen)
    window.isHidden = true
  }

  // Apple documentation of UIWindow: its frame is that of the screen.
  @Test func `a new window has the size of its scene`() throws {
    let window = try makeWindow(UIViewController())
    let scene = try #require(window.windowScene)
    #expect(window.bounds.size == scene.coordinateSpace.bounds.size)
    window.isHidden = true
  }

  // Apple documentation of `bounds` and `nativeBounds` of UIScreen: in points and in pixels.
  @Test func `the native bounds of a screen are in pixels`() {
    let screen = UIScreen.main
    #expect(screen.nativeBounds.width == screen.bounds.width * screen.nativeScale)
    #expect(screen.scale >= 1 && screen.bounds.origin == .zero)
  }

  // Apple documentation of UIDevice.
  @Test func `there is one device`() {
    #expect(UIDevice.current === UIDevice.current && !UIDevice.current.systemVersion.isEmpty)
  }

  // Apple headers: the names of the notifications.
  @Test func `notifications have the names of the headers`() {
    #expect(
      UIApplication.didBecomeActiveNotification.rawValue
        == "UIApplicationDidBecomeActiveNotification"
    )
    #expect(
      UIApplication.didEnterBackgroundNotification.rawValue
        == "UIApplicationDidEnterBackgroundNotification"
    )
    #expect(
      UITextField.textDidChangeNotification.rawValue == "UITextFieldTextDidChangeNotification"
    )
    #expect(UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
    #expect(UIScene.didActivateNotification.rawValue == "UISceneDidActivateNotification")
  }

  // Apple headers UIApplication.h and UIScene.h: the values of the states.
  @Test func `states have the values of the headers`() {
    #expect(UIApplication.State.active.rawValue == 0 && UIApplication.State.inactive.rawValue == 1)
    #expect(UIApplication.State.background.rawValue == 2)
    #expect(UIScene.ActivationState.unattached.rawValue == -1)
    #expect(UIScene.ActivationState.foregroundActive.rawValue == 0)
    #expect(UIScene.ActivationState.background.rawValue == 2)
    #expect(UIWindow.Level.normal.rawValue == 0 && UIWindow.Level.alert.rawValue == 2000)
    #expect(
      UIInterfaceOrientation.portrait.isPortrait && UIInterfaceOrientation.landscapeLeft.isLandscape
    )
  }
}
