// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import UIKit

/// The user of an app that is fuzzed: fingers, a mouse, a touchpad, a keyboard, an input method and
/// a gamepad.
@MainActor
struct AppFuzzUser {
  /// The duration of a long press, in seconds.
  private static let longPress = 0.7
  /// The height of the screen's keyboard, in points.
  private static let keyboardHeight: CGFloat = 216

  /// The distance of fingers that lie beside each other, in points.
  private static let fingerDistance: CGFloat = 30
  /// The number of the first of several fingers, beyond those of the other steps.
  private static let firstOfSeveral = 11

  let world: World
  let fingers: FuzzFingers

  /// Performs a step; one that needs a finger only when none touches the screen.
  func perform(_ step: FuzzAppStep) {
    switch step {
    case .press(let key): world.press(key.key)
    case .stick(let direction, let time):
      world.moveStick(to: direction.place)
      world.advance(by: Double(time) / 1000)
      world.moveStick(to: .zero)
    case .shortcut(let shortcut): world.press(shortcut.key, modifiers: .control)
    case .input(let text, let way): input(text.characters, way)
    case .showKeyboard(let isShown):
      world.setScreenKeyboard(height: isShown ? Self.keyboardHeight : nil)
    case .wheel(let place, let notches): world.turnWheel(by: notches, at: fingers.point(place))
    case .scroll(let place, let way, let time): scroll(at: place, by: way, time)
    case _ where fingers.isAnyDown: return
    case .fingers(let count, let from, let to, let time): drag(count, from: from, to: to, time)
    case .tap(let place): fingers.tap(at: fingers.point(place))
    case .hold(let place):
      world.finger.down(at: fingers.point(place))
      world.finger.hold(for: Self.longPress)
      world.finger.up()
    case .drag(let from, let to, let milliseconds):
      world.finger.down(at: fingers.point(from))
      world.finger.move(to: fingers.point(to), during: Double(milliseconds) / 1000)
      world.finger.up()
    case .control(let number):
      let points = touchableControls
      if !points.isEmpty { fingers.tap(at: points[number % points.count]) }
    }
  }

  private func scroll(
    at place: FuzzAppStep.Place,
    by way: FuzzAppStep.Place,
    _ milliseconds: Int
  ) {
    let bounds = world.window.bounds
    let sign: CGFloat = world.direction == .rightToLeft ? -1 : 1
    world.scroll(
      by: CGVector(
        dx: bounds.width * CGFloat(way.x) / 100 * sign,
        dy: bounds.height * CGFloat(way.y) / 100
      ),
      at: fingers.point(place),
      during: Double(milliseconds) / 1000
    )
  }

  /// Drags fingers that lie beside each other.
  private func drag(
    _ count: Int,
    from start: FuzzAppStep.Place,
    to end: FuzzAppStep.Place,
    _ milliseconds: Int
  ) {
    func point(_ place: FuzzAppStep.Place, _ index: Int) -> CGPoint {
      let point = fingers.point(place)
      return CGPoint(x: point.x + CGFloat(index) * Self.fingerDistance, y: point.y)
    }
    var (down, movements, up) = (
      [InputScript.Step](), [InputScript.Movement](), [InputScript.Step]()
    )
    for index in 0..<count {
      let contact = Self.firstOfSeveral + index
      down.append(.down(contact, .point(point(start, index))))
      movements.append(InputScript.Movement(contact: contact, way: .to(point(end, index))))
      up.append(.up(contact))
    }
    let move = InputScript.Step.move(movements, seconds: Double(milliseconds) / 1000)
    world.play(InputScript(steps: down + [move] + up))
  }

  private func input(_ text: String, _ way: FuzzAppStep.TextInput) {
    switch way {
    case .keys: world.typeText(text)
    case .composition: world.mark(text)
    case .insertion: world.insert(text)
    case .clipboard: world.paste(text)
    }
  }

  /// The middles of the controls that a finger reaches, from back to front.
  private var touchableControls: [CGPoint] {
    let window = world.window
    return Self.controls(in: window).compactMap { control in
      let frame = control.convert(control.bounds, to: nil).intersection(window.bounds)
      guard !frame.isEmpty else { return nil }
      let point = CGPoint(x: frame.midX, y: frame.midY)
      return window.hitTest(point, with: nil)?.isDescendant(of: control) == true ? point : nil
    }
  }

  private static func controls(in view: UIView) -> [UIView] {
    let isTouchable =
      view is UIControl
      || view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } == true
    return view.subviews.reduce(isTouchable ? [view] : []) { $0 + controls(in: $1) }
  }
}

extension FuzzFingers {
  /// A place of the screen, in points.
  fileprivate func point(_ place: FuzzAppStep.Place) -> CGPoint {
    point(atShare: CGFloat(place.x) / 100, height: CGFloat(place.y) / 100)
  }
}

extension FuzzAppStep.KeyName {
  /// The key of the keyboard.
  fileprivate var key: Key {
    switch self {
    case .escape: .escape
    case .back: .back
    case .tab: .tab
    case .return: .return
    case .space: .space
    case .menu: .menu
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .backspace: .backspace
    case .delete: .delete
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .remoteUp: .remoteUp
    case .remoteDown: .remoteDown
    case .remoteLeft: .remoteLeft
    case .remoteRight: .remoteRight
    case .remoteSelect: .remoteSelect
    case .playPause: .playPause
    }
  }
}

extension FuzzAppStep.Direction {
  /// The place of the stick.
  fileprivate var place: CGPoint {
    switch self {
    case .up: CGPoint(x: 0, y: -1)
    case .down: CGPoint(x: 0, y: 1)
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    }
  }
}

extension FuzzAppStep.Shortcut {
  /// The key that is pressed with Control.
  fileprivate var key: Key {
    switch self {
    case .selectAll: "a"
    case .copy: "c"
    case .cut: "x"
    case .undo: "z"
    }
  }
}
