// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@MainActor struct NotificationSelectorTests {
  /// An object with methods for notifications.
  private final class Listener {
    private(set) var heard: [String] = []
    func note(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func ring() { heard.append("ring") }
    static let note = Selector("note:", Listener.note(_:))
    static let ring = Selector("ring", Listener.ring)
  }

  private let center = NotificationCenter()
  private let rain = Notification.Name("rain")
  private let snow = Notification.Name("snow")

  @Test func `methods with and without the notification are called`() {
    let listener = Listener()
    center.addObserver(listener, selector: Listener.note, name: rain, object: nil)
    center.addObserver(listener, selector: Listener.ring, name: snow, object: nil)
    for name in [rain, snow, Notification.Name("hail")] { center.post(name: name, object: nil) }
    #expect(listener.heard == ["rain", "ring"])
  }

  @Test func `only the sender that was asked for is heard`() {
    let listener = Listener()
    let (north, south) = (NSObject(), NSObject())
    center.addObserver(listener, selector: Listener.note, name: nil, object: north)
    center.post(name: rain, object: south)
    center.post(name: snow, object: north)
    #expect(listener.heard == ["snow"])
  }

  @Test func `removal ends what it names`() {
    let listener = Listener()
    center.addObserver(listener, selector: Listener.note, name: rain, object: nil)
    center.addObserver(listener, selector: Listener.note, name: snow, object: nil)
    center.removeObserver(listener, name: rain, object: nil)
    for name in [rain, snow] { center.post(name: name, object: nil) }
    #expect(listener.heard == ["snow"])
    NotificationCenter().removeObserver(listener)
    center.post(name: snow, object: nil)
    #expect(listener.heard == ["snow", "snow"])
    center.removeObserver(listener)
    center.post(name: snow, object: nil)
    #expect(listener.heard == ["snow", "snow"])
  }

  @Test func `a token is removed as before`() {
    nonisolated(unsafe) var heard = 0
    let token = center.addObserver(forName: rain, object: nil, queue: nil) { _ in heard += 1 }
    center.post(name: rain, object: nil)
    center.removeObserver(token)
    center.post(name: rain, object: nil)
    #expect(heard == 1)
  }

  @Test func `an observer is not kept alive, and hears nothing after its end`() {
    weak var freed: Listener?
    do {
      let listener = Listener()
      center.addObserver(listener, selector: Listener.note, name: rain, object: nil)
      freed = listener
    }
    #expect(freed == nil)
    center.post(name: rain, object: nil)
  }
}
