// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// What takes eight times as long for eight times as many, and not sixty-four times.
@MainActor
@Suite(.serialized) struct LinearTimeTests {
  private static let few = 400
  private static let factor = 8

  /// The time of work on many things by that on few, without what prepares it: the least of five.
  private func ratio<Things>(_ prepare: (Int) -> Things, _ work: (Things) -> Void) -> Double {
    func time(_ count: Int) -> Double {
      let times = (0..<5).map { _ in
        let things = prepare(count)
        return processorTime { work(things) }
      }
      return times.min() ?? 0
    }
    _ = time(Self.few)
    return time(Self.few * Self.factor) / time(Self.few)
  }

  /// The time that the processor takes for work, in seconds: other tests and programs do not count.
  private func processorTime(_ work: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    work()
    return now() - start
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

  @Test func `drawing is recorded that nobody has looked at`() {
    let square = CGRect(x: 0, y: 0, width: 9, height: 9)
    let ratio = ratio {
      $0
    } _: { count in
      let content = GraphicsStack.content(of: square, scale: 1, traits: UITraitCollection()) {
        for _ in 0..<count { GraphicsStack.current.draw(in: square) { _ in } }
      }
      #expect(content != nil)
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

  /// A view so many levels below another.
  private func leaf(below levels: Int) -> (top: UIView, leaf: UIView) {
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var leaf = top
    for _ in 0..<levels {
      let next = UIView(frame: top.bounds)
      leaf.addSubview(next)
      leaf = next
    }
    return (top, leaf)
  }

  @Test func `a touch is looked for among neighbors however deep they lie`() {
    let ratio = ratio { count in
      let (top, leaf) = leaf(below: count / 8)
      for _ in 0..<100 { leaf.addSubview(UIView()) }
      return (top, leaf)
    } _: { _, leaf in
      for _ in 0..<10 { #expect(leaf.hitTest(CGPoint(x: 150, y: 150), with: nil) === leaf) }
    }
    #expect(ratio < 4)
  }

  @Test func `visible cells of a table are asked for without a layout`() {
    let cells = TenCells()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 800))
    table.dataSource = cells
    expectQuickAnswers(of: table) { table.visibleCells.count }
  }

  @Test func `visible cells of a collection view are asked for without a layout`() {
    let cells = TenCells()
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 800),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = cells
    expectQuickAnswers(of: grid) { grid.visibleCells.count }
  }

  /// Expects that a list with ten cells is asked for them in less than half of a layout's time.
  private func expectQuickAnswers(of list: UIView, _ count: () -> Int) {
    #expect(count() == 10)
    list.layoutIfNeeded()
    let asked = processorTime {
      for _ in 0..<200 { #expect(count() == 10) }
    }
    let laidOut = processorTime {
      for _ in 0..<200 {
        list.setNeedsLayout()
        list.layoutIfNeeded()
      }
    }
    #expect(asked < laidOut / 2)
  }
}

private final class TenCells: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    10
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
