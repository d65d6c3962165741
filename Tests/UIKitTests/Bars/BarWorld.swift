// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourHost
import RetourTesting

@testable import UIKit

/// A world with a standalone navigation bar in its window.
@MainActor
final class BarWorld {
  private static let origin = CGPoint(x: 0, y: 20)
  let world: World
  let bar: UINavigationBar

  init(
    width: CGFloat = 390,
    scale: CGFloat = 2,
    isRightToLeft: Bool = false,
    style: UIUserInterfaceStyle = .light,
    safeTop: CGFloat = 0
  ) {
    let world = World(
      isRightToLeft ? .rightToLeft : .leftToRight,
      size: CGSize(width: width, height: max(width, 480)),
      scale: scale,
      style: style,
      safeAreaInsets: UIEdgeInsets(top: safeTop, left: 0, bottom: 0, right: 0)
    )
    self.world = world
    bar = world.perform {
      world.window.backgroundColor = .systemBackground
      let size = CGSize(width: width, height: 44)
      let bar = UINavigationBar(frame: CGRect(origin: Self.origin, size: size))
      world.window.addSubview(bar)
      return bar
    }
    advance(by: 0)
  }

  var window: UIWindow { world.window }
  var stage: Stage { world.stage }
  var clock: FrameClock { world.stage.session.clock }

  /// Runs code that uses the screen and the application of the world.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result { try world.perform(body) }

  /// Advances the world's time.
  func advance(by seconds: Double) { world.advance(by: seconds) }

  /// Reports a phase of a touch at a point of the bar.
  func touch(_ phase: InputEvent.Touch.Phase, at point: CGPoint) {
    let point = screenPoint(point)
    switch phase {
    case .began: world.finger.down(at: point)
    case .moved: world.finger.move(to: point)
    case .ended: world.finger.up()
    case .cancelled: world.finger.cancel()
    }
  }

  func tap(at point: CGPoint) { world.finger.tap(at: screenPoint(point)) }

  private func screenPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: Self.origin.x + point.x, y: Self.origin.y + point.y)
  }

  /// The center of a view on screen, in the bar's coordinates.
  func seenX(_ view: UIView) -> CGFloat {
    perform {
      (view.layer.presentation() ?? view.layer).position.x
    }
  }

  /// The alpha of a view on screen.
  func seenAlpha(_ view: UIView) -> CGFloat {
    perform { CGFloat((view.layer.presentation() ?? view.layer).opacity) }
  }

  var titleView: UINavigationItemView? { bar.content?.titleView as? UINavigationItemView }

  /// The names of the classes of the bar's subviews, from back to front.
  var subviewNames: [String] { bar.subviews.map { "\(type(of: $0))" } }
}
