// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import UIKit

/// The growth of the cost of a frame with its content.
@MainActor
struct ScaleRun {
  private static let sizes = [10, 30, 100, 300, 1000, 3000, 10_000]
  private static let screen = CGSize(width: 390, height: 844)

  func run() {
    for count in Self.sizes { layers(count) }
    for percent in [1, 3, 10, 30, 100] { damage(percent) }
    for length in Self.sizes { text(length) }
    for depth in Self.sizes { stack(depth) }
    for count in Self.sizes.dropLast(2) { animations(count) }
  }

  /// A grid of squares of which one changes.
  private func layers(_ count: Int) {
    let desk = Desk(scale: 3)
    let views = desk.perform { grid(count, in: desk.window) }
    measure("layers", count, desk) { frame in
      views[0].backgroundColor = frame % 2 == 0 ? .red : .blue
    }
  }

  /// One square that covers a part of the screen and changes.
  private func damage(_ percent: Int) {
    let desk = Desk(scale: 3)
    let share = (CGFloat(percent) / 100).squareRoot()
    let size = CGSize(width: Self.screen.width * share, height: Self.screen.height * share)
    let view = desk.perform { UIView(frame: CGRect(origin: .zero, size: size)) }
    desk.perform { desk.window.addSubview(view) }
    measure("damage", percent, desk) { frame in
      view.backgroundColor = frame % 2 == 0 ? .red : .blue
    }
  }

  /// A text of many lines that changes.
  private func text(_ length: Int) {
    let desk = Desk(scale: 3)
    let label = desk.perform { UILabel(frame: CGRect(origin: .zero, size: Self.screen)) }
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 10)
    desk.perform { desk.window.addSubview(label) }
    let words = String(repeating: "lorem ", count: length / 6 + 1).prefix(length)
    measure("text", length, desk) { frame in label.text = "\(frame)" + words.dropFirst() }
  }

  /// A push and a pop at a depth, without animation.
  private func stack(_ depth: Int) {
    let run = MemoryRun()
    run.desk.perform {
      run.navigation.setViewControllers((0..<depth).map { Page(number: $0) }, animated: false)
    }
    run.desk.settle()
    measure("depth", depth, run.desk) { _ in
      run.navigation.pushViewController(Page(number: 1), animated: false)
      run.navigation.popViewController(animated: false)
    }
  }

  /// Squares that all move.
  private func animations(_ count: Int) {
    let desk = Desk(scale: 3)
    let views = desk.perform { grid(count, in: desk.window) }
    desk.perform {
      UIView.animate(withDuration: 3600) { for view in views { view.center.y += 40 } }
    }
    measure("animations", count, desk) { _ in }
  }

  private func grid(_ count: Int, in window: UIWindow) -> [UIView] {
    (0..<count).map { index in
      let view = UIView(
        frame: CGRect(
          x: CGFloat(index % 38) * 10,
          y: CGFloat(index / 38 % 80) * 10,
          width: 9,
          height: 9
        )
      )
      view.backgroundColor = .gray
      window.addSubview(view)
      return view
    }
  }

  private func measure(_ series: String, _ x: Int, _ desk: Desk, _ change: (Int) -> Void) {
    desk.advance(by: 1)
    var milliseconds: [Double] = []
    let end = Meter.time + 0.5
    var frame = 0
    while frame < 5 || (frame < 60 && Meter.time < end) {
      let start = Meter.time
      desk.perform { change(frame) }
      desk.advance(by: 1.0 / 60)
      if frame > 1 { milliseconds.append((Meter.time - start) * 1e3) }
      frame += 1
    }
    report("scale \(series)", ["x": Double(x), "ms": milliseconds.median])
  }
}
