// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
import UIKit

extension InputScript {
  /// An event of a device, at its time.
  package struct Event: Hashable, Sendable {
    /// The time after the start of the script, in seconds.
    package let time: Double
    package let kind: Kind

    package enum Kind: Hashable, Sendable {
      case began(Contact, CGPoint)
      case moved(Contact, CGPoint)
      case ended(Contact, CGPoint)
      case cancelled(Contact, CGPoint)
      /// A key is down for a time, in seconds; the step lasts until it is released.
      case press(Key, modifiers: Int, seconds: Double)
      /// The place of a gamepad's stick, right and down; zero is its rest.
      case stick(CGPoint)
      case wheel(Int, CGPoint)
      /// Fingers on a touchpad request that content moves on by a distance, in points.
      case touchpad(CGPoint, CGPoint)
    }
  }

  /// The events of a script on a screen, and the time that it takes.
  ///
  /// Pure: the same script gives the same events for a world and for the mouse of a real window.
  package struct Timeline: Sendable {
    /// The events, in order.
    package private(set) var events: [Event] = []
    /// The time at which the last step ends, in seconds.
    package private(set) var duration = 0.0

    /// The distance of an edge's touches from the edge, in points.
    private static let inset: CGFloat = 3
    /// The part of a movement that a touchpad with inertia reports next, and the last movement that
    /// it reports, in points (our decision).
    private static let inertia: CGFloat = 0.9
    private static let leastInertia: CGFloat = 0.5

    private let size: CGSize
    private let isMirrored: Bool
    /// The places of the contacts that are down.
    private var places: [Contact: CGPoint]

    /// Makes the events of a script.
    ///
    /// - Parameters:
    ///   - script: The script.
    ///   - size: The size of the screen, in points.
    ///   - isMirrored: Whether the leading edge is the right one.
    ///   - contacts: The places of the contacts that are down before.
    package init(
      of script: InputScript,
      on size: CGSize,
      isMirrored: Bool,
      contacts: [Contact: CGPoint] = [:]
    ) {
      (self.size, self.isMirrored, places) = (size, isMirrored, contacts)
      for step in script.steps { add(step) }
    }

    private mutating func add(_ step: Step) {
      switch step {
      case .down(let contact, let place): begin(contact, at: point(of: place))
      case .move(let movements, let seconds): move(movements, during: seconds)
      case .up(let contact):
        if let place = places.removeValue(forKey: contact) {
          add(.ended(contact, place))
        }
      case .cancel(let contact):
        if let place = places.removeValue(forKey: contact) {
          add(.cancelled(contact, place))
        }
      case .hold(let seconds):
        duration += seconds
        for (contact, place) in places.sorted(by: { $0.key < $1.key }) {
          add(.moved(contact, place))
        }
      case .wait(let seconds): duration += seconds
      case .tap(let contact, let place):
        begin(contact, at: point(of: place))
        duration += InputTimes.press
        add(.up(contact))
      case .press(let key, let modifiers, let seconds):
        let seconds = seconds ?? InputTimes.press
        add(.press(key, modifiers: modifiers.rawValue, seconds: seconds))
        duration += seconds
      case .stick(let heading, let seconds):
        add(.stick(end(of: .by(1, heading), from: .zero)))
        duration += seconds
        add(.stick(.zero))
      case .wheel(let notches, let place): add(.wheel(notches, point(of: place)))
      case .touchpad(let way, let seconds, let hasInertia, let place):
        swipe(way, during: seconds, hasInertia: hasInertia, at: point(of: place))
      }
    }

    /// Moves fingers on a touchpad; the content follows them.
    private mutating func swipe(
      _ way: CGVector,
      during seconds: Double,
      hasInertia: Bool,
      at place: CGPoint
    ) {
      let steps = InputTimes.events(during: seconds)
      var part = CGPoint(x: way.dx / CGFloat(steps), y: way.dy / CGFloat(steps))
      for _ in 0..<steps {
        duration += seconds / Double(steps)
        add(.touchpad(part, place))
      }
      guard hasInertia else { return }
      while hypot(part.x, part.y) > Self.leastInertia {
        part = CGPoint(x: part.x * Self.inertia, y: part.y * Self.inertia)
        duration += InputTimes.interval
        add(.touchpad(part, place))
      }
    }

    private mutating func add(_ kind: Event.Kind) {
      events.append(Event(time: duration, kind: kind))
    }

    private mutating func begin(_ contact: Contact, at place: CGPoint) {
      places[contact] = place
      add(.began(contact, place))
    }

    private mutating func move(_ movements: [Movement], during seconds: Double) {
      let ways = movements.compactMap { movement in
        places[movement.contact].map { start in
          (contact: movement.contact, start: start, end: end(of: movement.way, from: start))
        }
      }
      let start = duration
      let steps = InputTimes.events(during: seconds)
      for step in 1...steps {
        let share = CGFloat(step) / CGFloat(steps)
        duration = start + seconds * Double(share)
        for way in ways {
          let place = CGPoint(
            x: way.start.x + (way.end.x - way.start.x) * share,
            y: way.start.y + (way.end.y - way.start.y) * share
          )
          places[way.contact] = place
          add(.moved(way.contact, place))
        }
      }
    }

    private func end(of way: Way, from start: CGPoint) -> CGPoint {
      switch way {
      case .to(let point): point
      case .by(let distance, let heading):
        switch heading {
        case .forward: CGPoint(x: start.x + (isMirrored ? -distance : distance), y: start.y)
        case .back: CGPoint(x: start.x - (isMirrored ? -distance : distance), y: start.y)
        case .left: CGPoint(x: start.x - distance, y: start.y)
        case .right: CGPoint(x: start.x + distance, y: start.y)
        case .up: CGPoint(x: start.x, y: start.y - distance)
        case .down: CGPoint(x: start.x, y: start.y + distance)
        }
      }
    }

    private func point(of place: Place) -> CGPoint {
      switch place {
      case .point(let point): point
      case .leadingEdge(let y): edge(isRight: isMirrored, y)
      case .trailingEdge(let y): edge(isRight: !isMirrored, y)
      case .middle: CGPoint(x: size.width / 2, y: size.height / 2)
      }
    }

    private func edge(isRight: Bool, _ y: CGFloat?) -> CGPoint {
      CGPoint(x: isRight ? size.width - Self.inset : Self.inset, y: y ?? size.height / 2)
    }
  }
}
