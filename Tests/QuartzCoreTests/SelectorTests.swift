// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing

@MainActor private final class Page: NSObject {
  var heard: [String] = []
  func close() { heard.append("close") }
  func tapped(_ sender: NSString) { heard.append("tapped \(sender)") }
  func changed(_ sender: Any?) { heard.append("changed \(sender == nil)") }
  func moved(_ sender: NSString, event: Int) { heard.append("moved \(sender) \(event)") }
}

private class Plain {
  var count = 0
  func tick(_ link: AnyObject) { count += 1 }
}

private final class Derived: Plain {
  override func tick(_ link: AnyObject) { count += 10 }
}

@MainActor struct SelectorTests {
  @Test func `a selector calls main actor methods with up to two arguments`() {
    let page = Page()
    Selector("close", Page.close).perform(on: page, with: "ignored")
    Selector("tapped:", Page.tapped(_:)).perform(on: page, with: "A" as NSString)
    Selector("moved:event:", Page.moved(_:event:)).perform(on: page, with: "B" as NSString, 3)
    Selector("changed:", Page.changed(_:)).perform(on: page)
    #expect(page.heard == ["close", "tapped A", "moved B 3", "changed true"])
  }

  @Test func `a selector calls the override of a subclass`() {
    let derived = Derived()
    Selector("tick:", Plain.tick(_:)).perform(on: derived, with: self as AnyObject)
    #expect(derived.count == 10)
  }

  @Test func `selectors are equal by name and type`() {
    #expect(Selector("tapped:", Page.tapped(_:)) == Selector("tapped:", Page.tapped(_:)))
    #expect(Selector("a:", Page.tapped(_:)) != Selector("b:", Page.tapped(_:)))
    #expect(Selector("tick:", Plain.tick(_:)) != Selector("tick:", Page.changed(_:)))
    #expect(Selector("close") == "close")
    #expect(NSStringFromSelector(NSSelectorFromString("close")) == "close")
  }

  @Test func `a name without a method traps with the runtime's message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Selector("nowhere:").perform(on: NSObject())
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("-[NSObject nowhere:]: unrecognized selector sent to instance 0x"))
  }

  @Test func `a method of another class traps`() async {
    await #expect(processExitsWith: .failure) {
      Selector("tick:", Plain.tick(_:)).perform(on: NSObject(), with: NSObject())
    }
  }

  @Test func `an argument of another type traps with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Selector("tapped:", Page.tapped(_:)).perform(on: Page(), with: 3)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("the argument is of type Int"))
  }
}
