// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct ButtonArrangementTests {
  private static let edges: [ButtonArrangement.Edge] = [.top, .leading, .bottom, .trailing]

  private func make(_ edge: ButtonArrangement.Edge) -> ButtonArrangement {
    var arrangement = ButtonArrangement()
    arrangement.image = CGSize(width: 20, height: 16)
    arrangement.title = CGSize(width: 50, height: 21)
    arrangement.subtitle = CGSize(width: 30, height: 15)
    (arrangement.edge, arrangement.imagePadding, arrangement.titlePadding) = (edge, 6, 2)
    return arrangement
  }

  @Test(arguments: edges, [0, 0.5, 1] as [CGFloat])
  func `parts fill their size, without an overlap`(_ edge: ButtonArrangement.Edge, _ place: CGFloat)
  {
    let arrangement = make(edge)
    let room = CGRect(x: 10, y: 20, width: 200, height: 120)
    let frames = arrangement.frames(in: room, x: place, y: place)
    let all = frames.image.union(frames.title).union(frames.subtitle)
    #expect(all.size == arrangement.size)
    #expect(all.minX == 10 + (200 - all.width) * place)
    #expect(all.minY == 20 + (120 - all.height) * place)
    #expect(!frames.image.intersects(frames.title) && !frames.image.intersects(frames.subtitle))
    #expect(frames.subtitle.minY - frames.title.maxY == 2)
  }

  @Test(arguments: edges)
  func `the image is at its edge, at its distance`(_ edge: ButtonArrangement.Edge) {
    let arrangement = make(edge)
    let frames = arrangement.frames(in: CGRect(origin: .zero, size: arrangement.size), x: 0, y: 0)
    let texts = frames.title.union(frames.subtitle)
    switch edge {
    case .leading: #expect(texts.minX - frames.image.maxX == 6)
    case .trailing: #expect(frames.image.minX - texts.maxX == 6)
    case .top: #expect(texts.minY - frames.image.maxY == 6)
    case .bottom: #expect(frames.image.minY - texts.maxY == 6)
    }
  }

  @Test(arguments: edges)
  func `an image without texts keeps no distance`(_ edge: ButtonArrangement.Edge) {
    var arrangement = make(edge)
    (arrangement.title, arrangement.subtitle) = (.zero, .zero)
    #expect(arrangement.size == arrangement.image)
  }

  @Test func `an image beside texts takes their room, one above does not`() {
    #expect(make(.leading).textRoom(in: 100) == 74)
    #expect(make(.top).textRoom(in: 100) == 100)
    #expect(make(.leading).textRoom(in: 10) == 0)
  }

  @Test(arguments: [(0, 0), (0.5, 10), (1, 20)] as [(CGFloat, CGFloat)])
  func `the shorter text is aligned with the longer one`(_ share: CGFloat, _ distance: CGFloat) {
    var arrangement = make(.leading)
    arrangement.textAlignment = share
    let frames = arrangement.frames(in: CGRect(origin: .zero, size: arrangement.size), x: 0, y: 0)
    #expect(frames.subtitle.minX - frames.title.minX == distance)
  }
}
