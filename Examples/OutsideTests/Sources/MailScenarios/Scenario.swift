// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import UIKit

/// A test of the mail app's navigation, for both test libraries.
public struct Scenario: Sendable, CustomStringConvertible {
  /// A step of a scenario.
  public typealias Step = @MainActor @Sendable (MailScreen) -> Void

  /// The name of the test: subject, condition, result.
  public let description: String
  /// The titles of the pages at the end.
  public let titles: [String]
  let direction: World.Direction
  let steps: [Step]

  init(
    _ description: String,
    _ direction: World.Direction = .leftToRight,
    ends titles: [String],
    _ steps: Step...
  ) {
    (self.description, self.direction) = (description, direction)
    (self.titles, self.steps) = (titles, steps)
  }

  /// Returns the scenario with a name.
  public static func named(_ name: String) -> Scenario {
    guard let scenario = all.first(where: { $0.description == name }) else {
      fatalError("no scenario is named \(name)")
    }
    return scenario
  }

  /// A width of the screen that no other scenario has.
  private var width: CGFloat {
    CGFloat(320 + (Self.all.firstIndex { $0.description == description } ?? 0))
  }

  /// Plays the scenario at once.
  ///
  /// - Returns: The problems that the test has to report.
  @MainActor
  public func play() -> [String] {
    let screen = MailScreen(width: width, direction)
    for step in steps { step(screen) }
    screen.world.settle()
    expectStack(screen.stack, titles)
    return problems(on: screen)
  }

  /// Plays the scenario while other tests run between its steps.
  ///
  /// - Returns: The problems that the test has to report.
  @MainActor
  public func playWithPauses() async -> [String] {
    let screen = MailScreen(width: width, direction)
    var problems: [String] = []
    for step in steps {
      await Task.yield()
      problems += self.problems(on: screen)
      step(screen)
    }
    await screen.world.settleTasks()
    expectStack(screen.stack, titles)
    problems += self.problems(on: screen)
    let letter = screen.stack.topViewController?.view.subviews.first as? UILabel
    if let letter, letter.text == nil { problems.append("the letter was not loaded") }
    return problems
  }

  @MainActor
  private func problems(on screen: MailScreen) -> [String] {
    let main = UIScreen.main.bounds.width
    return main == width ? [] : ["the screen of another test is current: \(main), not \(width)"]
  }
}
