// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2
import Foundation
import Testing

@testable import RetourHost

@Suite struct WindowSignalTests {
  @Test func `the left button and the mouse are signals`() {
    let down = WindowSignal(.button(SDL_MOUSEBUTTONDOWN, x: 3, y: 4, window: 9))
    #expect(down == WindowSignal(windowID: 9, ticks: 0, kind: .mouse(.down, x: 3, y: 4)))
    let up = WindowSignal(.button(SDL_MOUSEBUTTONUP, x: 3, y: 4, window: 9))
    #expect(up?.kind == .mouse(.up, x: 3, y: 4))
    #expect(WindowSignal(.motion(x: 5, y: 6, window: 9))?.kind == .mouse(.motion, x: 5, y: 6))
  }

  @Test func `other buttons are no signals`() {
    #expect(WindowSignal(.button(SDL_MOUSEBUTTONDOWN, button: 3, x: 3, y: 4, window: 9)) == nil)
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

  @Test func `events that do not concern a window's content are no signals`() {
    var event = SDL_Event()
    event.type = SDL_QUIT.rawValue
    #expect(WindowSignal(event) == nil)
  }
}
