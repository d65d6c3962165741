// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
import Foundation
package import UIKit

extension InputScript {
  /// One step of a script.
  package enum Step: Hashable, Sendable {
    case down(Contact, Place)
    /// Several move side by side.
    case move([Movement], seconds: Double)
    case up(Contact)
    case cancel(Contact)
    /// Time passes; the contacts that are down report that they rest.
    case hold(seconds: Double)
    /// Time passes.
    case wait(seconds: Double)
    case tap(Contact, Place)
    /// A key is down for a time; `nil` is that of a short press.
    case press(Key, UIKeyModifierFlags, seconds: Double?)
    /// The stick of a gamepad is held in a direction.
    case stick(Heading, seconds: Double)
    /// The wheel turns by notches, down where they are positive.
    case wheel(Int, Place)
    /// Fingers on a touchpad move, with what the device sends after they are lifted.
    case touchpad(CGVector, seconds: Double, hasInertia: Bool, Place)
  }

  /// A finger by its number, or the mouse, which is number 0.
  package typealias Contact = Int

  /// The way of one finger.
  package struct Movement: Hashable, Sendable {
    package var contact: Contact
    package var way: Way

    package init(contact: Contact, way: Way) { (self.contact, self.way) = (contact, way) }
  }

  /// A way in a straight line.
  package enum Way: Hashable, Sendable {
    case to(CGPoint)
    case by(CGFloat, Heading)
  }

  /// A direction on the screen; forward is away from the leading edge.
  package enum Heading: String, CaseIterable, Sendable {
    case forward, back, up, down, left, right
  }

  /// A place on the screen.
  package enum Place: Hashable, Sendable {
    case point(CGPoint)
    /// Just inside an edge, at a height; `nil` is the middle.
    case leadingEdge(y: CGFloat?)
    case trailingEdge(y: CGFloat?)
    case middle
  }
}

extension InputScript.Step: CustomStringConvertible {
  package var description: String {
    switch self {
    case .down(let contact, let place): "\(contact.prefix)down at \(place)"
    case .move(let movements, let seconds):
      movements.map(\.description).joined(separator: " and ")
        + (seconds > 0 ? " in \(seconds.milliseconds)" : "")
    case .up(let contact): "\(contact.prefix)up"
    case .cancel(let contact): "\(contact.prefix)cancel"
    case .hold(let seconds): "hold \(seconds.milliseconds)"
    case .wait(let seconds): "wait \(seconds.milliseconds)"
    case .tap(let contact, let place): "\(contact.prefix)tap at \(place)"
    case .press(let key, let modifiers, let seconds):
      "press \(key.name(with: modifiers))" + (seconds.map { " for \($0.milliseconds)" } ?? "")
    case .stick(let heading, let seconds): "stick \(heading.rawValue) for \(seconds.milliseconds)"
    case .wheel(let notches, let place):
      "wheel \(abs(notches)) \(notches < 0 ? "up" : "down") at \(place)"
    case .touchpad(let way, let seconds, let hasInertia, let place):
      "swipe the touchpad \(way.words) in \(seconds.milliseconds)"
        + (hasInertia ? " with inertia" : "") + " at \(place)"
    }
  }
}

extension InputScript.Movement: CustomStringConvertible {
  package var description: String {
    switch way {
    case .to(let point): "\(contact.prefix)move to \(point.words)"
    case .by(let distance, .forward): "\(contact.prefix)move \(distance.words) points"
    case .by(let distance, let heading):
      "\(contact.prefix)move \(distance.words) points \(heading.rawValue)"
    }
  }
}

extension InputScript.Place: CustomStringConvertible {
  package var description: String {
    switch self {
    case .point(let point): point.words
    case .leadingEdge(let y): "the leading edge" + (y.map { " at \($0.words)" } ?? "")
    case .trailingEdge(let y): "the trailing edge" + (y.map { " at \($0.words)" } ?? "")
    case .middle: "the middle"
    }
  }
}

extension InputScript.Contact {
  /// The words before a step of the contact; none for the first finger.
  fileprivate var prefix: String {
    switch self {
    case 0: "mouse "
    case 1: ""
    default: "finger \(self) "
    }
  }
}

extension Double {
  /// The time in whole milliseconds.
  fileprivate var milliseconds: String { "\(Int((self * 1000).rounded())) ms" }
}

extension CGFloat {
  /// The number with at most two digits after the point.
  fileprivate var words: String {
    let number = (Double(self) * 100).rounded() / 100
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}

extension CGVector {
  /// The ways along the axes that are not zero, at least one.
  fileprivate var words: String {
    let across = dx == 0 ? nil : "\(abs(dx).words) points \(dx < 0 ? "left" : "right")"
    let along = dy == 0 && dx != 0 ? nil : "\(abs(dy).words) points \(dy < 0 ? "up" : "down")"
    return [across, along].compactMap(\.self).joined(separator: " and ")
  }
}

extension CGPoint {
  fileprivate var words: String { "(\(x.words), \(y.words))" }
}
