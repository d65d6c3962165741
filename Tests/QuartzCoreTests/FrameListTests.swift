// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
@testable import QuartzCore
import RetourRender
import Testing

@MainActor
struct FrameListTests {
  private let red = DisplayList.Color(red: 1, green: 0, blue: 0, alpha: 1)
  private let black = DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)
  private let whole = PixelRect(x: 0, y: 0, width: 100, height: 100)

  private func list(_ stage: Stage) -> [DisplayList.Item] {
    stage.root.commitMarks()
    return stage.root.frame(at: stage.clock.now, scale: 1, size: CGSize(width: 100, height: 100))
      .list.items
  }

  private func image(_ width: Int, _ height: Int) -> CGImage {
    CGImage(width: width, height: height, isOpaque: false) { _ in }
  }

  private func imageRects(_ items: [DisplayList.Item]) -> [CGRect] {
    items.compactMap { item in
      if case .image(_, let rect, _, _) = item.content { rect } else { nil }
    }
  }

  @Test func `a layer paints shadow, background, contents, sublayers, border`() {
    let stage = Stage()
    let image = image(3, 4)
    _ = stage.add(CGRect(x: 10, y: 20, width: 30, height: 40)) { layer in
      let child = CALayer()
      child.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
      child.backgroundColor = .red
      layer.addSublayer(child)
      layer.backgroundColor = .red
      layer.contents = image
      layer.borderWidth = 2
      layer.cornerRadius = 4
      layer.shadowOpacity = 0.5
    }
    let place = CGAffineTransform(translationX: 10, y: 20)
    let rect = CGRect(x: 0, y: 0, width: 30, height: 40)
    let expected: [DisplayList.Item] = [
      .init(
        transform: place,
        clip: whole,
        content: .shadow(
          rect,
          cornerRadius: 4,
          offset: CGSize(width: 0, height: -3),
          blur: 3,
          DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 0.5)
        )
      ),
      .init(transform: place, clip: whole, content: .fill(rect, cornerRadius: 4, red)),
      .init(
        transform: place,
        clip: whole,
        content: .image(image, rect, opacity: 1, tint: nil)
      ),
      .init(
        transform: CGAffineTransform(translationX: 11, y: 21),
        clip: whole,
        content: .fill(CGRect(x: 0, y: 0, width: 5, height: 5), cornerRadius: 0, red)
      ),
      .init(
        transform: place,
        clip: whole,
        content: .border(rect, cornerRadius: 4, width: 2, black)
      ),
    ]
    #expect(list(stage) == expected)
  }

  @Test func `siblings are painted by zPosition, then in their order`() {
    let stage = Stage()
    let layers = (0..<4).map {
      stage.add(CGRect(x: CGFloat($0) * 10, y: 0, width: 5, height: 5))
    }
    stage.quietly {
      for layer in layers { layer.backgroundColor = .red }
      layers[0].zPosition = 1
      layers[2].zPosition = -1
    }
    #expect(list(stage).map(\.transform.tx) == [20, 10, 30, 0])
  }

  @Test func `layers that have a zPosition when they are added are painted by it`() {
    let stage = Stage()
    for (x, zPosition) in [(0, 2), (10, 1)] as [(CGFloat, CGFloat)] {
      _ = stage.add(CGRect(x: x, y: 0, width: 5, height: 5)) { layer in
        layer.backgroundColor = .red
        layer.zPosition = zPosition
      }
    }
    #expect(list(stage).map(\.transform.tx) == [10, 0])
  }

  @Test func `hidden, clear and off-screen layers are not painted`() {
    let stage = Stage()
    for (index, frame) in [
      CGRect(x: 0, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: 5, height: 5),
      CGRect(x: 200, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: 0, height: 5),
    ].enumerated() {
      _ = stage.add(frame) { layer in
        layer.backgroundColor = .red
        if index == 0 { layer.isHidden = true }
        if index == 1 { layer.opacity = 0 }
      }
    }
    #expect(list(stage).isEmpty)
    let visited = stage.root.frame(at: 1, scale: 1, size: CGSize(width: 100, height: 100))
    #expect(visited.layersVisited == 5)
  }

  @Test func `the sublayers of a masking layer off screen are not visited`() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 200, y: 0, width: 5, height: 5))
    layer.addSublayer(CALayer())
    let size = CGSize(width: 100, height: 100)
    #expect(stage.root.frame(at: 0, scale: 1, size: size).layersVisited == 3)
    stage.quietly { layer.masksToBounds = true }
    #expect(stage.root.frame(at: 0, scale: 1, size: size).layersVisited == 2)
  }

  @Test func `masksToBounds without rounded corners clips at whole pixels`() {
    let stage = Stage()
    _ = stage.add(CGRect(x: 10.4, y: 10, width: 20, height: 20)) { layer in
      let child = CALayer()
      child.frame = CGRect(x: -50, y: 0, width: 100, height: 5)
      child.backgroundColor = .red
      layer.addSublayer(child)
      layer.masksToBounds = true
    }
    #expect(list(stage).map(\.clip) == [PixelRect(x: 10, y: 10, width: 20, height: 20)])
  }

  @Test func `rounded corners flatten a layer only where they clip content`() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 10, y: 10, width: 20, height: 20)) { layer in
      layer.masksToBounds = true
      layer.cornerRadius = 5
      layer.backgroundColor = .red
    }
    guard case .fill(_, 5, red)? = list(stage).first?.content else {
      Issue.record("not a fill")
      return
    }
    stage.quietly { layer.contents = image(2, 2) }
    guard case .sublist(let sub, 1)? = list(stage).first?.content else {
      Issue.record("not a sub-list")
      return
    }
    #expect(sub.width == 20 && sub.height == 20 && sub.cornerRadius == 5 && !sub.keepsStore)
    #expect(sub.list.items.count == 2)
    #expect(list(stage).first?.content == .sublist(sub, opacity: 1))
  }

  @Test func `the opacity of a layer with one item is applied to the item`() {
    let stage = Stage()
    _ = stage.add(CGRect(x: 10, y: 10, width: 20, height: 20)) { layer in
      layer.backgroundColor = .red
      layer.opacity = 0.5
    }
    #expect(
      list(stage).map(\.content) == [
        .fill(CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 0, red.faded(0.5))
      ]
    )
  }

  @Test func `several items fade as one image, which is reused while it is equal`() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 10, y: 10, width: 20, height: 20)) { layer in
      layer.backgroundColor = .red
      layer.borderWidth = 1
      layer.opacity = 0.5
    }
    let items = list(stage)
    guard items.count == 1, case .sublist(let group, 0.5) = items[0].content else {
      Issue.record("not one group")
      return
    }
    #expect(group.list.items.count == 2)
    #expect(items[0].transform.tx == 10)
    #expect(group.list.items[0].transform.tx == 0)
    stage.quietly { layer.opacity = 0.25 }
    #expect(list(stage).map(\.content) == [.sublist(group, opacity: 0.25)])
  }

  @Test(arguments: [
    (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 40, height: 20)),
    (.resizeAspect, CGRect(x: 10, y: 0, width: 20, height: 20)),
    (.resizeAspectFill, CGRect(x: 0, y: -10, width: 40, height: 40)),
    (.center, CGRect(x: 15, y: 5, width: 10, height: 10)),
    (.top, CGRect(x: 15, y: 0, width: 10, height: 10)),
    (.bottomRight, CGRect(x: 30, y: 10, width: 10, height: 10)),
    (.left, CGRect(x: 0, y: 5, width: 10, height: 10)),
  ])
  func `contents are placed by their gravity`(
    _ gravity: CALayerContentsGravity,
    _ expected: CGRect
  ) {
    let stage = Stage()
    let image = image(20, 20)
    _ = stage.add(CGRect(x: 10, y: 10, width: 40, height: 20)) { layer in
      layer.contents = image
      layer.contentsScale = 2
      layer.contentsGravity = gravity
      layer.contentsMultiplyColor = .red
    }
    #expect(list(stage).map(\.content) == [.image(image, expected, opacity: 1, tint: red)])
  }

  @Test func `contents with a contentsCenter keep their corners`() {
    let stage = Stage()
    _ = stage.add(CGRect(x: 0, y: 0, width: 50, height: 30)) { layer in
      layer.contents = image(10, 10)
      layer.contentsCenter = CGRect(x: 0.4, y: 0.3, width: 0.2, height: 0.3)
    }
    let items = list(stage)
    let rects = imageRects(items)
    #expect(rects.count == 9)
    #expect(rects.first == CGRect(x: 0, y: 0, width: 4, height: 3))
    #expect(rects.dropFirst(4).first == CGRect(x: 4, y: 3, width: 42, height: 23))
    #expect(rects.last == CGRect(x: 46, y: 26, width: 4, height: 4))
    // The parts are cut once.
    #expect(list(stage) == items)
  }

  @Test func `corners that have no room share the length`() {
    let stage = Stage()
    _ = stage.add(CGRect(x: 0, y: 0, width: 4, height: 30)) { layer in
      layer.contents = image(10, 10)
      layer.contentsCenter = CGRect(x: 0.6, y: 0.3, width: 0.2, height: 0.3)
    }
    // Six and two pixels in four points: three and one, with nothing between.
    #expect(
      imageRects(list(stage)) == [
        CGRect(x: 0, y: 0, width: 3, height: 3), CGRect(x: 3, y: 0, width: 1, height: 3),
        CGRect(x: 0, y: 3, width: 3, height: 23), CGRect(x: 3, y: 3, width: 1, height: 23),
        CGRect(x: 0, y: 26, width: 3, height: 4), CGRect(x: 3, y: 26, width: 1, height: 4),
      ]
    )
  }

  @Test func `equal trees at equal times have equal display lists`() {
    let stage = Stage()
    let layer = stage.add(CGRect(x: 10, y: 10, width: 40, height: 20)) {
      $0.backgroundColor = .red
    }
    let animation = CABasicAnimation.linear("position.x", from: 0, to: 90)
    stage.session.perform { layer.add(animation, forKey: "x") }
    let size = CGSize(width: 100, height: 100)
    let first = stage.root.frame(at: 0.3, scale: 2, size: size)
    _ = stage.root.frame(at: 0.8, scale: 2, size: size)
    #expect(stage.root.frame(at: 0.3, scale: 2, size: size).list == first.list)
    #expect(first.animates)
  }
}
