// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import UIKit

/// The reader of the words of an input script.
///
/// Pure: no screen, no clock.
struct InputScriptParser {
  /// The longest time of a step, in seconds (our decision: nothing moves after an hour).
  private static let longestTime = 3600.0

  private let line: Int
  private let words: [String]
  private var next = 0

  private init(_ words: [String], line: Int) { (self.words, self.line) = (words, line) }

  /// Reads the steps of a text.
  static func steps(of text: String) throws(InputScriptError) -> [InputScript.Step] {
    var steps: [InputScript.Step] = []
    for (line, words) in statements(of: text) {
      var parser = InputScriptParser(words, line: line)
      steps.append(try parser.statement())
    }
    return steps
  }

  // MARK: Words

  /// Splits a text into steps and these into words; commas between parentheses separate nothing.
  private static func statements(of text: String) -> [(line: Int, words: [String])] {
    var statements: [(Int, [String])] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var words: [String] = []
      let end = {
        if !words.isEmpty { statements.append((index + 1, words)) }
        words = []
      }
      var isInside = false
      var spaced = ""
      for character in line {
        switch character {
        case "(": (spaced, isInside) = (spaced + " ( ", true)
        case ")": (spaced, isInside) = (spaced + " ) ", false)
        case ",": spaced += isInside ? " " : " then "
        default: spaced.append(character)
        }
      }
      for word in spaced.split(whereSeparator: \.isWhitespace) {
        word == "then" ? end() : words.append(String(word))
      }
      end()
    }
    return statements
  }

  private func failure(_ expected: String) -> InputScriptError {
    let text = words.joined(separator: " ")
      .replacingOccurrences(of: "( ", with: "(").replacingOccurrences(of: " )", with: ")")
    return InputScriptError(line: line, step: text, expected: expected)
  }

  private mutating func take(_ word: String) -> Bool {
    guard next < words.count, words[next].lowercased() == word else { return false }
    next += 1
    return true
  }

  private mutating func demand(_ word: String) throws(InputScriptError) {
    guard take(word) else { throw failure("\"\(word)\"") }
  }

  private mutating func word(_ expected: String) throws(InputScriptError) -> String {
    guard next < words.count else { throw failure(expected) }
    next += 1
    return words[next - 1]
  }

  private mutating func number(_ expected: String) throws(InputScriptError) -> Double {
    let text = try word(expected)
    guard let number = Double(text), number.isFinite, abs(number) <= 100_000 else {
      throw failure(expected)
    }
    return number
  }

  // MARK: Steps

  private mutating func statement() throws(InputScriptError) -> InputScript.Step {
    let step = try step()
    guard next == words.count else { throw failure("nothing after \"\(words[next - 1])\"") }
    return step
  }

  private mutating func step() throws(InputScriptError) -> InputScript.Step {
    let contact = try contact()
    let verb = try word("a step such as \"down at (20, 300)\"").lowercased()
    switch verb {
    case "down":
      try demand("at")
      return .down(contact, try place())
    case "tap":
      try demand("at")
      return .tap(contact, try place())
    case "move": return try movements(of: contact)
    case "up": return .up(contact)
    case "cancel": return .cancel(contact)
    case "hold": return .hold(seconds: try time())
    case "wait": return .wait(seconds: try time())
    case "press":
      let name = try word("the name of a key")
      guard let (key, modifiers) = Key.named(name) else {
        throw failure("a key such as Escape, Return, Tab, Left, a or Command+[")
      }
      return .press(key, modifiers, seconds: take("for") ? try time() : nil)
    case "stick":
      guard let heading = takeHeading() else { throw failure("a direction such as right") }
      try demand("for")
      return .stick(heading, seconds: try time())
    case "swipe": return try touchpad()
    case "wheel":
      let notches = try number("a number of notches")
      guard notches == notches.rounded() else { throw failure("a whole number of notches") }
      let isUp = take("up")
      if !isUp { try demand("down") }
      try demand("at")
      return .wheel(Int(isUp ? -notches : notches), try place())
    default:
      throw failure("down, move, hold, wait, up, cancel, tap, press, stick, wheel or swipe")
    }
  }

  private mutating func contact() throws(InputScriptError) -> InputScript.Contact {
    if take("mouse") { return 0 }
    guard take("finger") else { return 1 }
    let number = try number("the number of a finger, from 1")
    guard number >= 1, number <= 100, number == number.rounded() else {
      throw failure("the number of a finger, from 1")
    }
    return Int(number)
  }

  private mutating func movements(
    of first: InputScript.Contact
  ) throws(InputScriptError) -> InputScript.Step {
    var movements = [InputScript.Movement(contact: first, way: try way())]
    while take("and") {
      let contact = try contact()
      try demand("move")
      guard !movements.contains(where: { $0.contact == contact }) else {
        throw failure("another finger after \"and\"")
      }
      movements.append(InputScript.Movement(contact: contact, way: try way()))
    }
    return .move(movements, seconds: take("in") ? try time() : 0)
  }

  private mutating func way() throws(InputScriptError) -> InputScript.Way {
    if take("to") { return .to(try point()) }
    let distance = try number("\"to\" and a point, or a distance")
    if !take("point") { try demand("points") }
    return .by(distance, takeHeading() ?? .forward)
  }

  private mutating func takeHeading() -> InputScript.Heading? {
    InputScript.Heading.allCases.first { take($0.rawValue) }
  }

  private mutating func touchpad() throws(InputScriptError) -> InputScript.Step {
    try demand("the")
    try demand("touchpad")
    var way = CGVector(dx: 0, dy: 0)
    repeat {
      let distance = try number("a distance")
      if !take("point") { try demand("points") }
      switch takeHeading() {
      case .left: way.dx -= distance
      case .right: way.dx += distance
      case .up: way.dy -= distance
      case .down: way.dy += distance
      case .forward, .back, nil: throw failure("left, right, up or down")
      }
    } while take("and")
    try demand("in")
    let seconds = try time()
    let hasInertia = take("with")
    if hasInertia { try demand("inertia") }
    let place = take("at") ? try place() : .middle
    return .touchpad(way, seconds: seconds, hasInertia: hasInertia, place)
  }

  private mutating func place() throws(InputScriptError) -> InputScript.Place {
    guard take("the") else { return .point(try point()) }
    if take("middle") { return .middle }
    let isLeading = take("leading")
    guard isLeading || take("trailing") else {
      throw failure("\"the leading edge\", \"the trailing edge\" or \"the middle\"")
    }
    try demand("edge")
    let y = take("at") ? CGFloat(try number("a height")) : nil
    return isLeading ? .leadingEdge(y: y) : .trailingEdge(y: y)
  }

  private mutating func point() throws(InputScriptError) -> CGPoint {
    let expected = "a point such as (20, 300)"
    guard take("(") else { throw failure(expected) }
    let x = try number(expected)
    let y = try number(expected)
    guard take(")") else { throw failure(expected) }
    return CGPoint(x: x, y: y)
  }

  private mutating func time() throws(InputScriptError) -> Double {
    let expected = "a time such as 80 ms or 0.5 s"
    let number = try number(expected)
    let seconds = take("ms") ? number / 1000 : take("s") ? number : -1
    guard (0...Self.longestTime).contains(seconds) else { throw failure(expected) }
    return seconds
  }
}
