// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2
import CoreGraphics
import Foundation
import RetourTesting
import TestSupport
import UIKit

/// An app in a window of an X server, or of a Wayland compositor in one, with a mouse.
final class Desktop {
  struct Missing: Error {}
  /// A step of a script for which an X server has no device.
  struct Unplayable: Error {}

  private let server: XServer
  private let compositor: Weston?
  private let app: Process
  private let errors: URL
  let connection: OpaquePointer
  /// The app's window that the methods are about, once it is there.
  var window: Window = 0

  /// Whether the programs that the desktop runs are installed.
  static let isAvailable = XServer.isInstalled && XServer.hasMouse

  /// Starts the server and the app.
  ///
  /// - Parameters:
  ///   - program: The file of the app.
  ///   - size: The size of its window, in the format of `RETOUR_SIZE`.
  ///   - variables: Further variables of its environment.
  ///   - waylandScreen: The size of the screen of a Wayland compositor, in a window of the server,
  ///     which the app connects to; `nil` to connect it to the server.
  /// - Throws: `Missing`, `XServer.DidNotStart` or `Weston.DidNotStart`, or the error of running a
  ///   program.
  init(
    _ program: URL,
    size: String,
    variables: [String: String] = [:],
    waylandScreen: (width: Int, height: Int)? = nil
  ) throws {
    server = try XServer(screen: "800x600x24")
    guard let connection = XOpenDisplay(server.name) else { throw Missing() }
    self.connection = connection
    // A window may be gone when it is asked about: the standard handler ends the process.
    XSetErrorHandler { _, _ in 0 }
    if waylandScreen != nil {
      // The compositor paints the pointer at a place of its own until it is in its window.
      XWarpPointer(connection, 0, XDefaultRootWindow(connection), 0, 0, 0, 0, 50, 50)
      XSync(connection, 0)
    }
    compositor = try waylandScreen.map { [server] in try Weston(in: server.name, size: $0) }
    app = Process()
    app.executableURL = program
    var environment = ProcessInfo.processInfo.environment
    for key in ["WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "RETOUR_TRACE"] { environment[key] = nil }
    environment.merge(variables) { $1 }
    environment["DISPLAY"] = compositor == nil ? server.name : nil
    environment.merge(compositor?.variables ?? [:]) { $1 }
    environment["RETOUR_SIZE"] = size
    environment["RETOUR_SCALE"] = "1"
    app.environment = environment
    errors = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    app.standardError = try FileHandle(forWritingTo: errors)
    try XServer.run(app)
  }

  /// The text that the app and its libraries wrote to the standard error.
  var errorText: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

  deinit {
    XCloseDisplay(connection)
    if app.isRunning {
      app.terminate()
      app.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: errors)
  }

  private func moveMouse(_ commands: [String]) throws {
    try XServer.moveMouse(commands, display: server.name)
  }

  /// Waits in real time, in another process.
  func pause(_ seconds: Double) throws { try moveMouse(["sleep", "\(seconds)"]) }

  /// Waits until a condition holds, for at most 20 seconds.
  ///
  /// - Returns: Whether it holds.
  func wait(until condition: () -> Bool) throws -> Bool {
    for _ in 0..<200 {
      if condition() { return true }
      try pause(0.1)
    }
    return condition()
  }

  // MARK: The window

  /// Looks for the app's window.
  private func findWindow() { window = windows.first ?? 0 }

  /// The windows of the app that are on the screen, the backmost first.
  var windows: [Window] {
    var (root, parent) = (Window(), Window())
    var children: UnsafeMutablePointer<Window>?
    var count: UInt32 = 0
    XQueryTree(connection, XDefaultRootWindow(connection), &root, &parent, &children, &count)
    defer { XFree(children) }
    return (0..<Int(count)).compactMap { children?[$0] }.filter { size(of: $0).width > 50 }
  }

  private func size(of window: Window) -> (width: Int, height: Int) {
    var attributes = XWindowAttributes()
    guard window != 0, XGetWindowAttributes(connection, window, &attributes) != 0,
      attributes.map_state == IsViewable
    else { return (0, 0) }
    return (Int(attributes.width), Int(attributes.height))
  }

  /// The origin of the window's content on the screen.
  private var origin: (x: Int, y: Int) {
    var (x, y, child) = (Int32(), Int32(), Window())
    XTranslateCoordinates(
      connection,
      window,
      XDefaultRootWindow(connection),
      0,
      0,
      &x,
      &y,
      &child
    )
    return (Int(x), Int(y))
  }

  /// The pixels of the window, row by row, as 0xRRGGBB.
  var picture: (width: Int, height: Int, pixels: [UInt32]) {
    if window == 0 { findWindow() }
    let (width, height) = size(of: window)
    guard width > 0,
      let image = XGetImage(
        connection,
        window,
        0,
        0,
        UInt32(width),
        UInt32(height),
        .max,
        ZPixmap
      )
    else { return (0, 0, []) }
    defer { _ = image.pointee.f.destroy_image(image) }
    let pixels = (0..<height).flatMap { row in
      let start = UnsafeRawPointer(image.pointee.data + row * Int(image.pointee.bytes_per_line))
      return (0..<width).map { start.load(fromByteOffset: $0 * 4, as: UInt32.self) & 0xFFFFFF }
    }
    return (width, height, pixels)
  }

  /// Whether the window shows a picture, but for the pointer that a Wayland compositor paints.
  ///
  /// - Parameter expected: The pixels, row by row.
  /// - Returns: Whether all pixels are equal, those around the pointer excepted.
  func shows(_ expected: [UInt32]) -> Bool {
    let (width, _, pixels) = picture
    guard compositor != nil, pixels.count == expected.count else { return pixels == expected }
    let pointer = pointer
    return pixels.indices.allSatisfy { index in
      pixels[index] == expected[index]
        || abs(index % width - pointer.x) < 32 && abs(index / width - pointer.y) < 32
    }
  }

  /// The place of the pointer, in the window.
  private var pointer: (x: Int, y: Int) {
    var (root, child) = (Window(), Window())
    var (rootX, rootY, x, y) = (Int32(), Int32(), Int32(), Int32())
    var mask: UInt32 = 0
    XQueryPointer(connection, window, &root, &child, &rootX, &rootY, &x, &y, &mask)
    return (Int(x), Int(y))
  }

  /// Puts the mouse down in the window and moves it, without letting go.
  func drag(from start: (Int, Int), through places: [(Int, Int)]) throws {
    let origin = origin
    let move = { (place: (Int, Int)) in
      ["mousemove", "\(origin.x + place.0)", "\(origin.y + place.1)", "sleep", "0.03"]
    }
    try moveMouse(move(start) + ["mousedown", "1"] + places.flatMap(move))
  }

  /// Puts the mouse in the middle of the window, then performs commands of xdotool.
  func perform(_ commands: [String]) throws {
    let (origin, size) = (origin, size(of: window))
    let (x, y) = (origin.x + size.width / 2, origin.y + size.height / 2)
    try moveMouse(["mousemove", "\(x)", "\(y)", "sleep", "0.1"] + commands)
  }

  /// Plays a script with the real mouse, keys and wheel, in real time.
  ///
  /// - Parameters:
  ///   - script: The script; what a finger does in it, the mouse does.
  ///   - contacts: The places of the contacts that are down before.
  /// - Throws: The error of running xdotool, or `Unplayable` for a touchpad or a gamepad.
  func play(_ script: InputScript, contacts: [Int: CGPoint] = [:]) throws {
    let (origin, size) = (origin, size(of: window))
    let timeline = InputScript.Timeline(
      of: script,
      on: CGSize(width: size.width, height: size.height),
      isMirrored: false,
      contacts: contacts
    )
    let move = { (point: CGPoint) in
      ["mousemove", "\(origin.x + Int(point.x.rounded()))", "\(origin.y + Int(point.y.rounded()))"]
    }
    var time = 0.0
    let pause = { (end: Double) in
      defer { time = end }
      return ["sleep", "\(max(0.001, end - time))"]
    }
    var commands: [String] = []
    for event in timeline.events {
      commands += pause(event.time)
      switch event.kind {
      case .began(_, let point): commands += move(point) + ["mousedown", "1"]
      case .moved(_, let point): commands += move(point)
      case .ended, .cancelled: commands += ["mouseup", "1"]
      case .press(let key, let modifiers, let seconds):
        let name = key.name(with: UIKeyModifierFlags(rawValue: modifiers)).split(separator: "+")
        let held = name.dropLast().map { $0.lowercased() + "+" }.joined()
        let keys = held + (name.last ?? "")
        commands += ["keydown", keys, "sleep", "\(seconds)", "keyup", keys]
        time += seconds
      case .wheel(let notches, let point):
        let click = ["click", "--repeat", "\(abs(notches))", notches > 0 ? "5" : "4"]
        commands += move(point) + click
      case .touchpad, .stick: throw Unplayable()
      }
    }
    try moveMouse(commands + pause(timeline.duration))
  }

  func releaseMouse() throws { try moveMouse(["mouseup", "1"]) }

  func resize(to size: (Int, Int)) {
    XResizeWindow(connection, window, UInt32(size.0), UInt32(size.1))
    XSync(connection, 0)
  }

  /// Asks the app to close its window, as a click on the window's cross does.
  ///
  /// - Returns: The status that the app ends with.
  func close() -> Int32 {
    askToClose()
    app.waitUntilExit()
    return app.terminationReason == .exit ? app.terminationStatus : -1
  }

  /// Asks the app to close its window, and does not wait.
  func askToClose() {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(connection, "WM_PROTOCOLS", 0)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(XInternAtom(connection, "WM_DELETE_WINDOW", 0))
    XSendEvent(connection, window, 0, NoEventMask, &event)
    XSync(connection, 0)
  }

  // MARK: The process

  /// The sleeps and the processor time of the app's threads.
  struct Work {
    /// The number of times that each thread has slept.
    fileprivate let sleeps: [String: Int]
    /// The processor time of all, in ticks of 10 ms.
    let ticks: Int

    /// Returns how often threads slept since others; those that have ended do not count.
    func sleeps(since earlier: Work) -> Int {
      sleeps.reduce(0) { $0 + $1.value - (earlier.sleeps[$1.key] ?? 0) }
    }
  }

  /// Returns the work of the app's threads so far.
  func work() -> Work {
    let place = "/proc/\(app.processIdentifier)"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "\(place)/task")) ?? []
    var sleeps: [String: Int] = [:]
    for thread in threads {
      sleeps[thread] = lines(of: "\(place)/task/\(thread)/status")
        .first { $0.hasPrefix("voluntary_ctxt_switches") }
        .flatMap { Int($0.split(whereSeparator: \.isWhitespace).last ?? "") }
    }
    let fields = lines(of: "\(place)/stat").first?.split(separator: " ") ?? []
    let ticks = fields.count > 14 ? (Int(fields[13]) ?? 0) + (Int(fields[14]) ?? 0) : -1
    return Work(sleeps: sleeps, ticks: ticks)
  }

  /// Line by line: Foundation takes the first short read of a file in `/proc` for its end.
  private func lines(of path: String) -> [String] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var line = [UInt8](repeating: 0, count: 4096)
    var lines: [String] = []
    while line.withUnsafeMutableBytes({ bytes in
      fgets(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), file) != nil
    }) {
      lines.append(String(decoding: line.prefix { $0 != 0 && $0 != 10 }, as: UTF8.self))
    }
    return lines
  }
}
