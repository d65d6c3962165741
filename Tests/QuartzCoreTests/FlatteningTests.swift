// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

@testable import QuartzCore
import RetourRender
import Testing

@MainActor
struct FlatteningTests {
  private let stage = Stage(scale: 2)
  private let page: CALayer
  private let row = CALayer()

  /// A rasterized page with a row in it.
  init() {
    page = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100)) { [row] page in
      page.backgroundColor = .red
      page.masksToBounds = true
      page.shouldRasterize = true
      row.frame = CGRect(x: 0, y: 10, width: 50, height: 10)
      row.backgroundColor = .blue
      page.addSublayer(row)
    }
    stage.advance(to: 1)
  }

  private func frame() -> (frame: LayerFrame, sublist: SubList?) {
    let frame = stage.session.perform {
      stage.root.commitMarks()
      return stage.root.frame(
        at: stage.clock.now,
        scale: 2,
        size: CGSize(width: 100, height: 100)
      )
    }
    guard case .sublist(let sublist, _)? = frame.list.items.first?.content else {
      return (frame, nil)
    }
    return (frame, sublist)
  }

  @Test func `a moving rasterized page is one image whose sublayers are not visited`() throws {
    let first = frame()
    let sublist = try #require(first.sublist)
    #expect(sublist.keepsStore && sublist.scale == 2)
    #expect(sublist.width == 200 && sublist.height == 200)
    #expect(stage.frames.contains { $0.frame.layersVisited == 3 && $0.frame.subListsBuilt == 1 })
    #expect(first.frame.layersVisited == 2)
    for step in 1...5 {
      stage.quietly {
        page.position.x += CGFloat(step)
        page.opacity -= 0.1
        page.setAffineTransform(CGAffineTransform(scaleX: 0.9, y: 0.9))
      }
      let next = frame()
      #expect(next.sublist === sublist)
      #expect(next.frame.layersVisited == 2)
      #expect(next.frame.subListsBuilt == 0)
    }
  }

  @Test func `a change of the content makes another image`() throws {
    let sublist = try #require(frame().sublist)
    stage.quietly { row.position.y = 50 }
    let moved = try #require(frame().sublist)
    #expect(moved !== sublist)
    stage.quietly { row.backgroundColor = .red }
    let colored = try #require(frame().sublist)
    #expect(colored !== moved)
    stage.quietly { page.bounds.origin.y = 3 }
    #expect(frame().sublist !== colored)
  }

  @Test func `an invisible change keeps the image`() throws {
    let sublist = try #require(frame().sublist)
    stage.quietly { row.addSublayer(CALayer()) }
    let next = frame()
    #expect(next.frame.layersVisited == 4)
    #expect(next.sublist === sublist)
  }

  @Test func `a change inside a hidden layer is visible when it is shown again`() throws {
    let sublist = try #require(frame().sublist)
    stage.quietly { page.isHidden = true }
    #expect(frame().sublist == nil)
    stage.quietly { row.position.y = 80 }
    #expect(frame().sublist == nil)
    stage.quietly { page.isHidden = false }
    let shown = try #require(frame().sublist)
    #expect(shown !== sublist)
  }

  @Test func `an animated sublayer makes an image for each frame until it ends`() throws {
    stage.session.perform {
      row.add(CABasicAnimation.linear("position.y", from: 10, to: 60, duration: 1), forKey: "y")
    }
    var sublists: [ObjectIdentifier] = []
    for time in [1.1, 1.2, 1.3] {
      stage.advance(to: time)
      let frame = frame()
      #expect(frame.frame.animates)
      sublists.append(ObjectIdentifier(try #require(frame.sublist)))
    }
    #expect(Set(sublists).count >= 2)
    stage.advance(to: 3)
    let still = frame()
    #expect(!still.frame.animates)
    #expect(frame().sublist === still.sublist)
    #expect(frame().frame.layersVisited == 2)
  }

  @Test func `an animated sublayer is scrubbed although no layer is marked`() throws {
    stage.session.perform {
      stage.root.speed = 0
      row.add(
        CABasicAnimation.linear("position.y", from: 10, to: 60, duration: 1),
        forKey: "y"
      )
    }
    let first = try #require(frame().sublist)
    stage.root.timeOffset = 0.5
    #expect(frame().sublist !== first)
  }

  @Test func `an animation of the page itself keeps the image`() throws {
    let sublist = try #require(frame().sublist)
    stage.session.perform {
      page.add(CABasicAnimation.linear("position.x", from: 0, to: 100), forKey: "x")
      page.add(CABasicAnimation.linear("opacity", from: 0.9, to: 0.5), forKey: "o")
    }
    for time in [1.1, 1.5] {
      stage.advance(to: time)
      let next = frame()
      #expect(next.frame.animates)
      #expect(next.sublist === sublist)
      #expect(next.frame.layersVisited == 2)
    }
  }

  @Test func `an image without a mask contains sublayers outside of the bounds`() throws {
    stage.quietly {
      page.masksToBounds = false
      row.frame = CGRect(x: -20, y: 10, width: 50, height: 10)
    }
    let sublist = try #require(frame().sublist)
    #expect(sublist.origin.x <= -20 && sublist.origin.x > -22)
    #expect(sublist.width >= 240)
  }

  @Test func `a page that is no longer rasterized releases its image`() {
    #expect(page.flattened.image != nil)
    page.shouldRasterize = false
    #expect(page.flattened.image == nil)
    #expect(frame().sublist == nil)
    #expect(frame().frame.list.items.count == 2)
  }

  @Test func `a layer whose corners no longer clip releases its image with the next frame`() {
    stage.quietly {
      page.shouldRasterize = false
      page.cornerRadius = 5
    }
    #expect(frame().sublist != nil)
    #expect(page.flattened.image != nil)
    stage.quietly { page.cornerRadius = 0 }
    #expect(frame().sublist == nil)
    #expect(page.flattened.image == nil)
  }

  @Test func `the rasterization scale is the screen's unless set`() {
    stage.quietly { page.rasterizationScale = 1 }
    #expect(frame().sublist?.width == 100)
  }

  @Test func `a snapshot contains the presented values and marks nothing`() throws {
    let other = stage.add(CGRect(x: 0, y: 0, width: 30, height: 20))
    stage.quietly { other.backgroundColor = .red }
    stage.session.perform {
      other.add(CABasicAnimation.linear("cornerRadius", from: 0, to: 10), forKey: "r")
    }
    let snapshot = other.makeSubList(at: stage.clock.now + 0.5, scale: 2)
    #expect(snapshot.width == 60 && snapshot.height == 40)
    guard case .fill(_, 5, _)? = snapshot.list.items.first?.content else {
      Issue.record("no radius of the moment")
      return
    }
    #expect(other.marks.contains(.content))
    let copy = stage.add(CGRect(x: 50, y: 50, width: 30, height: 20))
    copy.contents = snapshot
    let items = frame().frame.list.items
    #expect(items.last?.content == .sublist(snapshot, opacity: 1))
    #expect(items.last?.transform.tx == 100)
  }

  @Test func `render draws the values without animations`() {
    stage.session.perform {
      row.add(CABasicAnimation.linear("position.y", from: 90, to: 90), forKey: "y")
    }
    let context = CGContext(width: 100, height: 100, scale: 1)
    page.render(in: context)
    let image = context.finish()
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      image.base.load(fromByteOffset: y * image.bytesPerRow + x * 4, as: UInt32.self)
    }
    #expect(pixel(5, 5) == 0xFFFF_0000)
    #expect(pixel(5, 15) == 0xFF00_00FF)
    #expect(pixel(60, 15) == 0xFFFF_0000)
  }

  // MARK: Nested images

  /// Rasterizes the row as well, and adds a mark to it.
  private func addMark() -> CALayer {
    let mark = CALayer()
    stage.quietly {
      mark.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      mark.backgroundColor = .red
      row.shouldRasterize = true
      row.addSublayer(mark)
    }
    return mark
  }

  /// The image inside of the page's image.
  private func inner(_ picture: SubList?) -> SubList? {
    for item in picture?.list.items ?? [] {
      if case .sublist(let list, _) = item.content { return list }
    }
    return nil
  }

  @Test func `an animation in a nested image makes both images for each frame, then none`() throws {
    let mark = addMark()
    let first = frame()
    #expect(frame().sublist === first.sublist && inner(first.sublist) != nil)
    stage.session.perform {
      mark.add(CABasicAnimation.linear("position.x", from: 2, to: 42, duration: 1), forKey: "x")
    }
    var pictures: [SubList] = []
    for time in [1.1, 1.4, 1.7] {
      stage.advance(to: time)
      let frame = frame()
      #expect(frame.frame.animates)
      pictures.append(try #require(frame.sublist))
    }
    #expect(Set(pictures.map(ObjectIdentifier.init)).count == 3)
    #expect(Set(pictures.compactMap(inner).map(ObjectIdentifier.init)).count == 3)
    stage.advance(to: 3)
    let still = frame()
    #expect(!still.frame.animates && frame().sublist === still.sublist)
    #expect(frame().frame.layersVisited == 2)
  }

  @Test func `an animation in a nested image is scrubbed`() throws {
    let mark = addMark()
    stage.session.perform {
      stage.root.speed = 0
      mark.add(CABasicAnimation.linear("position.x", from: 2, to: 42, duration: 1), forKey: "x")
    }
    let first = try #require(frame().sublist)
    stage.root.timeOffset = 0.5
    let second = try #require(frame().sublist)
    #expect(second !== first && inner(second) !== inner(first))
  }

  @Test func `an animation of a nested image itself makes the outer one anew, not the inner`()
    throws
  {
    _ = addMark()
    stage.session.perform {
      row.add(CABasicAnimation.linear("position.y", from: 10, to: 60, duration: 1), forKey: "y")
    }
    stage.advance(to: 1.2)
    let first = try #require(frame().sublist)
    stage.advance(to: 1.6)
    let second = try #require(frame().sublist)
    #expect(second !== first && inner(second) === inner(first) && inner(first) != nil)
  }

  @Test func `a change in a nested image makes both images anew`() throws {
    let mark = addMark()
    let first = try #require(frame().sublist)
    stage.quietly { mark.position.x = 30 }
    let second = try #require(frame().sublist)
    #expect(second !== first && inner(second) !== inner(first))
  }
}
