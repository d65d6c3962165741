// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// What takes eight times as long for eight times as many, and not sixty-four times.
@MainActor
@Suite(.serialized) struct LinearTimeTests {
  private static let few = 400
  private static let factor = 8

  /// The time of work on many things by that on few, without what prepares it: the least of three.
  private func ratio<Things>(_ prepare: (Int) -> Things, _ work: (Things) -> Void) -> Double {
    func time(_ count: Int) -> Double {
      let times = (0..<3).map { _ in
        let things = prepare(count)
        let duration = ContinuousClock().measure { work(things) }
        return duration / .milliseconds(1)
      }
      return times.min() ?? 0
    }
    _ = time(Self.few)
    return time(Self.few * Self.factor) / time(Self.few)
  }

  /// Half way to the square of the factor, in steps of multiplication.
  private let greatest = 24.0

  @Test func `views leave one by one`() {
    let ratio = ratio {
      let view = UIView()
      for _ in 0..<$0 { view.addSubview(UIView()) }
      return view
    } _: { view in
      for subview in view.subviews { subview.removeFromSuperview() }
    }
    #expect(ratio < greatest)
  }

  @Test func `layers are replaced by others`() {
    let ratio = ratio { count in
      let layers = [0, 1].map { _ in (0..<count).map { _ in CALayer() } }
      let layer = CALayer()
      layer.sublayers = layers[0]
      return (layer, layers[1])
    } _: { layer, others in
      layer.sublayers = others
    }
    #expect(ratio < greatest)
  }

  @Test func `strings are drawn whose pixels nobody has looked at`() {
    final class Chart: UIView {
      var count = 0
      override func draw(_ rect: CGRect) {
        for index in 0..<count { "1".draw(at: CGPoint(x: index % 50, y: index / 50)) }
      }
    }
    let ratio = ratio { count in
      let chart = Chart(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      chart.count = count
      return chart
    } _: { chart in
      chart.layer.displayIfNeeded()
    }
    #expect(ratio < greatest)
  }

  @Test func `observers of traits end one by one`() {
    let ratio = ratio { count in
      let controller = UIViewController()
      let registrations = (0..<count).map { _ in
        controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
          (_: UIViewController, _) in
        }
      }
      return (controller, registrations)
    } _: { controller, registrations in
      for registration in registrations { controller.unregisterForTraitChanges(registration) }
    }
    #expect(ratio < greatest)
  }

  @Test func `constrained views come, are laid out, and leave one by one`() {
    let ratio = ratio { count in
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      for _ in 0..<count / 4 {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: page.leadingAnchor),
          view.topAnchor.constraint(equalTo: page.topAnchor),
        ])
      }
      return page
    } _: { page in
      page.layoutIfNeeded()
      for view in page.subviews { view.removeFromSuperview() }
      page.layoutIfNeeded()
    }
    #expect(ratio < greatest)
  }
}
