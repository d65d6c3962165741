// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import TestSupport
import Testing

@testable import RetourTesting

/// Who used which session, and which use is the latest.
@MainActor
struct SessionUsesTests {
  private func session() -> Session { Session(clock: FrameClock()) }

  private func test(_ line: Int) -> TestIdentity {
    let location = SourceLocation(fileID: "A/B.swift", filePath: "B.swift", line: line, column: 1)
    return TestIdentity(location: location, scope: nil)
  }

  private func use(_ session: Session, task: Int? = nil, test: TestIdentity?) -> SessionUse {
    SessionUse(session: session, task: task, test: test, arguments: nil)
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `the latest use, and those of each test, are those of a list`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ limit: Int) -> Int { .random(in: 0..<limit, using: &random) }
    var uses = SessionUses()
    var expected: [SessionUse] = []
    var sessions = (0..<6).map { _ in session() }
    for _ in 0..<300 {
      let index = number(sessions.count)
      if number(4) == 0 {
        uses.remove(sessions[index])
        expected.removeAll { $0.session === sessions[index] }
        sessions[index] = session()
      } else {
        let line = number(4)
        let use = use(sessions[index], task: number(3), test: line == 0 ? nil : test(line))
        uses.add(use)
        expected.removeAll {
          $0.session === use.session && $0.task == use.task && $0.test == use.test
        }
        expected.append(use)
      }
      #expect(uses.latest?.session === expected.last?.session)
      #expect(uses.latest?.task == expected.last?.task)
      for test in [nil, test(1), test(2), test(3)] {
        let (own, others) = (uses.of(test), expected.filter { $0.test == test })
        let areEqual = own.elementsEqual(others) { $0.session === $1.session && $0.task == $1.task }
        #expect(areEqual)
      }
    }
  }

  @Test func `a session that is removed is freed, however often it was used`() {
    var uses = SessionUses()
    let kept = session()
    weak var freed: Session?
    for round in 0..<500 {
      let other = session()
      freed = other
      uses.add(use(other, test: test(round + 1)))
      uses.add(use(kept, test: test(1000)))
      uses.add(use(other, test: nil))
      uses.remove(other)
      #expect(uses.latest?.session === kept)
    }
    #expect(freed == nil)
  }
}
