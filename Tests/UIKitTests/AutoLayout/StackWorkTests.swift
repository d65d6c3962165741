// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourLayout
import RetourTesting
import Testing

@testable import UIKit

/// What a stack of many views asks of its solver when one of them changes.
@MainActor
struct StackWorkTests {
  /// A view without a size of its own along a column.
  private func plain() -> UIView { UIView() }

  private func label(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    return label
  }

  /// A world with a column of views, as large as the window.
  private func column(_ views: [UIView]) -> (World, UIStackView) {
    let world = World(size: CGSize(width: 300, height: 9000), scale: 1)
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.frame = world.window.bounds
    world.window.addSubview(stack)
    world.settle()
    return (world, stack)
  }

  /// Puts a column into a scroll view, in which it is as high as its views.
  private func scroll(_ stack: UIStackView, _ world: World) -> UIScrollView {
    stack.removeFromSuperview()
    let scrollView = UIScrollView(frame: world.window.bounds)
    world.window.addSubview(scrollView)
    scrollView.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])
    world.settle()
    return scrollView
  }

  private func constraints(_ stack: UIStackView) -> Set<NSLayoutConstraint> {
    Set(stack.constraints + stack.arrangedSubviews.flatMap(\.constraints))
  }

  @Test(arguments: [50, 300], [false, true])
  func `hiding a view exchanges the constraints beside it only`(_ count: Int, _ isScrolled: Bool) {
    let (world, stack) = column((0..<count).map { label("Row \($0)") })
    let scrollView = isScrolled ? scroll(stack, world) : nil
    let before = constraints(stack)
    let work = { (scrollView ?? stack).layoutEngine.solver.replacedCoefficients }
    let made = work()
    stack.arrangedSubviews[10].isHidden = true
    world.settle()
    let hidden = constraints(stack)
    #expect(before.subtracting(hidden).count <= 5 && hidden.subtracting(before).count <= 5)
    #expect(stack.arrangedSubviews[11].frame.minY == stack.arrangedSubviews[9].frame.maxY)
    stack.arrangedSubviews[10].isHidden = false
    world.settle()
    #expect(constraints(stack).count == before.count)
    #expect(stack.arrangedSubviews[11].frame.minY == stack.arrangedSubviews[10].frame.maxY)
    #expect(work() - made < 12 * count, "\(work() - made)")
  }

  @Test(arguments: [50, 300])
  func `views that are exchanged for others cost as much as the first ones`(_ count: Int) {
    let (world, stack) = column((0..<count).map { label("Row \($0)") })
    let scrollView = scroll(stack, world)
    let work = { scrollView.layoutEngine.solver.replacedCoefficients }
    let (made, members) = (work(), scrollView.layoutEngine.members.count)
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    world.settle()
    for row in 0..<count { stack.addArrangedSubview(label("Label \(row)")) }
    world.settle()
    #expect(stack.frame.width == stack.arrangedSubviews.map(\.intrinsicContentSize.width).max())
    #expect(stack.arrangedSubviews.last?.frame.maxY == stack.bounds.maxY)
    #expect(work() - made < 90 * count, "\(work() - made)")
    #expect(scrollView.layoutEngine.members.count == members)
  }

  @Test func `views that come and go leave no constraint behind`() {
    let (world, stack) = column((0..<5).map { label("Row \($0)") })
    let count = constraints(stack).count
    let other = label("Other")
    stack.insertArrangedSubview(other, at: 2)
    world.settle()
    #expect(constraints(stack).count > count)
    #expect(stack.arrangedSubviews[3].frame.minY == other.frame.maxY)
    stack.removeArrangedSubview(other)
    other.removeFromSuperview()
    stack.spacing = 7
    world.settle()
    #expect(constraints(stack).count == count)
    #expect(stack.arrangedSubviews[3].frame.minY == stack.arrangedSubviews[2].frame.maxY + 7)
    stack.spacing = 0
    stack.axis = .horizontal
    stack.axis = .vertical
    world.settle()
    #expect(constraints(stack).count == count)
  }

  @Test(arguments: [1, 2, 3, 30])
  func `of views without a size, the last is stretched first`(_ count: Int) {
    let (_, stack) = column((0..<count).map { _ in plain() })
    #expect(
      stack.arrangedSubviews.map(\.frame.height) == Array(repeating: 0, count: count - 1) + [9000]
    )
  }

  @Test func `where the last views are bounded, those before them are stretched`() {
    let views = (0..<30).map { _ in plain() }
    for view in views.dropFirst(28) {
      view.heightAnchor.constraint(lessThanOrEqualToConstant: 40).isActive = true
    }
    let (_, stack) = column(views)
    let heights = stack.arrangedSubviews.map(\.frame.height)
    #expect(heights == Array(repeating: 0, count: 27) + [8920, 40, 40])
  }

  @Test func `equal spaces are measured from the view that replaced another`() {
    let (world, stack) = column((0..<4).map { label("Row \($0)") })
    stack.distribution = .equalSpacing
    world.settle()
    stack.arrangedSubviews[0].removeFromSuperview()
    let tall = plain()
    tall.heightAnchor.constraint(equalToConstant: 3000).isActive = true
    stack.insertArrangedSubview(tall, at: 0)
    world.settle()
    let frames = stack.arrangedSubviews.map(\.frame)
    let spaces = zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
    #expect(spaces.allSatisfy { $0 > 1000 && abs($0 - spaces[0]) < 1 }, "\(spaces)")
  }
}
