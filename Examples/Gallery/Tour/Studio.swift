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
      style: look.isDark ? .dark : .light,
      language: look.language.rawValue
    )
    Language.current = look.language
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

  /// Shows a page as it is at one of its moments.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - moment: The moment.
  func show(_ page: any GalleryPage, at moment: Moment) {
    show(page, at: moment.time)
    for (index, stroke) in moment.strokes.enumerated() {
      draw(stroke, with: index == 0 ? world.finger : world.finger.another(index + 1))
    }
    if !moment.strokes.isEmpty { pass(moment.pause) }
  }

  private func draw(_ stroke: Stroke, with finger: Finger) {
    finger.down(at: leading(stroke.start, height: stroke.height))
    finger.move(
      to: leading(stroke.start + stroke.share, height: stroke.height),
      during: stroke.duration
    )
    if stroke.lifts { finger.up() }
    world.advance(by: stroke.rest)
  }

  /// A point of the screen.
  ///
  /// - Parameters:
  ///   - share: How far from the leading edge, in parts of the width.
  ///   - height: How far down, in parts of the height.
  /// - Returns: The point.
  func leading(_ share: CGFloat, height: CGFloat = 0.5) -> CGPoint {
    let bounds = world.window.bounds
    let x = bounds.width * share
    return CGPoint(
      x: world.direction == .rightToLeft ? bounds.width - x : x,
      y: bounds.height * height
    )
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
