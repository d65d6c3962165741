// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

@testable import RetourTesting

struct GoldenPlaceTests {
  @Test func `a golden's path consists of target, suite, test and name`() {
    let place = GoldenPlace(
      name: "50 %",
      test: "`a push, half done`(_:)",
      filePath: "/home/me/retour/Tests/FlowTests/Sub/PushTests.swift"
    )
    #expect(
      place.file("@2x.png")
        == "/home/me/retour/Tests/FlowTests/__Goldens__/PushTests/a-push-half-done.50@2x.png"
    )
    #expect(place.versionsFile == "/home/me/retour/Tests/FlowTests/__Goldens__/VERSIONS.txt")
  }

  @Test func `a test outside of Tests has its goldens in its own folder`() {
    let place = GoldenPlace(name: "a", test: "shows()", filePath: "/x/Checks/AppTests.swift")
    #expect(place.file(".txt") == "/x/Checks/__Goldens__/AppTests/shows.a.txt")
  }

  @Test(arguments: [
    ([:], RecordMode.missing), (["RETOUR_RECORD": ""], .missing), (["RETOUR_RECORD": "all"], .all),
    (["RETOUR_RECORD": "failed"], .failed), (["RETOUR_RECORD": "never"], .never),
    (["RETOUR_RECORD": "all", "CI": "true"], .never), (["CI": "false"], .missing),
    (["RETOUR_RECORD": "yes"], nil),
  ])
  func `RETOUR_RECORD sets the mode, and CI records nothing`(
    _ environment: [String: String],
    _ mode: RecordMode?
  ) {
    #expect(RecordMode.read(from: environment) == mode)
  }
}
