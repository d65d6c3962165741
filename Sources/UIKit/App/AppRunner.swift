// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RetourHost
import RetourText

/// Runs an app in a desktop window.
@MainActor
enum AppRunner {
  /// The size of the window in points unless `RETOUR_SIZE` sets another: a common phone's.
  private static let standardSize = CGSize(width: 390, height: 844)

  /// Runs an app until its window is closed, and ends the process.
  ///
  /// - Parameter delegateType: The class of the app's delegate, which `init()` creates.
  static func run(_ delegateType: any UIApplicationDelegate.Type) -> Never {
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
    let stage = Stage(
      session: session,
      display: display,
      traits: traits(environment),
      language: SystemString.language(environment)
    )
    if environment["RETOUR_TRACE"] == "flow" {
      stage.traceSink = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
    }
    let loop = MainLoop(stage)
    guard let delegate = RuntimeObjects.make(delegateType) as? any UIApplicationDelegate else {
      preconditionFailure("\(delegateType) made an object of another class")
    }
    stage.launch(delegate)
    loop.run()
    stage.perform { stage.life.terminate() }
    display.close()
    exit(0)
  }

  /// The traits of the screen: light and left to right, unless `RETOUR_STYLE` is `dark` and
  /// `RETOUR_DIRECTION` is `rightToLeft`.
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

  /// Parses a size such as `390x844`.
  private static func size(_ text: String) -> CGSize? {
    let sides = text.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= 16_384 }) else {
      RetourLog.once("RETOUR_SIZE", "RETOUR_SIZE is not a size such as 390x844: \(text)")
      return nil
    }
    return CGSize(width: sides[0], height: sides[1])
  }

  /// Parses a scale from 1 to 3.
  private static func scale(_ text: String) -> CGFloat? {
    guard let number = Double(text), (1...3).contains(number) else {
      RetourLog.once("RETOUR_SCALE", "RETOUR_SCALE is not a scale of 1 to 3: \(text)")
      return nil
    }
    return CGFloat(number)
  }
}
