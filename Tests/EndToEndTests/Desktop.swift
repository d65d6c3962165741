// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2
import Foundation

/// An X server without a screen, a hand with a mouse, and one app in a window.
final class Desktop {
  struct Missing: Error {}

  private let server: Process
  private let app: Process
  private let name: String
  private let connection: OpaquePointer
  /// The app's window, once it is there.
  private var window: Window = 0

  /// Whether what the desktop needs is installed.
  static let isThere = place(of: "Xvfb") != nil && place(of: "xdotool") != nil

  static func place(of program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "")
      .split(separator: ":")
      .map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Starts the server and the app.
  ///
  /// - Parameters:
  ///   - program: The place of the app.
  ///   - size: The size of its window, as `RETOUR_SIZE` takes it.
  /// - Throws: Why one of them did not start.
  init(_ program: URL, size: String) throws {
    let output = Pipe()
    server = Process()
    server.executableURL = URL(fileURLWithPath: Self.place(of: "Xvfb") ?? "")
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "800x600x24", "-noreset", "-nolisten", "tcp",
    ]
    server.standardInput = FileHandle.nullDevice
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try Self.hearingSignals(server.run)
    var answer = Data()
    while !answer.contains(UInt8(ascii: "\n")) {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Missing() }
      answer += more
    }
    let number = String(decoding: answer, as: UTF8.self)
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let connection = XOpenDisplay(name) else { throw Missing() }
    self.connection = connection
    app = Process()
    app.executableURL = program
    var environment = ProcessInfo.processInfo.environment
    for key in ["WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "RETOUR_TRACE"] { environment[key] = nil }
    environment["DISPLAY"] = name
    environment["RETOUR_SIZE"] = size
    environment["RETOUR_SCALE"] = "1"
    app.environment = environment
    try Self.hearingSignals(app.run)
  }

  deinit {
    XCloseDisplay(connection)
    for process in [app, server] where process.isRunning {
      process.terminate()
      process.waitUntilExit()
    }
  }

  /// The threads that tests run on block signals, and a process inherits that.
  private static func hearingSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var previous = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    try body()
  }

  /// Runs the hand, and waits until it has done what it was told.
  @discardableResult
  func hand(_ arguments: [String]) throws -> Int32 {
    let hand = Process()
    hand.executableURL = URL(fileURLWithPath: Self.place(of: "xdotool") ?? "")
    hand.arguments = arguments
    hand.environment = ["DISPLAY": name]
    hand.standardOutput = FileHandle.nullDevice
    try Self.hearingSignals(hand.run)
    hand.waitUntilExit()
    return hand.terminationStatus
  }

  /// Waits in real time, in the process of the test.
  func pause(_ seconds: Double) throws { try hand(["sleep", "\(seconds)"]) }

  /// Asks again and again whether something is so, for at most 20 seconds.
  func wait(until isSo: () -> Bool) throws -> Bool {
    for _ in 0..<200 {
      if isSo() { return true }
      try pause(0.1)
    }
    return isSo()
  }

  // MARK: The window

  /// Looks for the app's window: the largest one on the screen.
  private func findWindow() {
    var (root, parent) = (Window(), Window())
    var children: UnsafeMutablePointer<Window>?
    var count: UInt32 = 0
    XQueryTree(connection, XDefaultRootWindow(connection), &root, &parent, &children, &count)
    defer { XFree(children) }
    window = (0..<Int(count)).compactMap { children?[$0] }.first { size(of: $0).width > 50 } ?? 0
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

  /// Puts the mouse down in the window and moves it, without letting go.
  func drag(from start: (Int, Int), through places: [(Int, Int)]) throws {
    let origin = origin
    let move = { (place: (Int, Int)) in
      ["mousemove", "\(origin.x + place.0)", "\(origin.y + place.1)", "sleep", "0.03"]
    }
    try hand(move(start) + ["mousedown", "1"] + places.flatMap(move))
  }

  func letGo() throws { try hand(["mouseup", "1"]) }

  func resize(to size: (Int, Int)) {
    XResizeWindow(connection, window, UInt32(size.0), UInt32(size.1))
    XSync(connection, 0)
  }

  /// Asks the app to close its window, as a click on the window's cross does.
  ///
  /// - Returns: The status that the app ends with.
  func close() -> Int32 {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(connection, "WM_PROTOCOLS", 0)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(XInternAtom(connection, "WM_DELETE_WINDOW", 0))
    XSendEvent(connection, window, 0, NoEventMask, &event)
    XSync(connection, 0)
    app.waitUntilExit()
    return app.terminationReason == .exit ? app.terminationStatus : -1
  }

  // MARK: The process

  /// The number of times the app's threads slept, and their processor time, in ticks
  /// of 10 ms.
  func work() -> (sleeps: Int, ticks: Int) {
    let place = "/proc/\(app.processIdentifier)"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "\(place)/task")) ?? []
    let sleeps = threads.reduce(0) { sum, thread in
      lines(of: "\(place)/task/\(thread)/status")
        .first { $0.hasPrefix("voluntary_ctxt_switches") }
        .flatMap { Int($0.split(whereSeparator: \.isWhitespace).last ?? "") }
        .map { $0 + sum } ?? sum
    }
    let fields = lines(of: "\(place)/stat").first?.split(separator: " ") ?? []
    return (sleeps, fields.count > 14 ? (Int(fields[13]) ?? 0) + (Int(fields[14]) ?? 0) : -1)
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
