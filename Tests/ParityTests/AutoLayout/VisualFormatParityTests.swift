// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Behavior of visual formats that is the same in Apple's UIKit.
@MainActor
@Suite(.hosted, .hangLimit)
struct VisualFormatParityTests {
  private func frames(
    _ formats: [String],
    options: NSLayoutConstraint.FormatOptions = [],
    isRightToLeft: Bool = false
  ) -> [CGRect] {
    let box = LayoutBox()
    if isRightToLeft { box.view.semanticContentAttribute = .forceRightToLeft }
    let (first, second) = (box.add(), box.add(ContentView()))
    let views = ["a": first, "b": second]
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: options,
          metrics: ["m": 12],
          views: views
        )
      )
    }
    box.view.layoutIfNeeded()
    return [first.frame, second.frame]
  }

  // Apple documentation: "Visual Format Language", its examples.
  @Test func `spaces, sizes, metrics and priorities of a format are constraints`() {
    let frames = frames(["H:|-m-[a(50)]-(>=4)-[b(==a)]-|", "V:|[a]|", "V:|-(3@900)-[b(30)]"])
    #expect(frames[0] == CGRect(x: 12, y: 0, width: 50, height: 100))
    #expect(frames[1] == CGRect(x: 142, y: 3, width: 50, height: 30))
  }

  // Apple documentation: the standard space is 8 points between views.
  @Test func `standard spaces are 8 points between views`() {
    let frames = frames(
      ["H:|[a(20)]-[b]", "V:|[a(10)]"],
      options: [.alignAllTop, .alignAllBottom]
    )
    #expect(frames[1] == CGRect(x: 28, y: 0, width: 40, height: 10))
  }

  // Apple documentation of NSLayoutFormatOptions: leading to trailing, or fixed directions.
  @Test func `a format follows the direction unless it has one of its own`() {
    let formats = ["H:|-5-[a(20)]-5-[b(30)]", "V:|[a(10)]", "V:|[b(10)]"]
    #expect(frames(formats).map(\.minX) == [5, 30])
    #expect(frames(formats, isRightToLeft: true).map(\.minX) == [175, 140])
    #expect(
      frames(formats, options: .directionLeftToRight, isRightToLeft: true).map(\.minX) == [5, 30]
    )
    #expect(frames(formats, options: .directionRightToLeft).map(\.minX) == [175, 140])
  }

  #if os(Linux)
  // Messages from public crash logs.
  @Test(
    arguments: [
      ("H:[c]-[a]", "c is not a key in the views dictionary."),
      ("H:|-x-[a]", "Encountered metric with name \"x\", but value was not specified in metrics"),
      ("V[a]", "Expected ':' after 'V' to specify vertical arrangement"),
    ]
  )
  func `a format that cannot be read stops with UIKit's message`(
    _ format: String,
    _ message: String
  ) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [format] in
      await MainActor.run {
        let superview = UIView()
        let views = ["a": UIView()]
        superview.addSubview(views["a"]!)
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: format,
          metrics: nil,
          views: views
        )
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Unable to parse constraint format: "))
    #expect(text.contains(message))
  }
  #endif
}
