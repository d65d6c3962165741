// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import UIKit

/// The gallery on a headless screen with a virtual clock.
@MainActor
struct Studio {
  let world: World
  let stack: BackNavigationController
  let front: FrontPage

  /// Opens the gallery on its front page.
  ///
  /// - Parameters:
  ///   - look: The settings of the screen.
  ///   - framesPerSecond: The rate of the screen.
  init(_ look: Look, framesPerSecond: Double = 60) {
    let world = World(
      look.isRightToLeft ? .rightToLeft : .leftToRight,
      size: look.size,
      scale: look.scale ?? 3,
      framesPerSecond: framesPerSecond,
      style: look.isDark ? .dark : .light,
      contentSize: UIContentSizeCategory(rawValue: "UICTContentSizeCategory\(look.contentSize)"),
      language: look.language.rawValue,
      design: look.design
    )
    Language.current = look.language
    let front = FrontPage()
    let stack = BackNavigationController(rootViewController: front)
    world.window.rootViewController = stack
    world.settle()
    (self.world, self.front, self.stack) = (world, front, stack)
  }

  /// Pushes a page from the front page and advances the clock.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - time: The time after the start of the push, in seconds; `nil` for rest.
  func show(_ page: any GalleryPage, at time: Double?) {
    world.perform { front.open(page, animated: true) }
    pass(time)
  }

  /// Shows a page at one of its moments.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - moment: The moment.
  func show(_ page: any GalleryPage, at moment: Moment) {
    show(page, at: moment.time)
    for (index, stroke) in moment.strokes.enumerated() {
      draw(stroke, with: index == 0 ? world.finger : world.finger.another(index + 1))
    }
    for key in moment.keys { world.press(key) }
    if !moment.strokes.isEmpty || !moment.keys.isEmpty { pass(moment.pause) }
  }

  private func draw(_ stroke: Stroke, with finger: Finger) {
    finger.down(at: leading(stroke.start, height: stroke.height))
    finger.move(
      to: leading(stroke.start + stroke.share, height: stroke.height - stroke.rise),
      during: stroke.duration
    )
    if stroke.lifts { finger.up() }
    world.advance(by: stroke.rest)
  }

  /// Returns a point of the screen.
  ///
  /// - Parameters:
  ///   - share: The distance from the leading edge, as a fraction of the width.
  ///   - height: The distance from the top, as a fraction of the height.
  /// - Returns: The point.
  func leading(_ share: CGFloat, height: CGFloat = 0.5) -> CGPoint {
    let bounds = world.window.bounds
    let x = bounds.width * share
    return CGPoint(
      x: world.direction == .rightToLeft ? bounds.width - x : x,
      y: bounds.height * height
    )
  }

  /// Scrolls to a row of a list and taps it.
  ///
  /// - Parameters:
  ///   - row: The number of the row.
  ///   - list: The list.
  func tapRow(_ row: Int, of list: ListPage) {
    let path = IndexPath(row: row, section: 0)
    world.perform { list.tableView.scrollToRow(at: path, at: .none, animated: false) }
    world.advance(by: 0)
    let rect = list.tableView.rectForRow(at: path)
    world.finger.tap(at: list.tableView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
  }

  /// Advances the clock.
  ///
  /// - Parameter time: The time, in seconds; `nil` for rest.
  func pass(_ time: Double?) {
    if let time { world.advance(by: time) } else { world.settle() }
  }

  /// The content of the screen, as PNG data.
  var png: Data { UIImage(cgImage: world.frame).pngData() ?? Data() }
}
