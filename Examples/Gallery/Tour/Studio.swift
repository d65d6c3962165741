// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import UIKit

/// The gallery on a screen that nobody sees, in a time of its own.
@MainActor
struct Studio {
  let world: World
  let stack: BackNavigationController
  let front: FrontPage

  /// Opens the gallery on its front page.
  ///
  /// - Parameter look: How the screen is.
  init(_ look: Look) {
    let world = World(
      look.isRightToLeft ? .rightToLeft : .leftToRight,
      size: look.size,
      scale: look.scale ?? 3,
      style: look.isDark ? .dark : .light
    )
    let front = FrontPage()
    let stack = BackNavigationController(rootViewController: front)
    world.window.rootViewController = stack
    world.settle()
    (self.world, self.front, self.stack) = (world, front, stack)
  }

  /// Pushes a page from the front page and lets time pass.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - time: How long after the push began, in seconds; `nil` waits until nothing moves.
  func show(_ page: any GalleryPage, at time: Double?) {
    world.perform { front.open(page, animated: true) }
    pass(time)
  }

  /// Lets time pass.
  ///
  /// - Parameter time: How long, in seconds; `nil` waits until nothing moves.
  func pass(_ time: Double?) {
    if let time { world.advance(by: time) } else { world.settle() }
  }

  /// What the screen shows, as the bytes of a PNG.
  var png: Data { UIImage(cgImage: world.frame).pngData() ?? Data() }
}
