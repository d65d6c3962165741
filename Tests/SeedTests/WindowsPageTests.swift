// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The gallery's page of windows.
@MainActor @Suite(.freesControllers) struct WindowsPageTests {
  private func tap(_ title: String, in scene: WorldScene, of world: World) throws {
    let button = try #require(Self.button(title, in: scene.window))
    scene.finger.tap(button)
    world.settle()
  }

  private static func button(_ title: String, in view: UIView?) -> UIButton? {
    guard let view else { return nil }
    if let button = view as? UIButton, button.currentTitle == title { return button }
    return view.subviews.lazy.compactMap { Self.button(title, in: $0) }.first
  }

  @Test(arguments: [false, true])
  func `a new window shows the page, goes back alone, and closes`(_ isDark: Bool) throws {
    let studio = Studio(Look(scale: 1, isDark: isDark))
    let (world, app) = (studio.world, GalleryApp())
    world.perform { UIApplication.shared.delegate = app }
    studio.show(WindowsPage(), at: nil)
    let first = try #require(world.scenes.first)
    try tap("New window", in: first, of: world)
    #expect(world.scenes.count == 2)
    expectGolden(of: world, named: isDark ? "dark" : "light")
    let second = try #require(world.scenes.last)
    let stack = try #require(second.window?.rootViewController as? UINavigationController)
    first.finger.swipeBack()
    world.settle()
    #expect(!(studio.stack.topViewController is WindowsController))
    #expect(stack.topViewController is WindowsController)
    try tap("Close this window", in: second, of: world)
    #expect(world.scenes.count == 1)
  }
}
