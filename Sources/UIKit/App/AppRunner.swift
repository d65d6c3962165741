// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RetourHost
import RetourText

/// Opens a window and runs an app in it.
@MainActor
enum AppRunner {
  /// The size of the window in points unless `RETOUR_SIZE` says another: a common phone's.
  private static let standardSize = CGSize(width: 390, height: 844)

  /// Runs an app until its window is closed, and ends the process.
  ///
  /// - Parameter makeDelegate: Makes the app's delegate.
  static func runUntilClosed(_ makeDelegate: @MainActor () -> any UIApplicationDelegate) -> Never {
    SDLDisplay.prepare()
    // Fonts take as long as SDL's start: the two go side by side.
    Thread.detachNewThread { TextSystem.warmUp() }
    let environment = ProcessInfo.processInfo.environment
    let display: SDLDisplay
    do {
      display = try SDLDisplay(
        title: ProcessInfo.processInfo.processName,
        size: environment["RETOUR_SIZE"].flatMap(size) ?? standardSize,
        scale: environment["RETOUR_SCALE"].flatMap(scale)
      )
    } catch {
      RetourLog.log("\(error)")
      exit(69)  // EX_UNAVAILABLE of sysexits.h
    }
    let session = Session(clock: FrameClock(source: .live(monotonicNow)))
    Session.standard = session
    let stage = Stage(session: session, display: display, traits: traits(environment))
    stage.language = SystemString.language(environment)
    if environment["RETOUR_TRACE"] == "flow" {
      stage.traceSink = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
    }
    let loop = MainLoop(stage)
    let delegate = makeDelegate()
    stage.launch(delegate)
    loop.run()
    delegate.applicationWillTerminate(stage.application)
    display.close()
    exit(0)
  }

  /// Light and left to right, unless `RETOUR_STYLE` is `dark` and `RETOUR_DIRECTION` is
  /// `rightToLeft`.
  private static func traits(_ environment: [String: String]) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(
        userInterfaceStyle: environment["RETOUR_STYLE"] == "dark" ? .dark : .light
      ),
      UITraitCollection(
        layoutDirection: environment["RETOUR_DIRECTION"] == "rightToLeft"
          ? .rightToLeft : .leftToRight
      ),
    ])
  }

  /// A size written as `390x844`.
  private static func size(_ text: String) -> CGSize? {
    let sides = text.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= 16_384 }) else {
      RetourLog.once("RETOUR_SIZE", "RETOUR_SIZE is not a size such as 390x844: \(text)")
      return nil
    }
    return CGSize(width: sides[0], height: sides[1])
  }

  /// A scale of 1, 2 or 3.
  private static func scale(_ text: String) -> CGFloat? {
    guard let number = Double(text), (1...3).contains(number) else {
      RetourLog.once("RETOUR_SCALE", "RETOUR_SCALE is not a scale of 1 to 3: \(text)")
      return nil
    }
    return CGFloat(number)
  }
}
