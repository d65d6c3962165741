// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor
@Suite(.freesControllers) struct ScrollGuideTests {
  /// Adds a view that constraints place in the content.
  private func add(_ view: UIView, to stage: ScrollStage, _ constraints: [NSLayoutConstraint]) {
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(view)
    NSLayoutConstraint.activate(constraints)
    stage.world.advance(by: 0)
  }

  /// The constraints of a view's size.
  private func size(_ view: UIView, _ width: CGFloat, _ height: CGFloat) -> [NSLayoutConstraint] {
    [
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ]
  }

  @Test(arguments: World.Direction.allCases)
  func `the scroll view's own edges are those of the content, whose size they determine`(
    _ direction: World.Direction
  ) {
    let stage = ScrollStage(content: .zero, direction)
    let (view, scrollView) = (UIView(), stage.view)
    add(
      view,
      to: stage,
      size(view, 700, 1500) + [
        view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -20),
        view.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 30),
        view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -40),
      ]
    )
    #expect(scrollView.contentSize == CGSize(width: 730, height: 1570))
    let left: CGFloat = direction == .leftToRight ? 10 : 20
    #expect(view.frame == CGRect(x: left, y: 30, width: 700, height: 1500))
    scrollView.contentOffset.y = 200
    stage.world.advance(by: 0)
    #expect(view.frame.minY == 30, "the content's coordinates do not scroll")
    #expect(scrollView.frame == stage.world.window.bounds)
  }

  @Test func `the content's guide determines the content size, and a change scrolls no further`() {
    let stage = ScrollStage(content: .zero)
    let view = UIView()
    let height = view.heightAnchor.constraint(equalToConstant: 2000)
    let content = stage.view.contentLayoutGuide
    add(
      view,
      to: stage,
      [
        height,
        view.widthAnchor.constraint(equalTo: stage.view.frameLayoutGuide.widthAnchor),
        view.leftAnchor.constraint(equalTo: content.leftAnchor),
        view.rightAnchor.constraint(equalTo: content.rightAnchor),
        view.topAnchor.constraint(equalTo: content.topAnchor),
        view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      ]
    )
    #expect(stage.view.contentSize == CGSize(width: 400, height: 2000))
    #expect(content.layoutFrame == CGRect(x: 0, y: 0, width: 400, height: 2000))
    stage.view.contentOffset.y = 1200
    height.constant = 1000
    stage.world.advance(by: 0)
    #expect(stage.view.contentSize.height == 1000 && stage.offset.y == 200)
  }

  @Test func `a content size that constraints do not determine is the app's`() {
    let stage = ScrollStage(content: CGSize(width: 400, height: 3000))
    let view = UIView()
    let content = stage.view.contentLayoutGuide
    #expect(content.layoutFrame.height == 3000)
    add(
      view,
      to: stage,
      size(view, 50, 60) + [
        view.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
        view.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor),
      ]
    )
    #expect(stage.view.contentSize.height == 3000 && view.frame.maxY == 3000)
    stage.view.contentSize.height = 2500
    stage.world.advance(by: 0)
    #expect(stage.view.contentSize.height == 2500 && view.frame.maxY == 2500)
    #expect(content.layoutFrame.height == 2500)
  }

  @Test func `what is constrained to the frame's guide does not scroll`() {
    let stage = ScrollStage()
    let view = UIView()
    let frame = stage.view.frameLayoutGuide
    add(
      view,
      to: stage,
      size(view, 50, 60) + [
        view.rightAnchor.constraint(equalTo: frame.rightAnchor),
        view.bottomAnchor.constraint(equalTo: frame.bottomAnchor),
      ]
    )
    for offset in [0, 700, -40] as [CGFloat] {
      stage.view.contentOffset.y = offset
      stage.world.advance(by: 0)
      let shown = view.convert(view.bounds, to: nil)
      #expect(shown == CGRect(x: 350, y: 740, width: 50, height: 60), "\(offset)")
      #expect(frame.layoutFrame == CGRect(x: 0, y: offset, width: 400, height: 800))
    }
  }

  @Test func `a constraint with a view outside holds while the content scrolls`() {
    let stage = ScrollStage()
    let window = stage.world.window
    let header = UIView()
    let natural = header.topAnchor.constraint(
      equalTo: stage.view.contentLayoutGuide.topAnchor,
      constant: 100
    )
    natural.priority = .defaultLow
    add(
      header,
      to: stage,
      size(header, 400, 44) + [
        natural,
        header.leftAnchor.constraint(equalTo: stage.view.contentLayoutGuide.leftAnchor),
        header.topAnchor.constraint(greaterThanOrEqualTo: window.topAnchor, constant: 20),
      ]
    )
    for (offset, y) in [(0, 100), (60, 40), (80, 20), (500, 20), (30, 70)] as [(CGFloat, CGFloat)] {
      stage.view.contentOffset.y = offset
      stage.world.advance(by: 0)
      #expect(header.convert(header.bounds, to: nil).minY == y, "\(offset)")
    }
  }

  @Test func `a removed constraint with a view outside is freed and lays nothing out`() {
    let stage = ScrollStage()
    let header = LayoutCounter()
    weak var freed: NSLayoutConstraint?
    add(header, to: stage, size(header, 400, 44))
    do {
      let pin = header.topAnchor.constraint(equalTo: stage.world.window.topAnchor)
      pin.isActive = true
      stage.world.advance(by: 0)
      pin.isActive = false
      freed = pin
    }
    stage.world.settle()
    #expect(freed == nil)
    let frame = header.frame
    stage.view.contentOffset.y = 90
    stage.world.settle()
    #expect(header.frame == frame)
  }

  @Test func `without such constraints scrolling lays no content out`() {
    let stage = ScrollStage()
    let view = LayoutCounter()
    add(
      view,
      to: stage,
      size(view, 50, 60) + [
        view.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
        view.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 90),
      ]
    )
    let count = view.count
    stage.flick(0, -300)
    stage.world.settle()
    #expect(stage.offset.y > 300)
    #expect(view.count == count && view.frame.minY == 90)
  }

  @Test func `a scroll view with guides is freed`() {
    weak var freed: UIScrollView?
    do {
      let stage = ScrollStage()
      freed = stage.view
      let view = UIView()
      add(
        view,
        to: stage,
        [
          view.topAnchor.constraint(equalTo: stage.view.frameLayoutGuide.topAnchor),
          view.leftAnchor.constraint(equalTo: stage.view.contentLayoutGuide.leftAnchor),
          view.bottomAnchor.constraint(equalTo: stage.world.window.bottomAnchor),
        ]
      )
      stage.view.removeFromSuperview()
      stage.world.settle()
    }
    #expect(freed == nil)
  }
}

/// A view that counts its layouts.
private final class LayoutCounter: UIView {
  private(set) var count = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}
