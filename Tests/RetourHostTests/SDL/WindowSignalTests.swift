// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2
import Foundation
import Testing

@testable import RetourHost

struct WindowSignalTests {
  @Test func `the left button and the mouse are signals`() {
    let down = WindowSignal(.button(SDL_MOUSEBUTTONDOWN, x: 3, y: 4, window: 9))
    #expect(down == WindowSignal(windowID: 9, ticks: 0, kind: .mouse(.down, .left, x: 3, y: 4)))
    let up = WindowSignal(.button(SDL_MOUSEBUTTONUP, x: 3, y: 4, window: 9))
    #expect(up?.kind == .mouse(.up, .left, x: 3, y: 4))
    #expect(WindowSignal(.motion(x: 5, y: 6, window: 9))?.kind == .mouse(.motion, x: 5, y: 6))
  }

  @Test(arguments: [
    (UInt8(2), MouseButtons.middle), (3, .right), (4, .back), (5, .forward),
  ])
  func `five buttons are signals`(_ number: UInt8, _ button: MouseButtons) {
    let signal = WindowSignal(.button(SDL_MOUSEBUTTONDOWN, button: number, x: 3, y: 4, window: 9))
    #expect(signal?.kind == .mouse(.down, button, x: 3, y: 4))
  }

  @Test(arguments: [false, true])
  func `a wheel is a signal, down and right`(_ isFlipped: Bool) {
    let (direction, sign) =
      isFlipped ? (SDL_MOUSEWHEEL_FLIPPED, -1.0) : (SDL_MOUSEWHEEL_NORMAL, 1)
    var event = SDL_Event()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.windowID = 9
    event.wheel.direction = direction.rawValue
    (event.wheel.preciseX, event.wheel.preciseY) = (0.5, -2)
    #expect(WindowSignal(event)?.kind == .wheel(x: 0.5 * sign, y: 2 * sign))
    event.wheel.which = WindowSignal.mouseOfTouch
    #expect(WindowSignal(event) == nil)
  }

  @Test func `a sixth button is no signal`() {
    #expect(WindowSignal(.button(SDL_MOUSEBUTTONDOWN, button: 6, x: 3, y: 4, window: 9)) == nil)
  }

  @Test func `a key has its usage, its symbol and the modifiers`() {
    let mod = UInt16(KMOD_LSHIFT.rawValue | KMOD_RALT.rawValue)
    let signal = WindowSignal(
      .key(SDL_KEYDOWN, SDL_SCANCODE_LEFTBRACKET, symbol: 0x5B, mod: mod, window: 9)
    )
    let key = InputEvent.Key(usage: 47, symbol: "[", isDown: true, modifiers: [.shift, .alt])
    #expect(signal == WindowSignal(windowID: 9, ticks: 0, kind: .key(key)))
    let up = WindowSignal(.key(SDL_KEYUP, SDL_SCANCODE_LEFT, symbol: 1 << 30, window: 9))
    #expect(up?.kind == .key(InputEvent.Key(usage: 80, symbol: "", isDown: false)))
  }

  @Test func `the Back key has its own usage, and other media keys are no signals`() {
    let back = WindowSignal(.key(SDL_KEYDOWN, SDL_SCANCODE_AC_BACK, symbol: 1 << 30, window: 9))
    let key = InputEvent.Key(usage: InputEvent.Key.back, symbol: "", isDown: true)
    #expect(back?.kind == .key(key))
    #expect(WindowSignal(.key(SDL_KEYDOWN, SDL_SCANCODE_MAIL, symbol: 0, window: 9)) == nil)
  }

  @Test(arguments: [
    (SDL_CONTROLLER_BUTTON_DPAD_UP, InputEvent.Key.remoteUp),
    (SDL_CONTROLLER_BUTTON_DPAD_DOWN, InputEvent.Key.remoteDown),
    (SDL_CONTROLLER_BUTTON_DPAD_LEFT, InputEvent.Key.remoteLeft),
    (SDL_CONTROLLER_BUTTON_DPAD_RIGHT, InputEvent.Key.remoteRight),
    (SDL_CONTROLLER_BUTTON_A, InputEvent.Key.remoteSelect),
    (SDL_CONTROLLER_BUTTON_B, InputEvent.Key.back),
    (SDL_CONTROLLER_BUTTON_X, InputEvent.Key.playPause),
  ])
  func `buttons of a game controller are keys`(_ button: SDL_GameControllerButton, _ usage: Int) {
    let down = WindowSignal(.controller(SDL_CONTROLLERBUTTONDOWN, button))
    let key = InputEvent.Key(usage: usage, symbol: "", isDown: true)
    #expect(down == WindowSignal(windowID: 0, ticks: 0, kind: .key(key)))
    let up = WindowSignal(.controller(SDL_CONTROLLERBUTTONUP, button))
    #expect(up?.kind == .key(InputEvent.Key(usage: usage, symbol: "", isDown: false)))
  }

  @Test func `other buttons of a game controller are no signals`() {
    let other = SDL_CONTROLLER_BUTTON_LEFTSHOULDER
    #expect(WindowSignal(.controller(SDL_CONTROLLERBUTTONDOWN, other)) == nil)
  }

  @Test func `the axes of the left stick are signals, those of the right one are none`() {
    #expect(
      WindowSignal(.axis(SDL_CONTROLLER_AXIS_LEFTX, .max))?.kind == .stick(.horizontal, 1)
    )
    #expect(WindowSignal(.axis(SDL_CONTROLLER_AXIS_LEFTY, .min))?.kind == .stick(.vertical, -1))
    #expect(WindowSignal(.axis(SDL_CONTROLLER_AXIS_RIGHTX, .max)) == nil)
  }

  @Test func `the key of a remote that plays has the usage of that button`() {
    let event = SDL_Event.key(SDL_KEYDOWN, SDL_SCANCODE_AUDIOPLAY, symbol: 1 << 30, window: 9)
    let key = InputEvent.Key(usage: InputEvent.Key.playPause, symbol: "", isDown: true)
    #expect(WindowSignal(event)?.kind == .key(key))
  }

  @Test func `the repetition of a key that is held is marked`() {
    let event = SDL_Event.key(SDL_KEYDOWN, SDL_SCANCODE_A, symbol: 97, isRepeat: true, window: 9)
    let key = InputEvent.Key(usage: 4, symbol: "a", isDown: true, isRepetition: true)
    #expect(WindowSignal(event)?.kind == .key(key))
  }

  @Test func `typed text is a signal, and what is not UTF-8 is none`() {
    var event = SDL_Event()
    event.text.type = SDL_TEXTINPUT.rawValue
    event.text.windowID = 9
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array("é👍".utf8) + [0]) }
    #expect(WindowSignal(event)?.kind == .text(.insertion("é👍")))
    #expect(WindowSignal(event)?.windowID == 9)
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: [0xC3, 0]) }
    #expect(WindowSignal(event) == nil)
  }

  @Test func `composed text has its selection in UTF-16 units`() {
    var event = SDL_Event()
    event.edit.type = SDL_TEXTEDITING.rawValue
    event.edit.windowID = 9
    withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: Array("👍né".utf8) + [0]) }
    (event.edit.start, event.edit.length) = (1, 2)
    #expect(WindowSignal(event)?.kind == .text(.composition("👍né", selection: 2..<4)))
    (event.edit.start, event.edit.length) = (1, 99)
    #expect(WindowSignal(event)?.kind == .text(.composition("👍né", selection: 2..<4)))
  }

  @Test(arguments: [-1, 99] as [Int32])
  func `the caret is behind composed text whose input method tells no selection`(length: Int32) {
    var event = SDL_Event()
    event.edit.type = SDL_TEXTEDITING.rawValue
    withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: Array("👍né".utf8) + [0]) }
    (event.edit.start, event.edit.length) = (-1, length)
    #expect(WindowSignal(event)?.kind == .text(.composition("👍né", selection: 4..<4)))
  }

  @Test func `synthesized mouse and touch events are no signals`() {
    let touchMouse = UInt32.max
    #expect(
      WindowSignal(.button(SDL_MOUSEBUTTONDOWN, mouse: touchMouse, x: 3, y: 4, window: 9)) == nil
    )
    #expect(WindowSignal(.motion(mouse: touchMouse, x: 3, y: 4, window: 9)) == nil)
    #expect(WindowSignal(.finger(SDL_FINGERDOWN, device: -1, x: 0, y: 0, window: 9)) == nil)
  }

  @Test func `a finger keeps its device and number`() {
    let signal = WindowSignal(
      .finger(SDL_FINGERMOTION, device: 5, number: 2, x: 0.25, y: 0.5, window: 9)
    )
    let finger = WindowSignal.Finger(device: 5, number: 2)
    #expect(signal?.kind == .finger(.motion, finger, x: 0.25, y: 0.5))
  }

  @Test func `a resize is one signal though SDL sends two events`() {
    #expect(
      WindowSignal(.window(SDL_WINDOWEVENT_SIZE_CHANGED, window: 9))?.kind == .sizeChanged
    )
    #expect(WindowSignal(.window(SDL_WINDOWEVENT_RESIZED, window: 9)) == nil)
  }

  @Test func `the pointer leaves the window with a signal`() {
    #expect(WindowSignal(.window(SDL_WINDOWEVENT_LEAVE, window: 9))?.kind == .pointerLeft)
  }

  @Test func `events that do not concern a window's content are no signals`() {
    var event = SDL_Event()
    event.type = SDL_QUIT.rawValue
    #expect(WindowSignal(event) == nil)
  }
}
