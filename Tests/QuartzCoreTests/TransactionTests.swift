// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing

@MainActor
struct TransactionTests {
  private let session = Session(clock: FrameClock())

  @Test func `the defaults are Apple's`() {
    session.perform {
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(!CATransaction.disableActions())
      #expect(CATransaction.animationTimingFunction() == nil)
      #expect(CATransaction.completionBlock() == nil)
    }
  }

  @Test func `an inner transaction inherits settings, and its own end with it`() {
    session.perform {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.setAnimationDuration(3)
      CATransaction.setDisableActions(true)
      #expect(CATransaction.animationDuration() == 3)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 2)
      #expect(!CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  @Test func `a completion block without animations is called at the commit`() {
    var calls: [String] = []
    session.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("first") }
      CATransaction.setCompletionBlock { calls.append("second") }
      #expect(calls == ["first"])
      CATransaction.commit()
    }
    #expect(calls == ["first", "second"])
  }

  @Test func `a setting outside of any transaction lasts until the next frame`() {
    var calls = 0
    session.perform {
      CATransaction.setDisableActions(true)
      CATransaction.setCompletionBlock { calls += 1 }
      #expect(CATransaction.disableActions())
      #expect(session.clock.isFrameRequested)
      session.clock.advance(to: 0)
      #expect(!CATransaction.disableActions())
      #expect(calls == 1)
      CATransaction.setDisableActions(true)
      CATransaction.flush()
      #expect(!CATransaction.disableActions())
    }
  }

  @Test func `animations take duration and timing function from the transaction`() {
    session.perform {
      let layer = CALayer()
      let pacing = CAMediaTimingFunction(name: .easeIn)
      CATransaction.begin()
      CATransaction.setAnimationDuration(4)
      CATransaction.setAnimationTimingFunction(pacing)
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
      layer.add(CABasicAnimation.linear("opacity", duration: 3), forKey: "b")
      layer.add(CASpringAnimation(keyPath: "opacity"), forKey: "c")
      CATransaction.commit()
      #expect(layer.animation(forKey: "a")?.duration == 4)
      #expect(layer.animation(forKey: "a")?.timingFunction === pacing)
      #expect(layer.animation(forKey: "b")?.duration == 3)
      #expect(layer.animation(forKey: "c")?.timingFunction == nil)
    }
  }

  @Test func `sessions have separate transactions and clocks`() {
    let other = Session(clock: FrameClock())
    session.perform {
      CATransaction.begin()
      CATransaction.setAnimationDuration(9)
      session.clock.advance(to: 3)
      #expect(CACurrentMediaTime() == 3)
      other.perform {
        #expect(CATransaction.animationDuration() == 0.25)
        #expect(CACurrentMediaTime() == 0)
      }
      CATransaction.commit()
    }
  }

  @Test func `a commit without a begin has no effect`() {
    session.perform {
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }
}
