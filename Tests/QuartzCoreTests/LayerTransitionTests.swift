// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import Testing

@MainActor
struct LayerTransitionTests {
  private let stage = Stage()
  private let layer: CALayer

  init() {
    layer = stage.add(CALayer(), CGRect(x: 20, y: 20, width: 40, height: 40)) {
      $0.backgroundColor = .red
    }
  }

  private func change(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) {
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    stage.session.perform { layer.add(transition, forKey: nil) }
    stage.quietly { layer.backgroundColor = .blue }
  }

  private func colors(at time: Double, _ points: [(Int, Int)]) -> [UInt32] {
    stage.advance(to: time)
    return stage.colors(at: points)
  }

  @Test func `a fade adds both contents up, and nothing shines through`() {
    change(.fade)
    #expect(colors(at: 0, [(40, 40)]) == [0xff0000])
    let quarter = colors(at: 0.25, [(40, 40), (10, 10)])
    #expect(abs(Int(quarter[0] >> 16) - 191) <= 2 && abs(Int(quarter[0] & 0xff) - 64) <= 2)
    #expect(quarter[1] == 0)
    #expect(colors(at: 1, [(40, 40)]) == [0xff])
    #expect(layer.animationKeys() == nil)
  }

  @Test func `what is in one content only fades by itself`() {
    let child = CALayer()
    child.frame = CGRect(x: 50, y: 0, width: 10, height: 10)
    child.backgroundColor = .white
    change(.fade)
    stage.quietly { layer.addSublayer(child) }
    let gray = colors(at: 0.5, [(75, 25)])[0] & 0xff
    #expect(abs(Int(gray) - 128) <= 2)
  }

  @Test func `both contents are drawn once`() {
    change(.fade)
    _ = colors(at: 0.1, [])
    let built = stage.frames.last?.frame.subListsBuilt
    #expect(colors(at: 0.2, [(40, 40)])[0] != 0)
    #expect(built == stage.frames.last?.frame.subListsBuilt)
  }

  @Test func `a push moves both, and clips them to the layer`() {
    change(.push, .fromRight)
    #expect(
      colors(at: 0.5, [(15, 40), (25, 40), (39, 40), (41, 40), (59, 40), (65, 40)])
        == [0, 0xff0000, 0xff0000, 0xff, 0xff, 0]
    )
    change(.push, .fromTop)
    #expect(colors(at: 1, [(40, 35), (40, 45), (40, 65)]) == [0xff, 0xff, 0])
  }

  @Test func `a layer moves in over the old content, or the old one reveals it`() {
    change(.moveIn, .fromLeft)
    #expect(colors(at: 0.25, [(25, 40), (31, 40)]) == [0xff, 0xff0000])
    stage.advance(to: 2)
    stage.quietly { layer.backgroundColor = .red }
    change(.reveal, .fromBottom)
    #expect(colors(at: 2.25, [(40, 45), (40, 51)]) == [0xff0000, 0xff])
  }

  @Test func `a transition may begin and end on the way`() {
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (.push, .fromRight, 1)
    (transition.startProgress, transition.endProgress) = (0.5, 0.75)
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    stage.session.perform { layer.add(transition, forKey: nil) }
    stage.quietly { layer.backgroundColor = .blue }
    #expect(colors(at: 0, [(39, 40), (41, 40)]) == [0xff0000, 0xff])
    #expect(colors(at: 0.999, [(28, 40), (32, 40)]) == [0xff0000, 0xff])
  }

  @Test func `a layer has one transition, under its own key`() {
    change(.fade)
    change(.push)
    #expect(layer.animationKeys() == [kCATransition])
  }
}
