// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import TestSupport

extension FuzzKitStep {
  /// Returns a random step.
  static func random(on: Int, _ random: inout SeededGenerator) -> FuzzKitStep {
    switch random.below(20) {
    case 0..<6:
      .push(
        on: on,
        // Every other page asks: most of the events concern questions.
        random.oneIn(2) ? .asks : FuzzPageKind.allCases[random.below(FuzzPageKind.allCases.count)],
        animated: !random.oneIn(4)
      )
    case 6..<11:
      .awaited(
        Operation.allCases[random.below(Operation.allCases.count)],
        on: on,
        depth: random.below(4),
        animated: !random.oneIn(4)
      )
    case 11..<14: .answer(leaves: !random.oneIn(3))
    case 14: .beginForward
    case 15: .beginInside
    case 16: .pressForward
    case 17: .beginDriven(on: on, pushes: random.oneIn(3))
    case 18: random.oneIn(2) ? .tapMore : .tapMoreRow
    default: random.oneIn(2) ? .drive(to: random.below(110)) : .endDriven(finishes: random.oneIn(2))
    }
  }

  /// The steps that do less, the simplest first.
  var simpler: [FuzzStep] {
    switch self {
    case .push(let on, let kind, let animated):
      [.push(on: on, animated: animated)]
        + (animated ? [.kit(.push(on: on, kind, animated: false))] : [])
    case .awaited(let operation, let on, let depth, let animated):
      unawaited.map { [$0] } ?? []
        + (animated ? [.kit(.awaited(operation, on: on, depth: depth, animated: false))] : [])
    case .beginInside: [.beginSwipe]
    default: []
    }
  }

  /// The operation that nobody awaits; `nil` for requests.
  private var unawaited: FuzzStep? {
    guard case .awaited(let operation, let on, let depth, let animated) = self else { return nil }
    return switch operation {
    case .push: .push(on: on, animated: animated)
    case .pop: .pop(on: on, animated: animated)
    case .popTo: .popTo(on: on, depth: depth, animated: animated)
    case .popToRoot: .popToRoot(on: on, animated: animated)
    case .set: .set(on: on, .all, depth: depth, animated: animated)
    case .requestPop, .requestPopTo: nil
    }
  }
}
