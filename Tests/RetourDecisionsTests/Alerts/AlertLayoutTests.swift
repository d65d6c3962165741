// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct AlertLayoutTests {
  func layout(
    _ content: AlertLayout.Content,
    _ figures: AlertFigures = .alert,
    height: CGFloat = 600
  ) -> AlertLayout {
    AlertLayout(content, figures: figures, width: 270, height: height)
  }

  @Test func `texts and one row lie below each other`() {
    let layout = layout(.init(titleHeight: 21, messageHeight: 32, rows: 1))
    #expect(layout.title == CGRect(x: 16, y: 20, width: 238, height: 21))
    #expect(layout.message == CGRect(x: 16, y: 45, width: 238, height: 32))
    #expect(layout.rows == [CGRect(x: 0, y: 97, width: 270, height: 44)])
    #expect(layout.size == CGSize(width: 270, height: 141))
    #expect(layout.cancel == nil)
  }

  @Test func `two short rows lie side by side, in reading order`() {
    let content = AlertLayout.Content(titleHeight: 21, rows: 2, isSideBySide: true)
    #expect(layout(content).rows.map(\.minX) == [0, 135])
    var mirrored = content
    mirrored.isRightToLeft = true
    #expect(layout(mirrored).rows.map(\.minX) == [135, 0])
    #expect(layout(content).size.height == 105)
  }

  @Test func `the cancel action of an action sheet has its own group`() throws {
    let content = AlertLayout.Content(rows: 2, hasCancelGroup: true)
    let layout = layout(content, .actionSheet)
    #expect(layout.group.height == 114)
    #expect(layout.cancel == CGRect(x: 0, y: 122, width: 270, height: 57))
    let alone = self.layout(.init(hasCancelGroup: true), .actionSheet)
    #expect(alone.cancel?.minY == 0)
  }

  @Test(arguments: [0, 20, 100, 300], [0, 1, 7, 100])
  func `a layout stays in its size whatever the content`(_ height: Int, _ rows: Int) {
    for hasCancelGroup in [false, true] {
      let content = AlertLayout.Content(
        titleHeight: 400,
        messageHeight: 4000,
        rows: rows,
        hasCancelGroup: hasCancelGroup
      )
      let figures: AlertFigures = hasCancelGroup ? .actionSheet : .alert
      let layout = layout(content, figures, height: CGFloat(height))
      let gap = hasCancelGroup ? figures.groupGap : 0
      #expect(layout.size.height <= CGFloat(height) + gap + 0.001)
      #expect(layout.rows.allSatisfy { $0.height >= 0 })
      #expect(layout.title.height >= 0 && layout.message.height >= 0)
    }
  }

  @Test func `texts shrink before rows`() {
    let content = AlertLayout.Content(titleHeight: 21, messageHeight: 900, rows: 3)
    let layout = layout(content, height: 300)
    #expect(layout.rows.allSatisfy { $0.height == 44 })
    #expect(layout.title.height == 21)
    #expect(layout.size.height == 300)
  }
}
