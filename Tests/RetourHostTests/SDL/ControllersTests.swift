// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2
import CoreGraphics
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import RetourHost

/// Game controllers, in processes of their own.
@Suite(.enabled(if: XServer.isInstalled, "Xvfb is not installed: run scripts/setup"))
struct ControllersTests {
  /// A folder of devices.
  private struct Devices {
    let path: String

    init() throws {
      path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    func add(_ name: String) {
      #expect(FileManager.default.createFile(atPath: "\(path)/\(name)", contents: nil))
    }
  }

  /// The wake-ups of the owner of the windows.
  private final class Wakes: Sendable {
    private let count = Mutex(0)
    func add() { count.withLock { $0 += 1 } }
    var number: Int { count.withLock { $0 } }
  }

  /// Leaves the main queue to others until a condition holds, for at most five seconds.
  @MainActor
  private static func run(until isDone: () -> Bool) async throws {
    let deadline = monotonicNow() + 5
    while !isDone(), monotonicNow() < deadline { try await Task.sleep(for: .milliseconds(5)) }
  }

  private static var isStarted: Bool {
    SDLFunctions.wasInit(SDL_INIT_GAMECONTROLLER) != 0
  }

  @Test func `SDL looks for controllers from the first device that can be read`() async throws {
    let server = try XServer()
    await #expect(processExitsWith: .success) { @MainActor [name = server.name as String] in
      Screen.use(name)
      let display = try SDLDisplay(title: "Test", size: CGSize(width: 60, height: 40), scale: 1)
      let (devices, wakes) = (try Devices(), Wakes())
      devices.add("mice")
      Controllers.watch(devices.path) { wakes.add() }
      #expect(!Self.isStarted && wakes.number == 0)
      devices.add("js0")
      try await Self.run { wakes.number > 0 }
      #expect(!Self.isStarted, "that is no event device")
      devices.add("event7")
      try await Self.run { Self.isStarted }
      #expect(Self.isStarted)
      display.close()
    }
  }

  @Test func `without a folder of devices there is nothing to do`() async throws {
    await #expect(processExitsWith: .success) {
      let wakes = Wakes()
      Controllers.watch("/nonexistent") { wakes.add() }
      #expect(wakes.number == 0)
    }
  }

  @Test func `a controller that is attached later sends keys and its stick to the window`()
    async throws
  {
    let server = try XServer()
    await #expect(processExitsWith: .success) { @MainActor [name = server.name as String] in
      Screen.use(name)
      // The server has no window manager, which would give the window the focus.
      setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1", 1)
      let display = try SDLDisplay(title: "Test", size: CGSize(width: 60, height: 40), scale: 1)
      try display.withFrame(damage: []) { pixels, _ in pixels.fill(0) }
      let devices = try Devices()
      devices.add("event0")
      Controllers.watch(devices.path) {}
      display.settle()
      let pad = try Gamepad()
      display.settle()
      #expect(pad.isOpen)
      pad.set(SDL_CONTROLLER_BUTTON_DPAD_DOWN, isDown: true)
      let down = display.events { if case .key = $0 { true } else { false } }.last?.kind
      let key = InputEvent.Key(usage: InputEvent.Key.remoteDown, symbol: "", isDown: true)
      #expect(down == .key(key))
      pad.set(SDL_CONTROLLER_AXIS_LEFTX, .max)
      let stick = display.events { if case .stick = $0 { true } else { false } }.last?.kind
      #expect(stick == .stick(CGPoint(x: 1, y: 0)))
      pad.detach()
      // What it held is let go.
      let up = display.events { if case .key = $0 { true } else { false } }.last?.kind
      #expect(up == .key(.init(usage: InputEvent.Key.remoteDown, symbol: "", isDown: false)))
      display.settle()
      #expect(!pad.isOpen)
      display.close()
    }
  }

  @Test func `a device wakes when it has data, and no more when it is gone`() async throws {
    await #expect(processExitsWith: .success) { @MainActor in
      let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
      #expect(mkfifo(path, 0o600) == 0)
      let wakes = Wakes()
      let source = try #require(WakeSource.reading(path) { wakes.add() })
      let writer = open(path, O_WRONLY)
      var byte: UInt8 = 1
      #expect(write(writer, &byte, 1) == 1)
      try await Self.run { wakes.number == 1 }
      #expect(wakes.number == 1)
      close(writer)
      try await Self.run { wakes.number == 2 }
      let deadline = monotonicNow() + 0.2
      try await Self.run { monotonicNow() > deadline }
      #expect(wakes.number == 2, "the end of the data is reported once")
      withExtendedLifetime(source) {}
    }
  }
}
