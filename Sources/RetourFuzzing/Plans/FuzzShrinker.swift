// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting

/// Reduces a failing plan: to fewer steps, then to a simpler scene, then to simpler steps.
@MainActor
package enum FuzzShrinker {
  /// Removes everything that a failure does not need (the algorithm ddmin of Zeller).
  ///
  /// - Parameters:
  ///   - plan: A plan that fails.
  ///   - fails: Returns whether another plan fails in the same way.
  /// - Returns: A plan that fails, of which no step can be removed.
  package static func shrink(
    _ plan: FuzzPlan,
    fails: (FuzzPlan) async -> Bool
  ) async -> FuzzPlan {
    var plan = plan
    func tryOut(_ change: (inout FuzzPlan) -> Void) async -> Bool {
      var candidate = plan
      change(&candidate)
      guard candidate != plan, await fails(candidate) else { return false }
      plan = candidate
      return true
    }
    await shorten(plan.steps.count) { range in
      await tryOut { $0.steps.removeSubrange(range.clamped(to: 0..<$0.steps.count)) }
    } count: {
      plan.steps.count
    }
    _ = await tryOut { $0.direction = .leftToRight }
    _ = await tryOut { $0.hasMore = false }
    _ = await tryOut { ($0.hasTabs, $0.hasMore) = (false, false) }
    _ = await tryOut { $0.kinds = [0, 0, 0] }
    _ = await tryOut { $0.pagesHideBar = false }
    _ = await tryOut { $0.popsAreInterruptible = false }
    _ = await tryOut { $0.frameRate = 60 }
    for index in plan.steps.indices {
      for simpler in plan.steps[index].simpler {
        if await tryOut({ $0.steps[index] = simpler }) { break }
      }
    }
    return plan
  }

  /// Removes ranges of steps, the large ones first, until no single step can be removed.
  private static func shorten(
    _ total: Int,
    remove: (Range<Int>) async -> Bool,
    count: () -> Int
  ) async {
    var size = max(1, total / 2)
    while true {
      var removedAny = false
      var start = 0
      while start < count() {
        if await remove(start..<min(start + size, count())) {
          removedAny = true
        } else {
          start += size
        }
      }
      if size == 1, !removedAny { return }
      if size > 1 { size = max(1, size / 2) }
    }
  }
}

extension FuzzStep {
  /// The steps that do less, the simplest first.
  fileprivate var simpler: [FuzzStep] {
    switch self {
    case .push(let on, true): [.push(on: on, animated: false)]
    case .pop(let on, true): [.pop(on: on, animated: false)]
    case .set(let on, let replacement, let depth, true):
      [.set(on: on, replacement, depth: depth, animated: false)]
    case .pushWide(let on, let animated): [.push(on: on, animated: animated)]
    case .present(.stack, let style, let fromTop, let animated):
      [.present(.page, style, fromTop: fromTop, animated: animated)]
    case .present(let content, .auto, let fromTop, let animated):
      [.present(content, .sheet, fromTop: fromTop, animated: animated)]
    case .dismiss(true): [.dismiss(animated: false)]
    case .dismissTop(true): [.dismissTop(animated: false)]
    case .wait(let time): [0, 1, 17, 100].filter { $0 < time }.map { .wait($0) }
    case .kit(let step): step.simpler
    default: []
    }
  }
}
