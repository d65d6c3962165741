// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import RetourTesting
import TestSupport

/// A scene of the fuzzer and its steps: everything that a replay needs.
package struct FuzzPlan: Hashable, Sendable {
  package var direction = World.Direction.leftToRight
  /// Whether two stacks are the tabs of a tab bar controller; otherwise one fills the window.
  package var hasTabs = true
  /// Whether the second tab is in the "More" list.
  package var hasMore = false
  /// The kinds of the stacks: those of the tabs, then the presented one's.
  package var kinds = [0, 0, 0]
  /// Whether each page shows or hides the bar when it is about to appear.
  package var pagesHideBar = false
  /// Whether a swipe may take over a pop that runs.
  package var popsAreInterruptible = false
  /// Whether the plan is for the sample app, and not for stacks.
  package var usesSampleApp = false
  /// The frames per second: the fewer, the more operations happen between two frames.
  package var frameRate = 60
  package var steps: [FuzzStep] = []

  package init() {}

  /// Creates a random plan.
  package init(seed: UInt64, steps count: Int, kinds kindCount: Int) {
    var random = SeededGenerator(seed: seed)
    direction = random.oneIn(2) ? .rightToLeft : .leftToRight
    hasTabs = !random.oneIn(3)
    hasMore = hasTabs && random.oneIn(3)
    kinds = (0..<3).map { _ in random.below(kindCount) }
    pagesHideBar = random.oneIn(4)
    frameRate = random.oneIn(8) ? 60 : 8
    steps = FuzzStep.random(count: count, &random)
    popsAreInterruptible = random.oneIn(2)
  }

  /// Creates a random plan of what an app's user does.
  init(userSeed seed: UInt64, steps count: Int) {
    var random = SeededGenerator(seed: seed)
    direction = random.oneIn(4) ? .rightToLeft : .leftToRight
    hasTabs = false
    frameRate = random.oneIn(2) ? 60 : 8
    steps = FuzzAppStep.plan(count: count, &random)
    popsAreInterruptible = random.oneIn(4)
  }
}

extension FuzzPlan: CustomStringConvertible {
  /// The plan as text, which `init(_:)` reads.
  package var description: String {
    if usesSampleApp { return "sample " + userDescription }
    var words = [
      direction == .rightToLeft ? "rtl" : "ltr",
      hasMore ? "more" : hasTabs ? "tabs" : "alone",
      "kinds=\(kinds.map { String($0, radix: 16) }.joined())", "rate=\(frameRate)",
    ]
    if pagesHideBar { words.append("dressed") }
    if popsAreInterruptible { words.append("catching") }
    return words.joined(separator: " ") + ": "
      + steps.map(\.description).joined(separator: ", ")
  }

  /// The plan of an app's user as text, which `init(_:)` reads: without what concerns the stacks of
  /// a scene.
  var userDescription: String {
    "\(direction == .rightToLeft ? "rtl" : "ltr") rate=\(frameRate)"
      + (popsAreInterruptible ? " catching: " : ": ")
      + steps.map(\.description).joined(separator: ", ")
  }

  /// Reads the text that `description` writes.
  ///
  /// Returns `nil` if the text is no plan.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    for word in parts[0].split(separator: " ") {
      switch word {
      case "rtl": direction = .rightToLeft
      case "ltr": direction = .leftToRight
      case "tabs": hasTabs = true
      case "more": (hasTabs, hasMore) = (true, true)
      case "alone": hasTabs = false
      case "dressed": pagesHideBar = true
      case "catching": popsAreInterruptible = true
      case "sample": (usesSampleApp, hasTabs) = (true, false)
      default:
        let pair = word.split(separator: "=")
        guard pair.count == 2, let number = Int(pair[1], radix: 16) else { return nil }
        if pair[0] == "rate" { frameRate = max(1, Int(pair[1]) ?? number) }
        if pair[0] == "kinds" { kinds = pair[1].compactMap(\.hexDigitValue) }
      }
    }
    guard kinds.count == 3 else { return nil }
    for word in parts[1].split(separator: ",") where word.contains(where: { $0 != " " }) {
      guard let step = FuzzStep(word) else { return nil }
      steps.append(step)
    }
  }
}
