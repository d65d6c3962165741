// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
import RetourHost
public import UIKit

extension World {
  /// Opens a further window with a scene of its own, which takes the focus.
  ///
  /// - Parameters:
  ///   - size: The size of its screen in points; `nil` for that of the world's first.
  ///   - scale: The pixels per point; `nil` for those of the world's first.
  ///   - style: The user interface style.
  ///   - root: The root view controller of its window.
  /// - Returns: The scene.
  @discardableResult
  public func openScene(
    size: CGSize? = nil,
    scale: CGFloat? = nil,
    style: UIUserInterfaceStyle = .light,
    root: UIViewController? = nil
  ) -> WorldScene {
    let opened = perform {
      let stage = stage.interface.open(
        on: HeadlessDisplay(like: display, size: size, scale: scale),
        traits: UITraitCollection(traitsFrom: [
          stage.interface.traits, UITraitCollection(userInterfaceStyle: style),
        ])
      )
      let window = UIWindow(windowScene: stage.scene)
      window.rootViewController = root
      window.makeKeyAndVisible()
      return scene(of: stage, window: window)
    }
    advance(by: 0)
    return opened
  }

  /// The open scenes, the first opened first: those that tests opened, and those that the app
  /// requested.
  public var scenes: [WorldScene] {
    forgetClosedScenes()
    return stage.interface.stages.map { scene(of: $0) }
  }
}

extension HeadlessDisplay {
  /// Creates a display beside another one, with its figures unless others are given.
  convenience init(like display: HeadlessDisplay, size: CGSize? = nil, scale: CGFloat? = nil) {
    self.init(
      size: size ?? display.size,
      scale: scale ?? display.scale,
      framesPerSecond: display.framesPerSecond,
      beside: display
    )
  }
}
