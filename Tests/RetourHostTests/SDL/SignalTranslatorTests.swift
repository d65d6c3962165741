// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import RetourHost

struct SignalTranslatorTests {
  private let geometry = WindowGeometry(
    unitWidth: 101,
    unitHeight: 51,
    pixelWidth: 202,
    pixelHeight: 102,
    scale: 2
  )
  private let left = WindowSignal.Finger(device: 1, number: 0)
  private let right = WindowSignal.Finger(device: 1, number: 1)

  private func touches(_ signals: [WindowSignal.Kind]) -> [InputEvent.Touch] {
    var translator = SignalTranslator()
    return signals.compactMap { signal in
      guard case .touch(let touch)? = translator.translate(signal, in: geometry) else { return nil }
      return touch
    }
  }

  @Test func `a wheel turns where the pointer is, in notches or as a touchpad`() {
    var translator = SignalTranslator()
    _ = translator.translate(.mouse(.motion, x: 30, y: 20), in: geometry)
    let notch = translator.translate(.wheel(x: 0, y: 2), in: geometry)
    let pointer = CGPoint(x: 30, y: 20)
    #expect(
      notch
        == .wheel(.init(location: pointer, turns: CGPoint(x: 0, y: 2), isContinuous: false))
    )
    let pad = translator.translate(.wheel(x: 0.5, y: 1), in: geometry)
    #expect(
      pad == .wheel(.init(location: pointer, turns: CGPoint(x: 0.5, y: 1), isContinuous: true))
    )
  }

  @Test func `the axes of a stick make one place, which is at rest after the focus was lost`() {
    var translator = SignalTranslator()
    let right = translator.translate(.stick(.horizontal, 0.5), in: geometry)
    #expect(right == .stick(CGPoint(x: 0.5, y: 0)))
    let down = translator.translate(.stick(.vertical, 1), in: geometry)
    #expect(down == .stick(CGPoint(x: 0.5, y: 1)))
    _ = translator.translate(.focusLost, in: geometry)
    let up = translator.translate(.stick(.vertical, -1), in: geometry)
    #expect(up == .stick(CGPoint(x: 0, y: -1)))
  }

  @Test func `the pointer is reported while no button is down, and when it leaves the window`() {
    var translator = SignalTranslator()
    let move = translator.translate(.mouse(.motion, x: 30, y: 20), in: geometry)
    #expect(move == .pointer(CGPoint(x: 30, y: 20)))
    _ = translator.translate(.mouse(.down, .left, x: 30, y: 20), in: geometry)
    let drag = translator.translate(.mouse(.motion, x: 31, y: 20), in: geometry)
    let isTouch = if case .touch = drag { true } else { false }
    #expect(isTouch)
    #expect(translator.translate(.pointerLeft, in: geometry) == .pointer(nil))
  }

  @Test func `a drag of the mouse is one touch, and moving without the button is none`() {
    let touches = touches([
      .mouse(.motion, x: 1, y: 1), .mouse(.down, .left, x: 10, y: 20),
      .mouse(.motion, x: 11, y: 20),
      .mouse(.up, .left, x: 11, y: 20), .mouse(.motion, x: 12, y: 20),
      .mouse(.up, .left, x: 12, y: 20),
    ])
    #expect(touches.map(\.phase) == [.began, .moved, .ended])
    #expect(touches.allSatisfy { $0.id == InputEvent.Touch.mouseID && $0.device == .mouse })
    #expect(touches[0].location == CGPoint(x: 10, y: 20))
  }

  @Test func `two buttons of the mouse are one touch until both are released`() {
    let touches = touches([
      .mouse(.down, .right, x: 1, y: 1), .mouse(.down, .left, x: 1, y: 1),
      .mouse(.motion, x: 2, y: 1), .mouse(.up, .right, x: 2, y: 1), .mouse(.motion, x: 3, y: 1),
      .mouse(.up, .left, x: 3, y: 1),
    ])
    #expect(touches.map(\.phase) == [.began, .moved, .moved, .ended])
    #expect(touches.map(\.buttons) == [.right, [.left, .right], .left, .left])
  }

  @Test func `a key is passed on`() {
    var translator = SignalTranslator()
    let key = InputEvent.Key(usage: 41, symbol: "", isDown: true)
    #expect(translator.translate(.key(key), in: geometry) == .key(key))
  }

  @Test func `a move without a distance gives no event`() {
    let touches = touches([
      .mouse(.down, .left, x: 1, y: 1), .mouse(.motion, x: 1, y: 1), .mouse(.motion, x: 2, y: 1),
      .mouse(.motion, x: 2, y: 1), .finger(.down, left, x: 0, y: 0),
      .finger(.motion, left, x: 0, y: 0), .mouse(.up, .left, x: 2, y: 1),
    ])
    #expect(touches.map(\.phase) == [.began, .moved, .began, .ended])
  }

  @Test func `fingers get the smallest free number above the mouse`() {
    let touches = touches([
      .finger(.down, left, x: 0, y: 0), .finger(.down, right, x: 0, y: 0),
      .finger(.up, left, x: 0, y: 0), .finger(.down, left, x: 0, y: 0),
      .finger(.up, right, x: 0, y: 0),
    ])
    #expect(touches.map(\.id) == [1, 2, 1, 1, 2])
    #expect(touches.map(\.phase) == [.began, .began, .ended, .began, .ended])
  }

  @Test func `a finger that is not down, or is down twice, gives no event`() {
    #expect(touches([.finger(.motion, left, x: 0, y: 0), .finger(.up, left, x: 0, y: 0)]).isEmpty)
    #expect(
      touches([.finger(.down, left, x: 0, y: 0), .finger(.down, left, x: 0, y: 0)]).count == 1
    )
  }

  @Test func `a finger at the far corner is inside the window`() {
    let location = touches([.finger(.down, left, x: 1, y: 1)])[0].location
    #expect(location == CGPoint(x: 100, y: 50))
    #expect(location.x < geometry.size.width)
  }

  @Test func `losing focus ends all touches`() {
    var translator = SignalTranslator()
    _ = translator.translate(.mouse(.down, .left, x: 1, y: 1), in: geometry)
    _ = translator.translate(.finger(.down, left, x: 0, y: 0), in: geometry)
    #expect(translator.translate(.focusLost, in: geometry) == .deactivated)
    let move = translator.translate(.mouse(.motion, x: 2, y: 1), in: geometry)
    #expect(move == .pointer(CGPoint(x: 2, y: 1)))
    #expect(translator.translate(.finger(.motion, left, x: 0, y: 0), in: geometry) == nil)
    #expect(translator.translate(.focusGained, in: geometry) == .activated)
  }
}
