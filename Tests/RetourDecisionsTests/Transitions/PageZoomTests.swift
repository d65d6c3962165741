// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct PageZoomTests {
  private static let page = CGRect(x: 0, y: 0, width: 200, height: 400)
  private static let source = CGRect(x: 20, y: 300, width: 50, height: 50)

  private func zoom(
    _ source: CGRect? = source,
    alignment: CGRect? = nil,
    isReduced: Bool = false
  ) -> PageZoom {
    PageZoom(
      source: source,
      page: Self.page,
      alignment: alignment,
      cornerRadius: 8,
      isReduced: isReduced
    )
  }

  @Test func `the card is the source at 0 and the page at 1`() {
    let zoom = zoom()
    #expect(zoom.pose(at: 0).card == Self.source)
    #expect(zoom.pose(at: 1).card == Self.page)
    #expect(zoom.card(at: 0.5) == CGRect(x: 10, y: 150, width: 125, height: 225))
  }

  @Test func `an offset moves the card and nothing in it`() {
    let (still, moved) = (zoom().pose(at: 0.4), zoom().pose(at: 0.4, offset: CGPoint(x: 5, y: -7)))
    #expect(moved.card == still.card.offsetBy(dx: 5, dy: -7))
    #expect(moved.pageCenter == still.pageCenter && moved.picture == still.picture)
  }

  @Test func `the page fills the source at 0 and has its size at 1`() {
    let start = zoom().pose(at: 0)
    #expect(start.scale == 0.25)
    #expect(start.pageCenter == CGPoint(x: 25, y: 25))
    let end = zoom().pose(at: 1)
    #expect(end.scale == 1 && end.pageCenter == CGPoint(x: 100, y: 200))
  }

  @Test(arguments: [0, 0.3, 0.7, 1])
  func `the picture of the source lies over the aligned part of the page`(_ share: CGFloat) {
    let part = CGRect(x: 0, y: 100, width: 200, height: 200)
    let pose = zoom(alignment: part).pose(at: share)
    let origin = CGPoint(
      x: pose.pageCenter.x - pose.scale * 100,
      y: pose.pageCenter.y - pose.scale * 200
    )
    let shown = CGRect(
      x: origin.x + pose.scale * part.minX,
      y: origin.y + pose.scale * part.minY,
      width: pose.scale * part.width,
      height: pose.scale * part.height
    )
    for (one, other) in [
      (shown.minX, pose.picture.minX), (shown.minY, pose.picture.minY),
      (shown.width, pose.picture.width), (shown.height, pose.picture.height),
    ] { #expect(abs(one - other) < 1e-9) }
  }

  @Test func `the picture keeps its proportions and fills the card`() {
    let pose = zoom().pose(at: 0.5)
    #expect(pose.picture.width == pose.picture.height)
    #expect(pose.picture.height == pose.card.height && pose.picture.midX == pose.card.width / 2)
  }

  @Test func `the picture is gone and the corners are square at the end`() {
    let zoom = zoom()
    #expect(zoom.pose(at: 0).pictureAlpha == 1 && zoom.pose(at: 0.6).pictureAlpha == 0)
    #expect(zoom.pose(at: 0).cornerRadius == 8 && zoom.pose(at: 1).cornerRadius == 0)
    #expect(zoom.pose(at: 0.25).dimming == 0.25)
  }

  @Test(arguments: [
    nil, CGRect.zero, CGRect(x: Double.nan, y: 0, width: 10, height: 10),
    CGRect(x: 0, y: 0, width: Double.infinity, height: 10),
  ])
  func `without a source the page grows and fades in the middle`(_ source: CGRect?) {
    let start = zoom(source).pose(at: 0)
    #expect(start.card == CGRect(x: 50, y: 100, width: 100, height: 200))
    #expect(start.alpha == 0 && start.scale == 0.5 && start.pictureAlpha == 0)
    #expect(start.pageCenter == CGPoint(x: 50, y: 100))
    #expect(zoom(source).pose(at: 1).alpha == 1)
  }

  @Test func `with less motion the page fades where it is`() {
    let pose = zoom(isReduced: true).pose(at: 0.3)
    #expect(pose.card == Self.page && pose.scale == 1 && pose.alpha == 0.3)
    #expect(pose.pageCenter == CGPoint(x: 100, y: 200))
  }
}
