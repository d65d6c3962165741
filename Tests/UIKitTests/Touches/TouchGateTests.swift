// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What a view sees of a touch, depending on what the recognizers demand.
@Suite struct TouchGateTests {
  private var gate = TouchGate()

  @Test mutating func `a touch that nobody wants reaches the view as it comes`() {
    #expect(gate.step(.none, ruling: []) == [.began])
    #expect(gate.step(.moved, ruling: []) == [.moved])
    #expect(gate.step(.none, ruling: []) == [])
    #expect(gate.step(.ended, ruling: []) == [.ended])
    #expect(gate.isOver)
    #expect(gate.step(.none, ruling: []) == [])
  }

  @Test mutating func `a touch that a gesture takes is cancelled once`() {
    #expect(gate.step(.none, ruling: []) == [.began])
    #expect(gate.step(.moved, ruling: .cancels) == [.cancelled])
    #expect(gate.step(.moved, ruling: .cancels) == [])
    #expect(gate.step(.ended, ruling: []) == [])
  }

  @Test mutating func `a touch held back comes when the gesture fails`() {
    #expect(gate.step(.none, ruling: .holdsBegan) == [])
    #expect(gate.step(.moved, ruling: .holdsBegan) == [])
    #expect(gate.step(.none, ruling: []) == [.began, .moved])
  }

  @Test mutating func `a touch held back to its end comes as a whole`() {
    #expect(gate.step(.none, ruling: .holdsBegan) == [])
    #expect(gate.step(.ended, ruling: .holdsBegan) == [])
    #expect(gate.step(.none, ruling: []) == [.began, .ended])
    #expect(gate.isOver)
  }

  @Test(arguments: [TouchGate.Ruling.cancels, .discardsUnseen])
  mutating func `a touch held back never comes when the gesture is recognized`(
    _ ruling: TouchGate.Ruling
  ) {
    #expect(gate.step(.none, ruling: .holdsBegan) == [])
    #expect(gate.step(.moved, ruling: ruling) == [])
    #expect(gate.isOver)
  }

  @Test mutating func `an end held back comes when the gesture fails`() {
    #expect(gate.step(.none, ruling: .holdsEnded) == [.began])
    #expect(gate.step(.ended, ruling: .holdsEnded) == [])
    #expect(!gate.isOver)
    #expect(gate.step(.none, ruling: []) == [.ended])
  }

  @Test mutating func `an end held back becomes a cancel when the gesture is recognized`() {
    #expect(gate.step(.none, ruling: .holdsEnded) == [.began])
    #expect(gate.step(.ended, ruling: .holdsEnded) == [])
    #expect(gate.step(.none, ruling: .cancels) == [.cancelled])
  }

  @Test mutating func `what the view has seen is not discarded`() {
    #expect(gate.step(.none, ruling: []) == [.began])
    #expect(gate.step(.moved, ruling: .discardsUnseen) == [.moved])
  }

  @Test mutating func `the system cancels only what the view has seen`() {
    #expect(gate.step(.cancelled, ruling: []) == [])
    #expect(gate.isOver)
  }

  @Test mutating func `a blocked touch never comes`() {
    gate.block()
    #expect(gate.step(.none, ruling: []) == [])
    #expect(gate.step(.ended, ruling: []) == [])
  }
}
