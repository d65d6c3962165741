// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2
import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import RetourHost

/// The real window, under an X server of its own; each test in a process of its own, because SDL
/// and `DISPLAY` belong to the process.
@Suite(.enabled(if: XServer.isInstalled, "Xvfb is not installed: run scripts/setup"))
struct SDLDisplayTests {
  @Test func `the screen shows what was drawn, and later only where it was damaged`() async throws {
    let server = try XServer()
    await #expect(processExitsWith: .success) { [name = server.name as String] in
      Screen.use(name)
      let screen = try Screen()
      let display = try SDLDisplay(
        title: "Test",
        size: CGSize(width: 60, height: 40),
        scale: nil
      )
      #expect(display.size == CGSize(width: 60, height: 40))
      #expect(display.scale == 1)
      try display.withFrame(damage: []) { pixels, contentIsKept in
        #expect(!contentIsKept)
        pixels.fill(0x336699)
      }
      #expect(screen.pixels(of: display) == Array(repeating: 0x336699, count: 60 * 40))
      try display.withFrame(damage: [PixelRect(x: -5, y: 10, width: 15, height: 1)]) {
        pixels,
        contentIsKept in
        #expect(contentIsKept)
        pixels.fill(0xFF0000)
      }
      let reds = screen.pixels(of: display).enumerated().filter { $0.element == 0xFF0000 }
      #expect(reds.map(\.offset) == Array(600..<610))
      try display.withFrame(damage: [PixelRect(x: 60, y: 0, width: 9, height: 9)]) { _, _ in
        Issue.record("there is nothing to draw outside")
      }
      display.close()
      #expect(throws: DisplayError.closed) {
        try display.withFrame(damage: []) { _, _ in }
      }
    }
  }

  @Test func `the pixels are memory shared with the server`() async throws {
    let server = try XServer()
    await #expect(processExitsWith: .success) { [name = server.name as String] in
      Screen.use(name)
      let display = try SDLDisplay(title: "Test", size: CGSize(width: 60, height: 40), scale: 1)
      var address: UInt = 0
      try display.withFrame(damage: []) { pixels, _ in
        address = UInt(bitPattern: pixels.base)
      }
      let start = String(address, radix: 16) + "-"
      let mapping = try #require(memoryMappings().first { $0.hasPrefix(start) })
      #expect(mapping.contains("/SYSV"))
    }
  }

  @Test func `a finger arrives once, numbered, in points, in time`() async throws {
    let server = try XServer()
    await #expect(processExitsWith: .success) { [name = server.name as String] in
      Screen.use(name)
      let display = try SDLDisplay(title: "Test", size: CGSize(width: 101, height: 51), scale: 2)
      try display.withFrame(damage: []) { pixels, _ in pixels.fill(0) }
      display.settle()
      let window = display.windowID
      let start = monotonicNow()
      push(.finger(SDL_FINGERDOWN, x: 0, y: 0, window: window))
      push(.finger(SDL_FINGERDOWN, number: 1, x: 1, y: 1, window: 0))
      push(.button(SDL_MOUSEBUTTONDOWN, mouse: .max, x: 0, y: 0, window: window))
      push(.finger(SDL_FINGERMOTION, x: 0.5, y: 0.5, window: window))
      push(.finger(SDL_FINGERUP, x: 0.5, y: 0.5, window: window))
      push(.window(SDL_WINDOWEVENT_CLOSE, window: window))
      let events = display.events { $0 == .closeRequested }
      let touches = events.compactMap { event -> InputEvent.Touch? in
        guard case .touch(let touch) = event.kind else { return nil }
        return touch
      }
      #expect(touches.map(\.id) == [1, 2, 1, 1])
      #expect(touches.map(\.phase) == [.began, .began, .moved, .ended])
      #expect(touches.map(\.location.x) == [0, 100.5, 50.25, 50.25])
      #expect(touches.map(\.location.y) == [0, 50.5, 25.25, 25.25])
      #expect(touches.allSatisfy { $0.device == .touch })
      // SDL's clock counts whole milliseconds.
      #expect(events.allSatisfy { (start - 0.001...monotonicNow()).contains($0.timestamp) })
    }
  }

  @Test(.enabled(if: XServer.hasMouse, "xdotool is not installed: run scripts/setup"))
  func `a drag with the real mouse is one touch, outside the window too`() async throws {
    let server = try XServer()
    await #expect(processExitsWith: .success) { [name = server.name as String] in
      Screen.use(name)
      let screen = try Screen()
      let display = try SDLDisplay(title: "Test", size: CGSize(width: 100, height: 50), scale: 2)
      try display.withFrame(damage: []) { pixels, _ in pixels.fill(0) }
      _ = display.events { $0 == .exposed }
      try screen.drag(over: display, from: (20, 30), through: [(40, 30), (40, 60)], to: (60, 240))
      var touches: [InputEvent.Touch] = []
      _ = display.events { kind in
        guard case .touch(let touch) = kind else { return false }
        touches.append(touch)
        return touch.phase == .ended
      }
      #expect(touches.allSatisfy { $0.id == InputEvent.Touch.mouseID && $0.device == .mouse })
      #expect(touches.map(\.phase) == [.began, .moved, .moved, .moved, .ended])
      #expect(touches.map(\.location.x) == [10, 20, 20, 30, 30])
      #expect(touches.map(\.location.y) == [15, 15, 30, 120, 120])
    }
  }

  @Test func `a resize is one event and starts with empty memory`() async throws {
    let server = try XServer()
    await #expect(processExitsWith: .success) { [name = server.name as String] in
      Screen.use(name)
      let screen = try Screen()
      let display = try SDLDisplay(title: "Test", size: CGSize(width: 60, height: 40), scale: 2)
      try display.withFrame(damage: []) { pixels, _ in pixels.fill(0x112233) }
      display.settle()
      screen.resize(display, width: 200, height: 100)
      let resized = InputEvent.Kind.resized(CGSize(width: 100, height: 50), scale: 2)
      var events = display.events { $0 == resized }
      push(.window(SDL_WINDOWEVENT_CLOSE, window: display.windowID))
      events += display.events { $0 == .closeRequested }
      #expect(events.filter { $0.kind == resized }.count == 1)
      #expect(display.size == CGSize(width: 100, height: 50))
      try display.withFrame(damage: []) { pixels, contentIsKept in
        #expect(!contentIsKept)
        let size = (pixels.width, pixels.height)
        #expect(size == (200, 100))
        pixels.fill(0x445566)
      }
      #expect(screen.pixels(of: display) == Array(repeating: 0x445566, count: 200 * 100))
      try display.withFrame(damage: display.everything) { #expect($1) }
    }
  }

  @Test func `the descriptor is readable only while events are pending`() async throws {
    let server = try XServer()
    await #expect(processExitsWith: .success) { [name = server.name as String] in
      Screen.use(name)
      let screen = try Screen()
      let display = try SDLDisplay(title: "Test", size: CGSize(width: 60, height: 40), scale: 1)
      try display.withFrame(damage: []) { pixels, _ in pixels.fill(0) }
      _ = display.events { $0 == .exposed }
      display.settle()
      var wait = pollfd(fd: try #require(display.descriptor), events: Int16(POLLIN), revents: 0)
      #expect(poll(&wait, 1, 0) == 0)
      screen.resize(display, width: 80, height: 40)
      #expect(poll(&wait, 1, 5000) == 1)
      #expect(display.nextEvent() != nil)
    }
  }

  @Test func `two windows of one process each get their own events`() async throws {
    let server = try XServer()
    await #expect(processExitsWith: .success) { [name = server.name as String] in
      Screen.use(name)
      let first = try SDLDisplay(title: "First", size: CGSize(width: 60, height: 40), scale: 1)
      let second = try SDLDisplay(title: "Second", size: CGSize(width: 60, height: 40), scale: 1)
      push(.button(SDL_MOUSEBUTTONDOWN, x: 3, y: 4, window: second.windowID))
      push(.button(SDL_MOUSEBUTTONDOWN, x: 1, y: 2, window: first.windowID))
      let touched = { (kind: InputEvent.Kind) in
        if case .touch = kind { true } else { false }
      }
      let place = { (event: InputEvent?) in
        if case .touch(let touch)? = event?.kind { touch.location } else { CGPoint(x: -1, y: -1) }
      }
      #expect(place(first.events(until: touched).last) == CGPoint(x: 1, y: 2))
      #expect(place(second.events(until: touched).last) == CGPoint(x: 3, y: 4))
      first.close()
      try second.withFrame(damage: []) { pixels, _ in pixels.fill(0x00FF00) }
      #expect(try Screen().pixels(of: second) == Array(repeating: 0x00FF00, count: 60 * 40))
    }
  }

  @Test func `the desktop's resolution decides the scale unless it is given`() async throws {
    let server = try XServer()
    await #expect(processExitsWith: .success) { [name = server.name as String] in
      Screen.use(name)
      try Screen().setResources("Xft.antialias:\t1\nXft.dpi:\t192\n")
      let display = try SDLDisplay(title: "Test", size: CGSize(width: 60, height: 40), scale: nil)
      #expect(display.scale == 2)
      #expect(display.pixelWidth == 120 && display.pixelHeight == 80)
      #expect(display.size == CGSize(width: 60, height: 40))
      let other = try SDLDisplay(title: "Test", size: CGSize(width: 60, height: 40), scale: 3)
      #expect(other.pixelWidth == 180 && other.size == CGSize(width: 60, height: 40))
    }
  }

  @Test(arguments: [1, 8000]) func `a window may be tiny or huge`(_ side: Int) async throws {
    let server = try XServer()
    await #expect(processExitsWith: .success) { [name = server.name as String, side] in
      Screen.use(name)
      let display = try SDLDisplay(
        title: "Test",
        size: CGSize(width: side, height: side),
        scale: 1
      )
      try display.withFrame(damage: []) { pixels, _ in
        let size = (pixels.width, pixels.height)
        #expect(size == (side, side))
        pixels.fill(0xABCDEF)
      }
      try display.withFrame(damage: display.everything) { #expect($1) }
    }
  }

  @Test func `a window that fits its screen leaves room for its title bar`() async throws {
    let server = try XServer(screen: "1366x768x24")
    await #expect(processExitsWith: .success) { [name = server.name as String] in
      Screen.use(name)
      let phone = CGSize(width: 390, height: 844)
      let whole = try SDLDisplay(title: "Test", size: phone, scale: 1)
      #expect(whole.size == phone)
      whole.close()
      let display = try SDLDisplay(title: "Test", size: phone, scale: 1, place: .fitted)
      #expect(display.size == CGSize(width: 390, height: 728))
      display.close()
      let small = CGSize(width: 300, height: 400)
      let other = try SDLDisplay(title: "Test", size: small, scale: 1, place: .fitted)
      #expect(other.size == small)
    }
  }

  @Test func `a window that fills the screen has its size, whatever was requested`() async throws {
    let server = try XServer(screen: "640x480x24")
    await #expect(processExitsWith: .success) { [name = server.name as String] in
      Screen.use(name)
      let screen = try Screen()
      let size = CGSize(width: 100, height: 50)
      let display = try SDLDisplay(title: "Test", size: size, scale: 2, place: .fullScreen)
      try display.withFrame(damage: []) { pixels, _ in pixels.fill(0x112233) }
      display.settle()
      #expect(display.size == CGSize(width: 320, height: 240))
      try display.withFrame(damage: display.everything) { pixels, _ in pixels.fill(0x336699) }
      #expect(screen.pixels(of: display) == Array(repeating: 0x336699, count: 640 * 480))
      #expect((20...500).contains(display.framesPerSecond))
    }
  }

  @Test func `a screen without 24 bits of color is refused with a reason`() async throws {
    let server = try XServer(screen: "640x480x16")
    await #expect(processExitsWith: .success) { [name = server.name as String] in
      Screen.use(name)
      let display = try SDLDisplay(title: "Test", size: CGSize(width: 60, height: 40), scale: 1)
      let error = #expect(throws: DisplayError.self) {
        try display.withFrame(damage: []) { _, _ in }
      }
      #expect(try #require(error).description.contains("SDL_PIXELFORMAT_RGB565"))
    }
  }
}

struct NoDisplayTests {
  @Test func `without a display the error says so and what to do`() async {
    await #expect(processExitsWith: .success) {
      Screen.use(nil)
      let error = #expect(throws: DisplayError.self) {
        _ = try SDLDisplay(title: "Test", size: CGSize(width: 60, height: 40), scale: nil)
      }
      guard case .noDisplay(let reason, _)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(!reason.isEmpty)
      #expect(error?.description.contains("set DISPLAY or WAYLAND_DISPLAY") == true)
      #expect(error?.description.contains("--") == false, "that is an option of the gallery")
    }
  }

  @Test(arguments: [nil, ":9999"] as [String?])
  func `without a display or a session no library writes to the standard error`(
    _ display: String?
  ) async throws {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) { [display] in
      Screen.use(display)
      unsetenv("XDG_RUNTIME_DIR")
      #expect(throws: DisplayError.self) {
        _ = try SDLDisplay(title: "Test", size: CGSize(width: 60, height: 40), scale: nil)
      }
    }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self) == "")
  }

  @Test(arguments: ["dummy", "offscreen"])
  func `a driver without output is no display`(_ driver: String) async {
    await #expect(processExitsWith: .success) { [driver] in
      Screen.use(nil)
      setenv("SDL_VIDEODRIVER", driver, 1)
      let error = #expect(throws: DisplayError.self) {
        _ = try SDLDisplay(title: "Test", size: CGSize(width: 60, height: 40), scale: nil)
      }
      #expect(error?.description.contains("SDL_VIDEODRIVER is \"\(driver)\"") == true)
    }
  }
}
