// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension FuzzAppStep: CustomStringConvertible {
  /// The step as text, which `init(_:)` reads.
  package var description: String {
    switch self {
    case .tap(let place): "tap \(place.x) \(place.y)"
    case .control(let number): "control \(number)"
    case .drag(let from, let to, let time): "drag \(from.x) \(from.y) \(to.x) \(to.y) \(time)"
    case .hold(let place): "hold \(place.x) \(place.y)"
    case .wheel(let place, let notches): "wheel \(place.x) \(place.y) \(notches)"
    case .scroll(let place, let by, let time):
      "scroll \(place.x) \(place.y) \(by.x) \(by.y) \(time)"
    case .fingers(let count, let from, let to, let time):
      "fingers \(count) \(from.x) \(from.y) \(to.x) \(to.y) \(time)"
    case .press(let key): "key \(key.rawValue)"
    case .stick(let direction, let time): "stick \(direction.rawValue) \(time)"
    case .shortcut(let shortcut): "shortcut \(shortcut.rawValue)"
    case .input(let text, let way): "type \(text.rawValue) \(way.rawValue)"
    case .showKeyboard(let isShown): "keyboard \(isShown ? "shown" : "hidden")"
    }
  }

  /// Reads the text that `description` writes.
  ///
  /// - Parameters:
  ///   - name: The first word.
  ///   - words: The other words.
  init?(_ name: String, _ words: [String]) {
    let numbers = words.compactMap(Int.init)
    guard let step = Self.named(name, words) ?? Self.placed(name, numbers) else { return nil }
    self = step
  }

  private static func placed(_ name: String, _ numbers: [Int]) -> FuzzAppStep? {
    switch (name, numbers.count) {
    case ("tap", 2): .tap(Place(numbers[0], numbers[1]))
    case ("control", 1): .control(numbers[0])
    case ("hold", 2): .hold(Place(numbers[0], numbers[1]))
    case ("wheel", 3): .wheel(Place(numbers[0], numbers[1]), notches: numbers[2])
    case ("scroll", 5):
      .scroll(
        Place(numbers[0], numbers[1]),
        by: Place(numbers[2], numbers[3]),
        milliseconds: numbers[4]
      )
    case ("fingers", 6):
      .fingers(
        numbers[0],
        from: Place(numbers[1], numbers[2]),
        to: Place(numbers[3], numbers[4]),
        milliseconds: numbers[5]
      )
    case ("drag", 5):
      .drag(
        from: Place(numbers[0], numbers[1]),
        to: Place(numbers[2], numbers[3]),
        milliseconds: numbers[4]
      )
    default: nil
    }
  }

  private static func named(_ name: String, _ words: [String]) -> FuzzAppStep? {
    guard let first = words.first else { return nil }
    switch name {
    case "key": return KeyName(rawValue: first).map { .press($0) }
    case "stick":
      guard words.count == 2, let direction = Direction(rawValue: first), let time = Int(words[1])
      else { return nil }
      return .stick(direction, milliseconds: time)
    case "shortcut": return Shortcut(rawValue: first).map { .shortcut($0) }
    case "keyboard": return .showKeyboard(first == "shown")
    case "type":
      guard words.count == 2, let text = FuzzText(rawValue: first),
        let way = TextInput(rawValue: words[1])
      else { return nil }
      return .input(text, way)
    default: return nil
    }
  }
}
