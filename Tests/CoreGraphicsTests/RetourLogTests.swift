// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

struct RetourLogTests {
  @Test func `a captured message is one line with the module's prefix`() {
    let lines = RetourLog.capturing { RetourLog.log("first\nsecond") }
    #expect(lines == ["Retour: first second"])
  }

  @Test func `once logs one message for each key`() {
    let lines = RetourLog.capturing {
      for _ in 1...3 { RetourLog.once("a", "about a") }
      RetourLog.once("b", "about b")
    }
    #expect(lines == ["Retour: about a", "Retour: about b"])
  }

  @Test func `a message that one capture logged once is logged again in the next`() {
    let captures = (1...2).map { _ in RetourLog.capturing { RetourLog.once("again", "said") } }
    #expect(captures == [["Retour: said"], ["Retour: said"]])
  }

  @Test func `captures of concurrent tasks do not mix`() async {
    await withTaskGroup { group in
      for number in 0..<20 {
        group.addTask {
          await RetourLog.capturing {
            RetourLog.log("\(number)")
            await Task.yield()
            RetourLog.log("\(number)")
          }
        }
      }
      for await lines in group {
        #expect(lines.count == 2)
        #expect(Set(lines).count == 1)
      }
    }
  }

  @Test func `a message without a capture is written to standard error`() async throws {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      RetourLog.once("key", "to standard error")
      RetourLog.once("key", "to standard error")
      exit(0)
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.components(separatedBy: "Retour: to standard error\n").count == 2)
  }
}
