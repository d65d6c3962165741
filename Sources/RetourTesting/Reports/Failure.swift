// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import XCTest

/// An assertion of a test that does not hold.
struct Failure {
  let message: String
  let filePath: StaticString
  let line: UInt

  /// Reports the failure to the library that runs the test: to Swift Testing or to XCTest.
  ///
  /// Outside of a test it stops the program, since nobody would notice it.
  func report() {
    if Test.current != nil {
      recordIssue()
    } else if Self.isTestProcess {
      // No test of Swift Testing runs this code: a test of XCTest does, or a task or thread that
      // does not know its test. The library that runs no tests ignores the call.
      XCTFail(message, file: filePath, line: line)
      recordIssue()
    } else {
      fatalError("an assertion of RetourTesting failed outside of a test: \(message)")
    }
  }

  /// Whether the process is that of a package's tests, as SwiftPM starts it.
  private static var isTestProcess: Bool { CommandLine.arguments[0].hasSuffix(".xctest") }

  private func recordIssue() {
    Issue.record("\(message)", sourceLocation: sourceLocation)
  }

  /// The location for Swift Testing, which names a file by its module, too.
  private var sourceLocation: SourceLocation {
    let path = "\(filePath)"
    let file = path.split(separator: "/").suffix(2).joined(separator: "/")
    return SourceLocation(fileID: file, filePath: path, line: Int(line), column: 1)
  }
}
