// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourHost

@testable import UIKit

/// A standalone bar in a window of its own, on virtual time.
@MainActor
final class BarWorld {
  let display: HeadlessDisplay
  let stage: Stage
  let window: UIWindow
  let bar: UINavigationBar

  init(
    width: CGFloat = 390,
    scale: CGFloat = 2,
    isRightToLeft: Bool = false,
    style: UIUserInterfaceStyle = .light,
    safeTop: CGFloat = 0
  ) {
    display = HeadlessDisplay(size: CGSize(width: width, height: 100), scale: scale)
    let session = Session(clock: FrameClock(source: .virtual))
    stage = Stage(
      session: session,
      display: display,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style),
        UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
      ]),
      safeAreaInsets: UIEdgeInsets(top: safeTop, left: 0, bottom: 0, right: 0)
    )
    (window, bar) = session.perform {
      [stage] in
      let window = UIWindow(windowScene: stage.scene)
      window.backgroundColor = .systemBackground
      window.makeKeyAndVisible()
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: width, height: 44))
      window.addSubview(bar)
      return (window, bar)
    }
    advance(by: 0)
  }

  var clock: FrameClock { stage.session.clock }

  /// Runs code with this world as the current one.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try stage.perform(body)
  }

  /// Advances the time.
  func advance(by seconds: Double) {
    perform {
      clock.advance(to: clock.now + seconds)
      stage.commit()
    }
  }

  /// Sends a touch at a point of the bar.
  func touch(_ phase: InputEvent.Touch.Phase, at point: CGPoint) {
    let location = CGPoint(x: point.x, y: point.y + 20)
    perform {
      display.post(
        InputEvent(
          timestamp: clock.now,
          kind: .touch(InputEvent.Touch(id: 1, phase: phase, location: location, device: .touch))
        )
      )
      stage.handleWaitingEvents()
    }
  }

  func tap(at point: CGPoint) {
    touch(.began, at: point)
    advance(by: 0.05)
    touch(.ended, at: point)
    advance(by: 0)
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
