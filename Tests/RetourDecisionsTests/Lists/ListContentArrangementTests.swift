// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct ListContentArrangementTests {
  private func make(_ image: CGSize = CGSize(width: 20, height: 30)) -> ListContentArrangement {
    var arrangement = ListContentArrangement(
      image: image,
      width: 200,
      imagePadding: 10,
      gaps: CGSize(width: 6, height: 3)
    )
    arrangement.text = CGSize(width: 80, height: 21)
    arrangement.secondary = CGSize(width: 60, height: 15)
    return arrangement
  }

  @Test func `texts have the width that the image leaves`() {
    #expect(make().textWidth == 170)
    #expect(make(.zero).textWidth == 200)
  }

  @Test func `texts below each other keep their distance and are centered`() {
    let frames = make().frames(height: 60, isSideBySide: false)
    #expect(frames.image == CGRect(x: 0, y: 15, width: 20, height: 30))
    #expect(frames.text == CGRect(x: 30, y: 10.5, width: 170, height: 21))
    #expect(frames.secondary == CGRect(x: 30, y: 34.5, width: 170, height: 15))
    #expect(make().height(isSideBySide: false) == 39)
  }

  @Test func `texts side by side are at both ends`() {
    let frames = make().frames(height: 40, isSideBySide: true)
    #expect(frames.text == CGRect(x: 30, y: 9.5, width: 80, height: 21))
    #expect(frames.secondary == CGRect(x: 140, y: 12.5, width: 60, height: 15))
    #expect(make().height(isSideBySide: true) == 30)
  }

  @Test(arguments: [(104, true), (105, false)] as [(CGFloat, Bool)])
  func `texts are side by side with their least distance`(_ width: CGFloat, _ fits: Bool) {
    let second = CGSize(width: 60, height: 15)
    #expect(make().fitsSideBySide(CGSize(width: width, height: 21), second) == fits)
  }

  @Test func `a text alone has no distance`() {
    var arrangement = make(.zero)
    arrangement.secondary = .zero
    #expect(arrangement.height(isSideBySide: false) == 21)
  }
}
