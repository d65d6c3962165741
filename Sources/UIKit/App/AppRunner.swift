// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RetourDecisions
import RetourHost
import RetourText

/// Runs an app in desktop windows.
///
/// Environment variables change what it shows; the table in the README lists them:
/// `RETOUR_SIZE`, `RETOUR_SCALE`, `RETOUR_FULL_SCREEN`, `RETOUR_STYLE`, `RETOUR_LANGUAGE`,
/// `RETOUR_DIRECTION`, `RETOUR_REDUCE_MOTION`, `RETOUR_CONTENT_SIZE`,
/// `RETOUR_INTERRUPTIBLE_POPS`, `RETOUR_CONTENT_POPS`, `RETOUR_DESIGN`.
@MainActor
enum AppRunner {
  /// The size of the window in points unless `RETOUR_SIZE` sets another: a common phone's, or less
  /// on a screen without room for it.
  private static let standardSize = CGSize(width: 390, height: 844)

  /// Runs an app until its window is closed, and ends the process.
  ///
  /// - Parameter delegateType: The class of the app's delegate, which `init()` creates.
  static func run(_ delegateType: any UIApplicationDelegate.Type) -> Never {
    SDLDisplay.prepare()
    // Fonts take as long as SDL's start: the two go side by side.
    Thread.detachNewThread { TextSystem.warmUp() }
    let environment = ProcessInfo.processInfo.environment
    let chosenSize = environment["RETOUR_SIZE"].flatMap(size)
    let chosenScale = environment["RETOUR_SCALE"].flatMap(scale)
    let open = { @MainActor () throws(DisplayError) -> SDLDisplay in
      try SDLDisplay(
        title: ProcessInfo.processInfo.processName,
        size: chosenSize ?? standardSize,
        scale: chosenScale,
        place: place(environment, chosenSize)
      )
    }
    let display: SDLDisplay
    do {
      display = try open()
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
      language: SystemString.language(environment),
      popsAreInterruptible: environment["RETOUR_INTERRUPTIBLE_POPS"] == "1",
      popsFromContent: environment["RETOUR_CONTENT_POPS"] == "1",
      hasGlass: design(environment) == .glass
    )
    if display.allowsOthers { stage.interface.opener = open }
    stage.accessibility.setReduceMotionEnabled(environment["RETOUR_REDUCE_MOTION"] == "1")
    if environment["RETOUR_TRACE"] == "flow" {
      stage.traceSink = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
    }
    let loop = MainLoop(stage.interface)
    guard let delegate = RuntimeObjects.make(delegateType) as? any UIApplicationDelegate else {
      preconditionFailure("\(delegateType) made an object of another class")
    }
    stage.launch(delegate)
    MemoryPressure.watch {
      DispatchQueue.main.async {
        MainActor.assumeIsolated { stage.receiveMemoryWarning() }
      }
    }
    loop.run()
    stage.interface.terminate()
    exit(0)
  }

  /// Returns the place of the window: the whole screen if `RETOUR_FULL_SCREEN` is 1.
  private static func place(_ environment: [String: String], _ size: CGSize?) -> WindowPlace {
    if environment["RETOUR_FULL_SCREEN"] == "1" { return .fullScreen }
    return size == nil ? .fitted : .asIs
  }

  /// Returns the traits of the screen.
  ///
  /// `RETOUR_STYLE` is `dark` or `light`, which is the default; `RETOUR_DIRECTION` is `rightToLeft`
  /// or `leftToRight`, by default the direction of the language; `RETOUR_CONTENT_SIZE` is a
  /// content size.
  ///
  /// - Parameter environment: The environment variables.
  /// - Returns: The style, the layout direction and the content size.
  static func traits(_ environment: [String: String]) -> UITraitCollection {
    let direction: UITraitEnvironmentLayoutDirection =
      switch environment["RETOUR_DIRECTION"] {
      case "rightToLeft": .rightToLeft
      case "leftToRight": .leftToRight
      default: Stage.layoutDirection(of: SystemString.language(environment))
      }
    return UITraitCollection(traitsFrom: [
      UITraitCollection(
        userInterfaceStyle: environment["RETOUR_STYLE"] == "dark" ? .dark : .light
      ),
      UITraitCollection(layoutDirection: direction),
      UITraitCollection(
        preferredContentSizeCategory: environment["RETOUR_CONTENT_SIZE"].flatMap(contentSize)
          ?? .large
      ),
    ])
  }

  /// Parses a content size category such as `XXXL` or `AccessibilityM`: the end of Apple's names.
  private static func contentSize(_ text: String) -> UIContentSizeCategory? {
    let category = UIContentSizeCategory(rawValue: "UICTContentSizeCategory\(text)")
    guard category.known != nil else {
      RetourLog.once(
        "RETOUR_CONTENT_SIZE",
        "RETOUR_CONTENT_SIZE is not a content size such as XXXL or AccessibilityM: \(text)"
      )
      return nil
    }
    return category
  }

  /// Parses the design of the bars, `flat` or `glass`; flat by default.
  static func design(_ environment: [String: String]) -> InterfaceDesign {
    guard let text = environment["RETOUR_DESIGN"] else { return .flat }
    guard let design = InterfaceDesign(rawValue: text) else {
      RetourLog.once("RETOUR_DESIGN", "RETOUR_DESIGN is neither flat nor glass: \(text)")
      return .flat
    }
    return design
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
