// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An event in a scene of the fuzzer that concerns the kit, or a stack in the "More" list.
package enum FuzzKitStep: Hashable, Sendable {
  /// The operations whose outcome can be awaited.
  package enum Operation: String, CaseIterable, Sendable {
    case push, pop, popTo, popToRoot, set, requestPop, requestPopTo
  }

  /// Pushes a page of a kind.
  case push(on: Int, FuzzPageKind, animated: Bool)
  /// Performs an operation of a kit's stack, and waits for its outcome.
  case awaited(Operation, on: Int, depth: Int, animated: Bool)
  /// Answers the oldest open question.
  case answer(leaves: Bool)
  /// Puts a finger on the trailing edge and moves it far enough to begin a swipe forward.
  case beginForward
  /// Puts a finger inside of the page and moves it far enough to begin a swipe back.
  case beginInside
  /// Presses the keys for going forward when nothing moves.
  case pressForward
  /// Begins an interactive pop or push of the app's delegate.
  case beginDriven(on: Int, pushes: Bool)
  /// Shows a share of the app's interactive transition, in percent.
  case drive(to: Int)
  /// Finishes or cancels the app's interactive transition.
  case endDriven(finishes: Bool)
  /// Taps the "More" button when nothing moves.
  case tapMore
  /// Taps the first row of the "More" list when nothing moves.
  case tapMoreRow

  /// Whether the step is performed when nothing moves.
  var needsRest: Bool {
    switch self {
    case .pressForward, .tapMore, .tapMoreRow: true
    default: false
    }
  }
}

extension FuzzKitStep: CustomStringConvertible {
  /// The step as text, which `init(_:)` reads.
  package var description: String {
    func mark(_ animated: Bool) -> String { animated ? "+" : "" }
    return switch self {
    case .push(let on, let kind, let animated): "page\(mark(animated)) \(on) \(kind.rawValue)"
    case .awaited(let operation, let on, let depth, let animated):
      "await\(mark(animated)) \(on) \(operation.rawValue) \(depth)"
    case .answer(let leaves): leaves ? "discard" : "stay"
    case .beginForward: "forward"
    case .beginInside: "inside"
    case .pressForward: "altRight"
    case .beginDriven(let on, let pushes): "\(pushes ? "drivePush" : "drivePop") \(on)"
    case .drive(let percent): "drive \(percent)"
    case .endDriven(let finishes): finishes ? "finishDrive" : "cancelDrive"
    case .tapMore: "tapMore"
    case .tapMoreRow: "moreRow"
    }
  }

  /// Reads the text that `description` writes.
  ///
  /// - Parameters:
  ///   - name: The first word, without its `+`.
  ///   - words: The other words.
  ///   - animated: Whether the first word has a `+`.
  init?(_ name: String, _ words: [String], animated: Bool) {
    func number(_ place: Int) -> Int { place < words.count ? Int(words[place]) ?? 0 : 0 }
    func word(_ place: Int) -> String { place < words.count ? words[place] : "" }
    switch name {
    case "page":
      guard let kind = FuzzPageKind(rawValue: word(1)) else { return nil }
      self = .push(on: number(0), kind, animated: animated)
    case "await":
      guard let operation = Operation(rawValue: word(1)) else { return nil }
      self = .awaited(operation, on: number(0), depth: number(2), animated: animated)
    case "discard", "stay": self = .answer(leaves: name == "discard")
    case "forward": self = .beginForward
    case "inside": self = .beginInside
    case "altRight": self = .pressForward
    case "drivePop", "drivePush": self = .beginDriven(on: number(0), pushes: name == "drivePush")
    case "drive": self = .drive(to: number(0))
    case "finishDrive", "cancelDrive": self = .endDriven(finishes: name == "finishDrive")
    case "tapMore": self = .tapMore
    case "moreRow": self = .tapMoreRow
    default: return nil
    }
  }
}
