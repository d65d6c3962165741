// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing

@testable import UIKit

@MainActor
struct UIDeferredMenuElementTests {
  /// The number of calls of the provider, and its completion handlers.
  @MainActor
  final class Provider {
    var handlers: [([UIMenuElement]) -> Void] = []
  }

  let provider = Provider()

  private func titles(of element: UIDeferredMenuElement) -> () -> [String]? {
    var titles: [String]?
    element.load { titles = $0.map(\.title) }
    return { titles }
  }

  @Test func `a cached element asks its provider once`() {
    let element = UIDeferredMenuElement { [provider] in provider.handlers.append($0) }
    let first = titles(of: element)
    #expect(first() == nil)
    provider.handlers[0]([UIAction(title: "A") { _ in }])
    #expect(first() == ["A"])
    #expect(titles(of: element)() == ["A"])
    #expect(provider.handlers.count == 1)
  }

  @Test func `an uncached element asks its provider at each display`() {
    let element = UIDeferredMenuElement.uncached { [provider] in provider.handlers.append($0) }
    let first = titles(of: element)
    provider.handlers[0]([UIAction(title: "A") { _ in }])
    let second = titles(of: element)
    #expect(provider.handlers.count == 2)
    provider.handlers[1]([UIAction(title: "B") { _ in }])
    #expect(first() == ["A"] && second() == ["B"])
  }

  @Test func `a second call of the completion handler is ignored`() {
    let element = UIDeferredMenuElement { [provider] in provider.handlers.append($0) }
    let shown = titles(of: element)
    provider.handlers[0]([UIAction(title: "A") { _ in }])
    provider.handlers[0]([UIAction(title: "B") { _ in }])
    #expect(shown() == ["A"])
    #expect(titles(of: element)() == ["A"])
  }
}
