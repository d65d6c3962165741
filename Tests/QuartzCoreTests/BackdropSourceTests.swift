// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourRender
import Testing

@testable import QuartzCore

/// A backdrop that moves with the page below it.
@MainActor
struct BackdropSourceTests {
  private let stage = Stage()
  private let page: CALayer
  private let row = CALayer()
  private let bar: BackdropLayer
  private let tint = CALayer()

  init() {
    page = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100)) { [row] page in
      page.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
      page.shouldRasterize = true
      row.frame = CGRect(x: 20, y: 22, width: 50, height: 30)
      row.backgroundColor = .blue
      page.addSublayer(row)
    }
    bar = stage.add(BackdropLayer(), CGRect(x: 10, y: 5, width: 80, height: 30)) {
      [page, tint] bar in
      bar.backdrop = Backdrop(
        blur: 4,
        saturation: 1.5,
        tint: DisplayList.Color(red: 1, green: 1, blue: 1, alpha: 0.3)
      )
      bar.source = BackdropSource(page, at: CGPoint(x: 10, y: 5))
      tint.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
      tint.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.2)
      bar.addSublayer(tint)
    }
  }

  /// All pixels of the next frame.
  private func pixels() -> [UInt32] {
    stage.colors(at: (0..<100).flatMap { y in (0..<100).map { ($0, y) } })
  }

  /// The images of the last frame in front of the page.
  private var images: [SubList] {
    stage.items.dropFirst().compactMap {
      if case .sublist(let image, _) = $0.content { image } else { nil }
    }
  }

  private var isLive: Bool { stage.items.contains(where: \.isBackdrop) }

  private func move(by distance: CGFloat) {
    stage.quietly {
      page.position.x += distance
      bar.position.x += distance
    }
  }

  @Test func `it looks as one that sees all that lies behind`() {
    let own = pixels()
    #expect(!isLive && images.count == 1)
    stage.quietly { bar.source = nil }
    #expect(pixels() == own && isLive)
    #expect(Set(own).count > 20, "the row below is blurred")
  }

  @Test func `it moves as one image, without another blur`() throws {
    _ = pixels()
    let image = try #require(images.first)
    let compositor = Compositor()
    for step in 1...5 {
      move(by: CGFloat(step))
      stage.makeFrame()
      #expect(images.first === image)
      _ = compositor.frame(of: stage.frames.last?.frame.list)
    }
    #expect(compositor.counts.backdropsMade == 0, "the first frame has made the image")
    #expect(compositor.counts.sublistsComposed >= 5)
  }

  @Test func `it looks the same beside where it was`() {
    let before = pixels()
    move(by: 7)
    let after = pixels()
    let rows = 0..<60
    #expect(
      rows.allSatisfy { y in
        (0..<90).allSatisfy { x in after[y * 100 + x + 7] == before[y * 100 + x] }
      }
    )
  }

  @Test func `a change of the page or of its own content is seen at once`() throws {
    let before = pixels()
    let first = try #require(images.first)
    stage.quietly { row.backgroundColor = .red }
    let changed = pixels()
    let second = try #require(images.first)
    #expect(second !== first && changed[28 * 100 + 40] != before[28 * 100 + 40])
    stage.quietly { tint.backgroundColor = .blue }
    #expect(pixels()[28 * 100 + 40] == 0x0000ff)
    stage.quietly { bar.source = nil }
    #expect(pixels()[28 * 100 + 40] == 0x0000ff)
  }

  /// A change after which other things could be seen through the source, or it is no image.
  enum Change: CaseIterable {
    case seeThrough, small, notRasterized, round, turned, larger, elsewhere, gone
  }

  @Test(arguments: Change.allCases)
  func `it sees all that lies behind where the source alone does not do`(_ change: Change) {
    stage.quietly {
      switch change {
      case .seeThrough: page.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.9)
      case .small: page.bounds.size.height = 20
      case .notRasterized: page.shouldRasterize = false
      case .round: (bar.cornerRadius, bar.masksToBounds) = (8, true)
      case .turned: bar.setAffineTransform(CGAffineTransform(rotationAngle: 0.1))
      case .larger: bar.setAffineTransform(CGAffineTransform(scaleX: 1.5, y: 1.5))
      case .elsewhere: bar.source = BackdropSource(page, at: CGPoint(x: 60, y: 5))
      case .gone: bar.source = BackdropSource(CALayer(), at: .zero)
      }
    }
    stage.makeFrame()
    #expect(isLive)
  }
}

extension Compositor {
  /// Paints a list, or nothing, in a frame of 100 by 100 pixels.
  fileprivate func frame(of list: DisplayList?) -> CGImage {
    CGImage(width: 100, height: 100, isOpaque: true) { pixels in
      compose(
        list ?? DisplayList(),
        into: pixels,
        damage: Region(PixelRect(width: 100, height: 100)),
        background: DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)
      )
    }
  }
}
