// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// A finger that drags a handle of the selection or the caret, and scrolls the text at its edges.
@MainActor
final class SelectionDrag {
  private enum Hold {
    /// A handle, and the finger's distance from the middle of its line.
    case handle(SelectionEnd, distance: CGPoint)
    case caret
    /// The selection of a text that is not editable, by words.
    case words
  }

  private unowned let host: any EditedText
  private var hold: Hold?
  /// The place of the finger in the window.
  private var finger = CGPoint.zero
  private var nextScroll: FrameClock.Entry?

  init(_ host: any EditedText) { self.host = host }

  private var editor: EditingEngine { host.editor }

  /// Takes a handle, or begins to move the caret.
  func begin(by press: TextPress) {
    end()
    guard host.isFirstResponder || host.becomeFirstResponder() else { return }
    host.layoutIfNeeded()
    let point = host.convert(press.start, from: nil)
    editor.display.handles.setWanted(true)
    // The app can have removed the selection since the finger came down.
    if let end = press.handle, !editor.editing.selection.isCaret {
      let line = editor.display.caret(of: end, of: editor.editing.selection.range)
      hold = .handle(
        end,
        distance: CGPoint(x: point.x - line.midX, y: point.y - line.midY)
      )
    } else if host.takesText {
      hold = .caret
    } else {
      editor.tap(at: point, taps: 2, by: .finger(wasEditing: true))
      hold = .words
    }
  }

  /// Follows the finger.
  ///
  /// - Parameter point: Its place in the window.
  func move(to point: CGPoint) {
    finger = point
    guard hold != nil else { return }
    follow()
    if nextScroll == nil { scrollIfNeeded() }
  }

  /// The finger lifts, and the menu appears.
  func finish() {
    guard hold != nil else { return }
    end()
    editor.menu.show()
  }

  /// The finger is cancelled, or the text is not edited any more.
  func end() {
    if case .words = hold { editor.endDrag() }
    hold = nil
    nextScroll?.cancel()
    nextScroll = nil
  }

  private func follow() {
    let point = host.convert(finger, from: nil)
    switch hold {
    case .handle(let end, let distance):
      let place = CGPoint(x: point.x - distance.x, y: point.y - distance.y)
      editor.drag(end, to: editor.display.offset(at: visible(place)))
    case .caret: editor.dragCaret(to: editor.display.offset(at: visible(point)))
    case .words: editor.drag(to: visible(point))
    case nil: break
    }
  }

  /// Returns the nearest place at which the text is visible.
  private func visible(_ point: CGPoint) -> CGPoint {
    let area = editor.display.visibleArea
    return CGPoint(
      x: min(max(point.x, area.minX), area.maxX),
      y: min(max(point.y, area.minY), area.maxY - 1)
    )
  }

  /// Scrolls while the finger is near an edge, frame by frame.
  private func scrollIfNeeded() {
    nextScroll = nil
    guard hold != nil, let clock = host.storedWindow?.session.clock else { return }
    let (point, area) = (host.convert(finger, from: nil), editor.display.visibleArea)
    let frame = clock.frameInterval
    let distance = CGPoint(
      x: TextEdgeScroll.speed(at: point.x, from: area.minX, to: area.maxX) * frame,
      y: TextEdgeScroll.speed(at: point.y, from: area.minY, to: area.maxY) * frame
    )
    guard editor.display.scroll(by: distance) else { return }
    follow()
    nextScroll = clock.schedule(at: clock.now + frame) { [weak self] in
      MainActor.assumeIsolated { self?.scrollIfNeeded() }
    }
  }
}
