// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore

/// A session, and the task and the test that used it.
struct SessionUse {
  let session: Session
  let task: Int?
  let test: TestIdentity?
  let arguments: String?
  /// The number of the use among all.
  fileprivate(set) var number = 0
}

/// One use for each pair of a session and a task.
///
/// Thousands of tests wait side by side, each asks for its session all the time, and each removes
/// one when it ends: what they cost must not depend on the others.
struct SessionUses {
  /// The latest use of all.
  private(set) var latest: SessionUse?

  private var uses: [TestIdentity?: [SessionUse]] = [:]
  /// The tests that used a session, mostly one.
  private var tests: [ObjectIdentifier: Set<TestIdentity?>] = [:]
  private var count = 0
  /// All uses in their order, and those among them that are gone.
  private var order: [(number: Int, test: TestIdentity?)] = []
  /// The length of the order at which those that are gone are removed from it.
  private var longestOrder = 64

  /// Returns the uses of a test, the latest last.
  func of(_ test: TestIdentity?) -> [SessionUse] { uses[test] ?? [] }

  /// Adds a use as the latest, in place of an earlier one of the same session and task.
  mutating func add(_ use: SessionUse) {
    count += 1
    var use = use
    use.number = count
    uses[use.test, default: []].removeAll { $0.session === use.session && $0.task == use.task }
    uses[use.test, default: []].append(use)
    tests[ObjectIdentifier(use.session), default: []].insert(use.test)
    latest = use
    order.append((count, use.test))
    guard order.count > longestOrder else { return }
    order = order.filter { self.use($0.number, of: $0.test) != nil }
    longestOrder = max(64, 2 * order.count)
  }

  /// Removes all uses of a session.
  mutating func remove(_ session: Session) {
    for test in tests.removeValue(forKey: ObjectIdentifier(session)) ?? [] {
      let others = of(test).filter { $0.session !== session }
      uses[test] = others.isEmpty ? nil : others
    }
    guard latest?.session === session else { return }
    while let last = order.last, use(last.number, of: last.test) == nil { order.removeLast() }
    latest = order.last.flatMap { use($0.number, of: $0.test) }
  }

  private func use(_ number: Int, of test: TestIdentity?) -> SessionUse? {
    uses[test]?.last { $0.number == number }
  }
}
