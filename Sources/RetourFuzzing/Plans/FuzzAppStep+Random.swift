// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import TestSupport

extension FuzzAppStep {
  /// Returns the random steps of a user.
  static func plan(count: Int, _ random: inout SeededGenerator) -> [FuzzStep] {
    var steps: [FuzzStep] = []
    while steps.count < count {
      switch random.below(8) {
      case 0..<2: steps += swipe(&random)
      case 2: steps += [.app(gesture(&random)), .wait(random.below(500))]
      case 3: steps += (0...random.below(4)).map { _ in .app(edit(&random)) }
      default: steps.append(single(&random))
      }
    }
    return Array(steps.prefix(count))
  }

  private static func single(_ random: inout SeededGenerator) -> FuzzStep {
    switch random.below(40) {
    case 0..<12: .app(.control(random.below(24)))
    case 12..<17: .app(.tap(Place(&random)))
    case 17..<20: .tapBack
    case 20..<23: .app(.press(KeyName.allCases.element(&random)))
    case 23: .secondFinger
    case 24: .resign
    case 25: .resize(random.below(4))
    case 26: .moveFinger(to: random.below(110))
    case 27: .liftFinger
    case 28..<38: .wait(random.oneIn(4) ? 520 : random.below(400))
    case 38: .app(.stick(Direction.allCases.element(&random), milliseconds: random.below(1200)))
    default: .rest
    }
  }

  /// A finger that swipes or drags over some distance, with other events meanwhile.
  private static func swipe(_ random: inout SeededGenerator) -> [FuzzStep] {
    let begins: [FuzzStep] = [
      .beginDrag(down: random.oneIn(2)), .kit(.beginForward), .kit(.beginInside), .beginSwipe,
      .beginSwipe,
    ]
    var steps = [begins.element(&random)]
    for _ in 0..<random.below(4) {
      steps += [.wait(1 + random.below(40)), .moveFinger(to: random.below(110))]
      if random.oneIn(3) { steps.append(single(&random)) }
    }
    return steps + [random.oneIn(8) ? .cancelFinger : .liftFinger, .wait(random.below(500))]
  }

  /// A gesture on the content of a page.
  private static func gesture(_ random: inout SeededGenerator) -> FuzzAppStep {
    let place = Place(&random)
    let time = random.below(400)
    switch random.below(9) {
    case 0: return .hold(place)
    case 6, 7: return touchpadSwipe(&random)
    case 8:
      return .fingers(
        2 + random.below(9),
        from: place,
        to: Place(&random),
        milliseconds: time
      )
    case 1: return .wheel(place, notches: random.below(13) - 6)
    // Along a row, as a swipe of it.
    case 2: return .drag(from: place, to: Place(random.below(101), place.y), milliseconds: time)
    default: return .drag(from: place, to: Place(&random), milliseconds: time)
    }
  }

  /// Two fingers on a touchpad, sideways as a swipe back, or along any way.
  static func touchpadSwipe(_ random: inout SeededGenerator) -> FuzzAppStep {
    let place = Place(&random)
    let isBack = random.oneIn(2)
    let way =
      isBack
      ? Place(-random.below(101), 0) : Place(random.below(201) - 100, random.below(201) - 100)
    return .scroll(place, by: way, milliseconds: random.below(400))
  }

  /// An event of the keyboard or of an input method.
  private static func edit(_ random: inout SeededGenerator) -> FuzzAppStep {
    switch random.below(12) {
    case 0..<3: .shortcut(Shortcut.allCases.element(&random))
    case 3..<6: .press([.backspace, .delete, .home, .end, .pageUp, .pageDown].element(&random))
    case 6: .showKeyboard(random.oneIn(2))
    default: .input(FuzzText.allCases.element(&random), TextInput.allCases.element(&random))
    }
  }
}

extension FuzzAppStep.Place {
  /// A random place.
  fileprivate init(_ random: inout SeededGenerator) {
    self.init(random.below(101), random.below(101))
  }
}

extension Collection where Index == Int {
  /// A random element of a collection that is not empty.
  fileprivate func element(_ random: inout SeededGenerator) -> Element {
    self[startIndex + random.below(count)]
  }
}
