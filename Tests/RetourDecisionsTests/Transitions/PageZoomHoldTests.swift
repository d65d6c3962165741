// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct PageZoomHoldTests {
  private let zoom = PageZoom(
    source: CGRect(x: 20, y: 300, width: 50, height: 50),
    page: CGRect(x: 0, y: 0, width: 200, height: 400)
  )

  private func place(
    _ point: CGPoint,
    share: CGFloat,
    _ hold: PageZoomHold,
    at time: Double
  )
    -> CGPoint
  {
    let offset = hold.offset(share: share, at: time)
    let card = zoom.card(at: share)
    return CGPoint(
      x: card.minX + point.x * card.width + offset.x,
      y: card.minY + point.y * card.height + offset.y
    )
  }

  private func make() -> PageZoomHold { PageZoomHold(zoom, duration: 0.5, at: 0) }

  @Test func `a card that no finger holds is on its way`() {
    #expect(make().offset(share: 0.3, at: 1) == .zero)
    #expect(!make().isHeld)
  }

  @Test func `taking the card moves nothing`() {
    var hold = make()
    hold.hold(at: CGPoint(x: 50, y: 100), share: 0.6, time: 0)
    let offset = hold.offset(share: 0.6, at: 0)
    #expect(abs(offset.x) < 1e-9 && abs(offset.y) < 1e-9 && hold.isHeld)
  }

  @Test(arguments: [0.9, 0.5, 0.1])
  func `the point under the finger stays under it while the card shrinks`(_ share: CGFloat) {
    var hold = make()
    hold.hold(at: CGPoint(x: 50, y: 100), share: 1, time: 0)
    hold.move(to: CGPoint(x: 80, y: 240))
    let place = place(CGPoint(x: 0.25, y: 0.25), share: share, hold, at: 0)
    #expect(abs(place.x - 80) < 1e-9 && abs(place.y - 240) < 1e-9)
  }

  @Test func `a card that is let go keeps its place and the finger's velocity`() {
    var hold = make()
    hold.hold(at: CGPoint(x: 50, y: 100), share: 1, time: 0)
    hold.move(to: CGPoint(x: 80, y: 240))
    let point = CGPoint(x: 0.25, y: 0.25)
    let before = place(point, share: 0.7, hold, at: 0)
    hold.release(share: 0.7, speed: -2, velocity: CGPoint(x: 300, y: -400), time: 0)
    #expect(place(point, share: 0.7, hold, at: 0) == before && !hold.isHeld)
    let later = place(point, share: 0.7 - 2e-6, hold, at: 1e-6)
    #expect(abs((later.x - before.x) / 1e-6 - 300) < 0.1)
    #expect(abs((later.y - before.y) / 1e-6 + 400) < 0.1)
  }

  @Test func `a card that is let go returns to its way`() {
    var hold = make()
    hold.hold(at: CGPoint(x: 50, y: 100), share: 1, time: 0)
    hold.move(to: CGPoint(x: 150, y: 300))
    hold.release(share: 1, speed: 0, velocity: .zero, time: 2)
    let offset = hold.offset(share: 1, at: 2.5)
    #expect(abs(offset.x) < 0.3 && abs(offset.y) < 0.3)
  }

  @Test func `a card that returns is taken again without a jump`() {
    var hold = make()
    hold.hold(at: CGPoint(x: 50, y: 100), share: 1, time: 0)
    hold.move(to: CGPoint(x: 150, y: 300))
    hold.release(share: 0.8, speed: 0, velocity: CGPoint(x: 500, y: 0), time: 0)
    let offset = hold.offset(share: 0.7, at: 0.1)
    hold.hold(at: CGPoint(x: 10, y: 10), share: 0.7, time: 0.1)
    let now = hold.offset(share: 0.7, at: 0.1)
    #expect(abs(now.x - offset.x) < 1e-9 && abs(now.y - offset.y) < 1e-9)
  }

  @Test func `the velocity is the slope of the distance`() {
    let hold = PageZoomHold(
      zoom,
      duration: 0.5,
      offset: CGPoint(x: 40, y: 0),
      velocity: CGPoint(x: 0, y: 90),
      at: 3
    )
    let (one, other) = (hold.offset(share: 0, at: 3.1), hold.offset(share: 0, at: 3.100_001))
    let velocity = hold.velocity(at: 3.1)
    #expect(abs((other.x - one.x) / 1e-6 - velocity.x) < 0.1)
    #expect(abs((other.y - one.y) / 1e-6 - velocity.y) < 0.1)
  }

  @Test func `numbers that are none have no effect`() {
    var hold = make()
    hold.hold(at: CGPoint(x: Double.nan, y: 0), share: 1, time: 0)
    #expect(!hold.isHeld)
    hold.hold(at: CGPoint(x: 1, y: 1), share: 1, time: 0)
    hold.move(to: CGPoint(x: Double.infinity, y: 0))
    hold.release(share: 1, speed: .nan, velocity: .zero, time: 0)
    let offset = hold.offset(share: 1, at: 0.1)
    #expect(offset.x.isFinite && offset.y.isFinite)
  }
}
