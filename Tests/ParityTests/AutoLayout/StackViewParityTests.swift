// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Behavior of stack views that is the same in Apple's UIKit.
@MainActor
@Suite(.hosted, .hangLimit)
struct StackViewParityTests {
  private func view(_ width: CGFloat, _ height: CGFloat) -> ContentView {
    let view = ContentView()
    view.size = CGSize(width: width, height: height)
    return view
  }

  /// A stack of three views of 20, 40 and 60 points, in a frame.
  private func stack(_ size: CGSize = CGSize(width: 200, height: 50)) -> UIStackView {
    let views = [view(20, 10), view(40, 20), view(60, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame.size = size
    return stack
  }

  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
  }

  // Apple header of UIStackView.
  @Test func `a stack view has its documented defaults`() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.alignment == .fill && stack.distribution == .fill)
    #expect(stack.spacing == 0 && !stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement && stack.arrangedSubviews.isEmpty)
  }

  // Apple documentation of UIStackView.Distribution.
  @Test func `filling stretches the view that hugs its content least`() {
    let stack = stack()
    stack.spacing = 5
    stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    #expect(spans(stack) == [[0, 20], [25, 110], [140, 60]])
    stack.frame.size.width = 100
    stack.arrangedSubviews[2].setContentCompressionResistancePriority(
      UILayoutPriority(749),
      for: .horizontal
    )
    #expect(spans(stack) == [[0, 20], [25, 40], [70, 30]])
  }

  // Apple documentation of UIStackView.Distribution.
  @Test(
    arguments: [
      (UIStackView.Distribution.fillEqually, [[CGFloat(0), 60], [70, 60], [140, 60]]),
      (.fillProportionally, [[0, 30], [40, 60], [110, 90]]),
      (.equalSpacing, [[0, 20], [60, 40], [140, 60]]),
      (.equalCentering, [[0, 20], [70, 40], [140, 60]]),
    ]
  )
  func `distributions place views along the axis`(
    _ distribution: UIStackView.Distribution,
    _ expected: [[CGFloat]]
  ) {
    let stack = stack()
    stack.spacing = distribution == .fillEqually || distribution == .fillProportionally ? 10 : 0
    stack.distribution = distribution
    #expect(spans(stack) == expected)
    stack.axis = .vertical
    for case let view as ContentView in stack.arrangedSubviews {
      view.size = CGSize(width: view.size.height, height: view.size.width)
    }
    stack.frame.size = CGSize(width: 50, height: 200)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map { [$0.frame.minY, $0.frame.height] } == expected)
  }

  // Apple documentation of UIStackView.Alignment.
  @Test(
    arguments: [
      (UIStackView.Alignment.fill, [[CGFloat(0), 50], [0, 50], [0, 50]]),
      (.top, [[0, 10], [0, 20], [0, 30]]), (.center, [[20, 10], [15, 20], [10, 30]]),
      (.bottom, [[40, 10], [30, 20], [20, 30]]),
    ]
  )
  func `alignments place views across the axis`(
    _ alignment: UIStackView.Alignment,
    _ expected: [[CGFloat]]
  ) {
    let stack = stack(CGSize(width: 120, height: 50))
    stack.alignment = alignment
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map { [$0.frame.minY, $0.frame.height] } == expected)
  }

  // Apple documentation: a stack has the size of its content, and the largest view's across.
  @Test func `a stack is as large as its views and spaces`() {
    let stack = stack()
    stack.spacing = 8
    stack.alignment = .center
    let compressed = UIView.layoutFittingCompressedSize
    #expect(stack.systemLayoutSizeFitting(compressed) == CGSize(width: 136, height: 30))
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(stack.systemLayoutSizeFitting(compressed) == CGSize(width: 142, height: 34))
  }

  // Apple documentation of setCustomSpacing(_:after:).
  @Test func `a custom space replaces the stack's after one view`() {
    let stack = stack()
    stack.spacing = 4
    let first = stack.arrangedSubviews[0]
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(30, after: first)
    #expect(spans(stack).map { $0[0] } == [0, 50, 94])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: first)
    #expect(spans(stack)[1][0] == 28)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: first)
    #expect(spans(stack)[1][0] == 24)
  }

  // Apple documentation: hidden views take no room, and neither does the space after them.
  @Test func `hidden views take no room`() {
    let stack = stack(CGSize(width: 90, height: 50))
    stack.spacing = 10
    stack.arrangedSubviews[1].isHidden = true
    #expect(spans(stack)[0] == [0, 20])
    #expect(spans(stack)[2] == [30, 60])
    stack.arrangedSubviews[1].isHidden = false
    stack.frame.size.width = 140
    #expect(spans(stack) == [[0, 20], [30, 40], [80, 60]])
  }

  // Apple documentation: leading is right in a right-to-left language.
  @Test func `a stack is mirrored in a right-to-left direction`() {
    let stack = stack(CGSize(width: 120, height: 50))
    stack.semanticContentAttribute = .forceRightToLeft
    #expect(spans(stack) == [[100, 20], [60, 40], [0, 60]])
  }

  // Apple documentation of addArrangedSubview, insertArrangedSubview and removeArrangedSubview.
  @Test func `arranged views are a part of the subviews with an order of their own`() {
    let stack = UIStackView()
    let views = [UIView(), UIView(), UIView()]
    stack.addSubview(views[1])
    stack.addArrangedSubview(views[0])
    stack.addArrangedSubview(views[1])
    stack.insertArrangedSubview(views[2], at: 1)
    #expect(stack.arrangedSubviews == [views[0], views[2], views[1]])
    #expect(stack.subviews == [views[1], views[0], views[2]])
    #expect(!views[0].translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(views[1], at: 0)
    #expect(stack.arrangedSubviews == [views[1], views[0], views[2]])
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2]] && views[0].superview === stack)
    views[2].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1]])
  }

  // Apple documentation of UIStackView.Alignment.firstBaseline.
  @Test func `baselines align labels of different sizes`() {
    let (small, large) = (UILabel(), UILabel())
    (small.text, large.text) = ("small", "large")
    small.font = .systemFont(ofSize: 12)
    large.font = .systemFont(ofSize: 30)
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.alignment = .firstBaseline
    stack.frame.size = CGSize(width: 300, height: 60)
    stack.layoutIfNeeded()
    #expect(large.frame.minY == 0 && small.frame.minY > 10)
    stack.alignment = .lastBaseline
    stack.layoutIfNeeded()
    #expect(large.frame.maxY == 60 && small.frame.maxY < 60)
  }

  // Apple documentation of UIStackView: changes of isHidden in an animation block are animated.
  @Test func `a view that is hidden in an animation block shrinks and disappears at its end`()
    async throws
  {
    let window = try makeWindow()
    let stack = stack()
    window.addSubview(stack)
    stack.distribution = .equalSpacing
    window.layoutIfNeeded()
    let views = stack.arrangedSubviews
    await happened { done in
      UIView.animate(withDuration: 0.05) {
        views[0].isHidden = true
      } completion: { _ in
        done()
      }
      #expect(views[0].isHidden && !views[0].layer.isHidden)
      #expect(views[0].frame.width == 0 && views[1].frame.minX == 0)
      #expect(views[1].layer.animationKeys()?.isEmpty == false)
    }
    #expect(views[0].isHidden && views[0].layer.isHidden)
  }
}
