// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

@testable import RetourFuzzing

@MainActor
struct FuzzPagesTests {
  /// The calls of a page from its way into a container until it is removed from it.
  private nonisolated static let life: [AppearancePath.Call] = [
    .willMove(hasParent: true), .didLoad, .willAppear, .isAppearing, .didAppear,
    .didMove(hasParent: true), .willMove(hasParent: false), .willDisappear, .didDisappear,
    .didMove(hasParent: false),
  ]

  /// Frees a page of a living stack after some calls.
  ///
  /// - Returns: What the fuzzer reports.
  private func violation(after calls: [AppearancePath.Call]) -> String? {
    let (pages, report) = (FuzzPages(), FuzzReport())
    let stack = UINavigationController()
    let record = pages.add(isWide: false, for: stack)
    do {
      let page = FuzzPage(record, willAppear: { _, _ in }, didReceive: { _ in })
      for call in calls { page.record.pageReceived(call) }
    }
    pages.removeFreed(report)
    return withExtendedLifetime(stack) { report.violation }
  }

  @Test(arguments: 1..<life.count)
  func `a page that is freed before its last call is a violation`(_ count: Int) {
    #expect(violation(after: Array(Self.life.prefix(count)))?.contains("was freed") == true)
  }

  @Test func `a page that is freed after its last call is none`() {
    #expect(violation(after: Self.life) == nil)
    #expect(violation(after: []) == nil)
  }

  @Test func `a page must have disappeared when its container is gone, too`() {
    var path = AppearancePath()
    for call in Self.life.prefix(3) { path.receive(call) }
    #expect(!path.mayEnd(hasContainer: false))
    path = AppearancePath()
    for call in Self.life.prefix(9) { path.receive(call) }
    #expect(path.mayEnd(hasContainer: false) && !path.mayEnd(hasContainer: true))
  }
}
