// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import TestSupport

/// An event of an app's user that concerns any view.
package enum FuzzAppStep: Hashable, Sendable {
  /// The keys that navigate.
  package enum KeyName: String, CaseIterable, Sendable {
    case escape, back, tab, `return`, space, menu, up, down, left, right
  }

  /// Taps a point, in percent of the screen from its leading edge and its top.
  case tap(x: Int, y: Int)
  /// Taps one of the controls that a finger reaches.
  case control(Int)
  case press(KeyName)

  /// Returns the random steps of a user.
  static func plan(count: Int, _ random: inout SeededGenerator) -> [FuzzStep] {
    var steps: [FuzzStep] = []
    while steps.count < count {
      if random.oneIn(4) { steps += gesture(&random) } else { steps.append(single(&random)) }
    }
    return Array(steps.prefix(count))
  }

  private static func single(_ random: inout SeededGenerator) -> FuzzStep {
    switch random.below(40) {
    case 0..<12: .app(.control(random.below(24)))
    case 12..<17: .app(.tap(x: random.below(101), y: random.below(101)))
    case 17..<20: .tapBack
    case 20..<23: .app(.press(KeyName.allCases[random.below(KeyName.allCases.count)]))
    case 23: .secondFinger
    case 24: .resign
    case 25: .resize(random.below(4))
    case 26: .moveFinger(to: random.below(110))
    case 27: .liftFinger
    case 28..<38: .wait(random.oneIn(4) ? 520 : random.below(400))
    default: .rest
    }
  }

  /// A finger that drags over some distance and is lifted.
  private static func gesture(_ random: inout SeededGenerator) -> [FuzzStep] {
    let begins: [FuzzStep] = [
      .beginDrag(down: random.oneIn(2)), .kit(.beginForward), .kit(.beginInside), .beginSwipe,
      .beginSwipe,
    ]
    var steps = [begins[random.below(begins.count)]]
    for _ in 0..<random.below(4) {
      steps += [.wait(1 + random.below(40)), .moveFinger(to: random.below(110))]
      if random.oneIn(3) { steps.append(single(&random)) }
    }
    return steps + [random.oneIn(8) ? .cancelFinger : .liftFinger, .wait(random.below(500))]
  }
}

extension FuzzAppStep: CustomStringConvertible {
  /// The step as text, which `init(_:)` reads.
  package var description: String {
    switch self {
    case .tap(let x, let y): "tap \(x) \(y)"
    case .control(let number): "control \(number)"
    case .press(let key): "key \(key.rawValue)"
    }
  }

  /// Reads the text that `description` writes.
  ///
  /// - Parameters:
  ///   - name: The first word.
  ///   - words: The other words.
  init?(_ name: String, _ words: [String]) {
    let numbers = words.compactMap(Int.init)
    switch name {
    case "tap" where numbers.count == 2: self = .tap(x: numbers[0], y: numbers[1])
    case "control" where numbers.count == 1: self = .control(numbers[0])
    case "key":
      guard let key = words.first.flatMap(KeyName.init) else { return nil }
      self = .press(key)
    default: return nil
    }
  }
}
