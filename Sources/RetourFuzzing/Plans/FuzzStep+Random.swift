// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import TestSupport

extension FuzzStep {
  /// Returns random steps.
  ///
  /// A swipe needs several steps: one choice in four is a whole swipe, with other steps in between.
  /// About every second step advances time, mostly by less than the duration of a transition.
  package static func random(count: Int, _ random: inout SeededGenerator) -> [FuzzStep] {
    var steps: [FuzzStep] = []
    while steps.count < count {
      if random.oneIn(4) { steps += gesture(&random) } else { steps.append(single(&random)) }
    }
    return Array(steps.prefix(count))
  }

  private static func single(_ random: inout SeededGenerator) -> FuzzStep {
    switch random.below(100) {
    case 0..<27: operation(&random)
    case 27..<33:
      .react(
        to: Moment.allCases[random.below(Moment.allCases.count)],
        operation(&random)
      )
    case 33..<42: surroundings(&random)
    case 42..<53: finger(&random)
    case 53..<71: .kit(.random(on: place(&random), &random))
    case 71..<95: .wait(time(&random))
    case 95..<99: .rest
    default: .probe
    }
  }

  /// The number of a stack: half of the steps concern the first one.
  private static func place(_ random: inout SeededGenerator) -> Int {
    random.oneIn(2) ? 0 : random.below(3)
  }

  /// A finger that drags a page or a sheet over some distance and is lifted.
  private static func gesture(_ random: inout SeededGenerator) -> [FuzzStep] {
    if random.oneIn(8) { return driven(&random) }
    let begins: [FuzzStep] = [
      .beginDrag(down: !random.oneIn(4)), .kit(.beginForward), .kit(.beginInside),
    ]
    var steps = [random.oneIn(2) ? begins[random.below(begins.count)] : FuzzStep.beginSwipe]
    for _ in 0..<random.below(4) {
      steps.append(.wait(1 + random.below(40)))
      steps.append(.moveFinger(to: random.below(110)))
      if random.oneIn(2) { steps.append(single(&random)) }
    }
    if random.oneIn(2) { steps.append(.wait(120)) }
    steps.append(random.oneIn(8) ? .cancelFinger : .liftFinger)
    steps.append(.wait(random.below(500)))
    if random.oneIn(3) { steps.append(.kit(.answer(leaves: !random.oneIn(3)))) }
    return steps
  }

  /// An interactive transition of the app's delegate.
  private static func driven(_ random: inout SeededGenerator) -> [FuzzStep] {
    var steps: [FuzzStep] = [.kit(.beginDriven(on: place(&random), pushes: random.oneIn(3)))]
    for _ in 0..<random.below(3) {
      steps.append(.wait(1 + random.below(40)))
      steps.append(.kit(.drive(to: random.below(110))))
      if random.oneIn(2) { steps.append(single(&random)) }
    }
    return steps + [.kit(.endDriven(finishes: random.oneIn(2))), .wait(random.below(500))]
  }

  private static func operation(_ random: inout SeededGenerator) -> FuzzStep {
    let on = place(&random)
    let animated = !random.oneIn(4)
    switch random.below(20) {
    case 16: return .pushWide(on: on, animated: animated)
    case 17..<19: return .hideToolbar(on: on, random.oneIn(2), animated: animated)
    case 19:
      let cause = Cause.allCases[random.below(Cause.allCases.count)]
      return .hideBars(on: on, cause, !random.oneIn(3))
    case 0..<6: return .push(on: on, animated: animated)
    case 6..<9: return .pop(on: on, animated: animated)
    case 9: return .popTo(on: on, depth: random.below(4), animated: animated)
    case 10: return .popToRoot(on: on, animated: animated)
    case 11..<15:
      var replacement = Replacement.allCases[random.below(Replacement.allCases.count)]
      if replacement == .empties, !random.oneIn(4) { replacement = .pushes }
      return .set(on: on, replacement, depth: random.below(4), animated: animated)
    default: return .hideBar(on: on, !random.oneIn(3), animated: animated)
    }
  }

  private static func surroundings(_ random: inout SeededGenerator) -> FuzzStep {
    switch random.below(10) {
    case 0..<2: .selectTab(random.below(2))
    case 2..<5:
      .present(
        random.oneIn(2) ? .stack : Content.allCases[random.below(Content.allCases.count)],
        Style.allCases[random.below(Style.allCases.count)],
        fromTop: random.oneIn(2),
        animated: !random.oneIn(4)
      )
    case 5..<7: .dismiss(animated: !random.oneIn(4))
    case 7..<9: .dismissTop(animated: !random.oneIn(4))
    default: .resize(random.below(FuzzScene.sizes.count))
    }
  }

  private static func finger(_ random: inout SeededGenerator) -> FuzzStep {
    switch random.below(28) {
    case 26..<28: .app(.touchpadSwipe(&random))
    case 22..<24: .pressEscape
    case 24..<26: .chooseFromMenu(row: random.below(4))
    case 16..<19: .beginDrag(down: !random.oneIn(3))
    case 19..<21: .tapBeside
    case 21: .tapAction
    case 0..<5: .beginSwipe
    case 5..<8: .moveFinger(to: random.below(120))
    case 8..<10: .liftFinger
    case 10: .cancelFinger
    case 11: .secondFinger
    case 12..<14: .tapBack
    default: .resign
    }
  }

  private static func time(_ random: inout SeededGenerator) -> Int {
    switch random.below(10) {
    case 0: 0
    case 1: 1
    case 2: 17
    case 3: 499
    case 4: 520
    default: random.below(400)
    }
  }
}
